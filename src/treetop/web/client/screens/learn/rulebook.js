// The rules in the order of the book, and what one can touch at each.

/** @typedef {{ number: string, lesson?: string, table?: any, deal?: true, cards?: string }} Rule */
/** @typedef {{ section: string, rules: Rule[] }} Section */

const SPECIES = ["ca", "do", "ja", "ma", "oa", "wi"];

/** @type {import("../scorepad/arboretum/entered.js").Tree[]} */
const STAIRCASE = [["oa1", 0, 0], ["oa2", 0, 1], ["oa4", 1, 1], ["ma5", 2, 1], ["oa6", 2, 0], ["ja7", 3, 0], ["oa8", 3, 1]];

/** @param {string} code @param {string[][]} hands @param {any[][]} [planted] */
function hands(code, hands, planted = [[], []]) {
  return { shows: "rights", code, species: SPECIES, players: hands.map((hand, seat) => ({ name: "", hand, planted: planted[seat] })) };
}

/** @param {string} code @param {any[]} planted */
function path(code, planted) {
  return { shows: "path", code, species: SPECIES, players: [{ name: "", hand: [], planted }, { name: "", hand: [], planted: [] }] };
}

/** @type {Record<string, Section[]>} */
export const RULES = {
  arboretum: [
    { section: "setup", rules: [{ number: "A1", deal: true }, { number: "A2", deal: true }, { number: "A3", deal: true }] },
    {
      section: "turn",
      rules: [
        { number: "A4", lesson: "draw" },
        { number: "A5", lesson: "plant" },
        { number: "A6", lesson: "plant" },
        { number: "A7", lesson: "draw" },
      ],
    },
    { section: "end", rules: [{ number: "A8", lesson: "example" }, { number: "A9", deal: true }] },
    {
      section: "right",
      rules: [
        { number: "A10", table: hands("ja", [["ja1", "ja3"], ["ja8"]]) },
        { number: "A11", table: hands("wi", [["wi3", "wi4"], ["wi2", "wi5"]]) },
        { number: "A12", table: hands("ca", [["ca2"], []]) },
        { number: "A13", table: hands("ma", [["ma6", "ma7"], ["ma4", "ma5"]], [[], [["ma1", 0, 0], ["oa2", 1, 0], ["ma3", 2, 0]]]) },
      ],
    },
    {
      section: "path",
      rules: [
        { number: "A14", table: path("oa", [["oa2", 0, 0], ["ma4", 1, 0], ["wi5", 1, 1], ["oa6", 2, 1]]) },
        { number: "A15", table: path("oa", [["oa1", 0, 0], ["oa3", 1, 0], ["oa4", 2, 0], ["oa8", 3, 0]]) },
        { number: "A16", table: path("oa", STAIRCASE) },
        {
          number: "A17",
          table: {
            shows: "winner",
            code: "oa",
            species: SPECIES,
            players: [
              { name: "", hand: [], planted: [["oa2", 0, 0], ["ma3", 1, 0], ["oa4", 2, 0]] },
              { name: "", hand: [], planted: [["oa1", 0, 0], ["oa3", 1, 0]] },
            ],
          },
        },
      ],
    },
  ],
  "tree-society": [
    {
      section: "society-setup",
      rules: [
        { number: "T1", cards: "guild" },
        { number: "T2", cards: "guild" },
        { number: "T3", deal: true },
        { number: "T4", lesson: "purse" },
        { number: "T5", deal: true },
        { number: "T6", cards: "guilds" },
        { number: "T7", deal: true },
        { number: "T8", deal: true },
      ],
    },
    {
      section: "society-sell",
      rules: [
        { number: "T9", cards: "price" },
        { number: "T10", lesson: "action" },
        { number: "T11", lesson: "effect" },
      ],
    },
    {
      section: "society-build",
      rules: [
        { number: "T12", lesson: "build" },
        { number: "T13", cards: "cost" },
        { number: "T14", lesson: "chain" },
        { number: "T15", lesson: "complete" },
        { number: "T16", lesson: "effect" },
        { number: "T17", lesson: "build" },
      ],
    },
    {
      section: "society-rest",
      rules: [
        { number: "T18", lesson: "purse" },
        { number: "T19", cards: "purse" },
        { number: "T20", lesson: "purse" },
      ],
    },
    {
      section: "society-end",
      rules: [
        { number: "T21", lesson: "ending" },
        { number: "T22", lesson: "ending" },
        { number: "T23", cards: "points" },
        { number: "T24", cards: "points" },
      ],
    },
  ],
};
