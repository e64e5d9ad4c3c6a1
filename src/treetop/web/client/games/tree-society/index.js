// What Tree Society brings to the browser; each part is fetched when a screen first asks for it.

/** What the pad must know before it asks the rules. */
export const FACTS = new URL("../../../kernel/tree-society.json", import.meta.url).href;

export const mark = "fruit-apple";
export const plate = { load: () => import("./plate.js"), styles: ["plate"], areas: [], drawings: false };
export const table = { load: () => import("./table.js"), styles: ["table"] };
export const scene = { load: () => import("./scene.js"), styles: ["table"] };
export const action = { load: () => import("./action.js"), styles: ["table"] };
export const options = { load: () => import("./options.js") };
export const pad = {
  load: () => import("./pad/index.js"),
  styles: ["table", "pad/pad"],
  areas: ["tree-society", "tree-society-scorepad"],
  kept: [FACTS],
};
export const lesson = {
  load: () => import("./learn/board.js"),
  styles: ["table", "learn/learn"],
  areas: ["tree-society", "tree-society-learn"],
};
export const rules = {
  load: () => import("./learn/rulebook.js"),
  styles: ["table", "learn/learn", "pad/pad"],
  areas: ["tree-society", "tree-society-learn", "tree-society-scorepad"],
  prefix: "T",
};
