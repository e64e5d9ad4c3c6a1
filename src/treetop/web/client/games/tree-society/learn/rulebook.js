// The rules in the order of the book, what can be tried at each, and where printed rulebooks differ.
import { chapter } from "../../../screens/learn/chapter.js";
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

const sections = [
  chapter("setup", {
    T1: Guild,
    T2: Guild,
    T3: DealExample,
    T4: "purse",
    T5: DealExample,
    T6: Guilds,
    T7: DealExample,
    T8: DealExample,
  }),
  chapter("sell", { T9: Price, T10: "action", T11: "effect" }),
  chapter("build", { T12: "build", T13: Cost, T14: "chain", T15: "complete", T16: "effect", T17: "build" }),
  chapter("rest", { T18: "purse", T19: Purse, T20: "purse" }),
  chapter("end", { T21: "ending", T22: "ending", T23: Points, T24: Points }),
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
