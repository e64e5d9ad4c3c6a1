// The general form, for games that bring none: a plain table and replay, made from facts, legal actions and words, and
// our mark.

export const plate = { load: () => import("./plate.js"), areas: [] };
export const table = { load: () => import("./table.js"), styles: ["general"] };
export const scene = { load: () => import("./scene.js"), styles: ["general"] };
