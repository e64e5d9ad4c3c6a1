// The rules in the order of the book, what can be tried at each, and where printed rulebooks differ.
import { chapter } from "../../../screens/learn/chapter.js";
import { DealExample } from "./deal-example.js";
import { TableExample } from "./table-example.js";

/** @typedef {import("../pad/entered.js").Tree} Tree */

const SPECIES = ["ca", "do", "ja", "ma", "oa", "wi"];

/** @type {Tree[]} */
const STAIRCASE = [
  ["oa1", 0, 0],
  ["oa2", 0, 1],
  ["oa4", 1, 1],
  ["ma5", 2, 1],
  ["oa6", 2, 0],
  ["ja7", 3, 0],
  ["oa8", 3, 1],
];
/** @type {Tree[]} */
const MAPLES = [["ma1", 0, 0], ["oa2", 1, 0], ["ma3", 2, 0]];

/**
 * A little table that answers one question about a species.
 * @param {"rights" | "path" | "winner"} shows
 * @param {string} code
 * @param {{ hand: string[], planted: Tree[] }[]} players
 */
function table(shows, code, players) {
  const named = players.map((player) => ({ name: "", ...player }));
  return { example: TableExample, given: { table: { shows, code, species: SPECIES, players: named } } };
}

/** @param {string} code @param {string[][]} hands @param {Tree[][]} [planted] */
function hands(code, hands, planted = [[], []]) {
  return table("rights", code, hands.map((hand, seat) => ({ hand, planted: planted[seat] })));
}

/** @param {string} code @param {Tree[]} planted */
function path(code, planted) {
  return table("path", code, [{ hand: [], planted }, { hand: [], planted: [] }]);
}

const sections = [
  chapter("setup", { A1: DealExample, A2: DealExample, A3: DealExample }),
  chapter("turn", { A4: "draw", A5: "plant", A6: "plant", A7: "draw" }),
  chapter("end", { A8: "example", A9: DealExample }),
  chapter("right", {
    A10: hands("ja", [["ja1", "ja3"], ["ja8"]]),
    A11: hands("wi", [["wi3", "wi4"], ["wi2", "wi5"]]),
    A12: hands("ca", [["ca2"], []]),
    A13: hands("ma", [["ma6", "ma7"], ["ma4", "ma5"]], [[], MAPLES]),
  }),
  chapter("path", {
    A14: path("oa", [["oa2", 0, 0], ["ma4", 1, 0], ["wi5", 1, 1], ["oa6", 2, 1]]),
    A15: path("oa", [["oa1", 0, 0], ["oa3", 1, 0], ["oa4", 2, 0], ["oa8", 3, 0]]),
    A16: path("oa", STAIRCASE),
    A17: table("winner", "oa", [
      { hand: [], planted: [["oa2", 0, 0], ["ma3", 1, 0], ["oa4", 2, 0]] },
      { hand: [], planted: [["oa1", 0, 0], ["oa3", 1, 0]] },
    ]),
  }),
];

/** Where the printed rulebooks contradict each other or are silent, with the rule. @type {Record<string, string>} */
const differences = {
  "a-any": "A5",
  "a-example": "A11",
  "a-move": "A5",
  "a-two": "A14",
  "a-look": "A4",
  "a-names": "A1",
  "a-opening": "A3",
  "a-discards": "A7",
};

export default { sections, differences };
