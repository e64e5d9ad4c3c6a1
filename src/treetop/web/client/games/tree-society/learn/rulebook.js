// The rules in the order of the book, what can be tried at each, and where printed rulebooks differ.
import { CostExample } from "./cost-example.js";
import { DealExample } from "./deal-example.js";
import { GuildExample } from "./guild-example.js";
import { GuildsExample } from "./guilds-example.js";
import { PointsExample } from "./points-example.js";
import { PriceExample } from "./price-example.js";
import { PurseExample } from "./purse-example.js";
import { withDeck } from "./with-deck.js";

const Cost = withDeck(CostExample);
const Guild = withDeck(GuildExample);
const Guilds = withDeck(GuildsExample);
const Points = withDeck(PointsExample);
const Price = withDeck(PriceExample);
const Purse = withDeck(PurseExample);

/** @type {import("../../../screens/learn/rules.js").Section[]} */
const sections = [
  {
    section: "setup",
    rules: [
      { number: "T1", example: Guild },
      { number: "T2", example: Guild },
      { number: "T3", example: DealExample },
      { number: "T4", lesson: "purse" },
      { number: "T5", example: DealExample },
      { number: "T6", example: Guilds },
      { number: "T7", example: DealExample },
      { number: "T8", example: DealExample },
    ],
  },
  {
    section: "sell",
    rules: [
      { number: "T9", example: Price },
      { number: "T10", lesson: "action" },
      { number: "T11", lesson: "effect" },
    ],
  },
  {
    section: "build",
    rules: [
      { number: "T12", lesson: "build" },
      { number: "T13", example: Cost },
      { number: "T14", lesson: "chain" },
      { number: "T15", lesson: "complete" },
      { number: "T16", lesson: "effect" },
      { number: "T17", lesson: "build" },
    ],
  },
  {
    section: "rest",
    rules: [
      { number: "T18", lesson: "purse" },
      { number: "T19", example: Purse },
      { number: "T20", lesson: "purse" },
    ],
  },
  {
    section: "end",
    rules: [
      { number: "T21", lesson: "ending" },
      { number: "T22", lesson: "ending" },
      { number: "T23", example: Points },
      { number: "T24", example: Points },
    ],
  },
];

/** Where the printed rulebook is silent or contradicts itself, with the rule. @type {Record<string, string>} */
const differences = {
  "t-deck": "T1",
  "t-coins": "T5",
  "t-half": "T16",
  "t-both": "T16",
  "t-undo": "T21",
  "t-first": "T22",
  "t-row": "T10",
  "t-seen": "T4",
  "t-own": "T15",
  "t-giving": "T17",
  "t-price": "T16",
  "t-itself": "T16",
  "t-reward": "T16",
  "t-onward": "T16",
  "t-rest": "T19",
  "t-standing": "T16",
  "t-partly": "T16",
  "t-shown": "T22",
};

export default { sections, differences };
