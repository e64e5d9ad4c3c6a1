/**
 * A file of Python where MicroPython finds it.
 * @param {any} system
 * @param {string} path
 * @param {string} text
 */
export function write(system, path, text) {
  const folders = path.split("/").slice(0, -1);
  for (const depth of folders.keys()) {
    const folder = `/${folders.slice(0, depth + 1).join("/")}`;
    if (!system.analyzePath(folder).exists) system.mkdir(folder);
  }
  system.writeFile(`/${path}`, text);
}
