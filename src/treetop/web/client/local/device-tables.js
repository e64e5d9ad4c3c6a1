import { useEffect, useState } from "preact/hooks";
import { TableList } from "../components/table-list.js";
import { html } from "../html.js";
import { t } from "../words.js";
import { stories } from "./store.js";

const SHOWN = 6;

/** The games on this device: those being played first, then what was played last. */
export function DeviceTables() {
  const [tables, setTables] = useState(/** @type {import("../table/facts.js").Table[]} */ ([]));
  useEffect(() => {
    stories().then((found) => setTables(sorted(found.flatMap(({ card }) => (card ? [card] : [])))), () => {});
  }, []);
  if (!tables.length) return null;
  return html`<section class="stack">
    <h2>${t("local-your-games")}</h2>
    <${TableList} tables=${tables.slice(0, SHOWN)} />
  </section>`;
}

/** @param {import("../table/facts.js").Table[]} tables */
function sorted(tables) {
  return [...tables.filter(({ state }) => state === "playing"), ...tables.filter(({ state }) => state !== "playing")];
}
