// The general form: a plain table and replay, made from facts, legal actions and words, for games that bring none.

export const table = { load: () => import("./table.js"), styles: ["general"] };
export const scene = { load: () => import("./scene.js"), styles: ["general"] };
