import { CompiledKernel } from "../kernel/compiled.js";

const KERNEL = new URL("../../kernel/", import.meta.url);

/** A game's rules as WebAssembly; null if this site has not built them. @param {string} game */
export async function loadKernel(game) {
  const table = await fetch(new URL(`${game}.exports.json`, KERNEL));
  if (!table.ok) return null;
  const code = await fetch(new URL(`${game}.wasm`, KERNEL));
  return new CompiledKernel(await WebAssembly.compile(await code.arrayBuffer()), await table.json());
}
