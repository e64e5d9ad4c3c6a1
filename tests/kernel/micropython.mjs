// Runs a Python program under MicroPython's WebAssembly build.
// node micropython.mjs MODULE < {"files": {path: text}, "program": text}   prints what the program prints.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const { loadMicroPython } = await import(pathToFileURL(process.argv[2]));
const { files, program } = JSON.parse(readFileSync(0, "utf-8"));
const python = await loadMicroPython({
  heapsize: 64 * 1024 * 1024,
  linebuffer: true,
  stdout: (line) => console.log(line),
});

for (const [path, text] of Object.entries(files)) {
  const folders = path.split("/").slice(0, -1);
  folders.forEach((_, i) => {
    const folder = "/" + folders.slice(0, i + 1).join("/");
    if (!python.FS.analyzePath(folder).exists) python.FS.mkdir(folder);
  });
  python.FS.writeFile("/" + path, text);
}
python.runPython(`import sys\nsys.path.insert(0, "/")\n${program}`);
