// What Arboretum brings to the browser; each part is fetched when a screen first asks for it.

/** What the pad must know before it asks the rules. */
export const FACTS = new URL("../../../kernel/arboretum.json", import.meta.url).href;

export const mark = "species-wi";
export const plate = { load: () => import("./plate.js"), styles: ["cards", "plate"], areas: [], drawings: false };
export const ornament = { load: () => import("./ornament.js"), styles: ["plate"], areas: [], drawings: false };
export const table = { load: () => import("./table.js"), styles: ["cards", "table"] };
export const scene = { load: () => import("./scene.js"), styles: ["cards", "table", "scene"] };
export const action = { load: () => import("./action.js"), styles: ["cards", "table", "scene"] };
export const options = { load: () => import("./options.js") };
export const pad = {
  load: () => import("./pad/index.js"),
  styles: ["cards", "pad/pad"],
  areas: ["arboretum", "arboretum-scorepad"],
  kept: [FACTS],
};
export const lesson = {
  load: () => import("./learn/board.js"),
  styles: ["cards", "table", "learn/learn"],
  areas: ["arboretum", "arboretum-learn"],
};
export const rules = {
  load: () => import("./learn/rulebook.js"),
  styles: ["cards", "table", "learn/learn", "pad/pad"],
  areas: ["arboretum", "arboretum-learn", "arboretum-scorepad"],
  prefix: "A",
};
