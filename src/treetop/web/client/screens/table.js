import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { Later } from "../components/later.js";
import { Skeleton } from "../components/skeleton.js";
import { html } from "../html.js";
import { identity } from "../person.js";
import { draw } from "../sprite.js";
import { style } from "../styles.js";
import { Connection } from "../table/connection.js";
import { Lost } from "../table/lost.js";
import { useTitle } from "../title.js";
import { load, t } from "../words.js";

const lobby = () => import("../table/lobby.js").then((module) => module.Lobby);

/** What a game brings to its table. @type {Record<string, () => Promise<any>>} */
const TABLES = {
  arboretum: () => import("../games/arboretum/table.js"),
  "tree-society": () => import("../games/tree-society/table.js"),
};

/** A table: open, being played or finished. @param {{ parameters: { table: string } }} props */
export default function TableScreen({ parameters }) {
  const connection = useMemo(() => new Connection(parameters.table), [parameters.table]);
  useEffect(() => () => connection.close(), [connection]);
  const known = useRef(identity.value);
  useEffect(() => {
    if (known.current !== identity.value) connection.reconnect();
    known.current = identity.value;
  }, [identity.value]);
  const table = connection.table.value;
  const Game = useGame(table?.game);
  useTitle(table ? `${table.my_turn ? `${t("web-table-your-turn")} · ` : ""}${t(`web-game-${table.game}`)}` : "");
  if (connection.state.value === "refused") return html`<${Lost} />`;
  if (!table) return html`<${Skeleton} />`;
  if (table.state === "open") return html`<${Later} load=${lobby} connection=${connection} table=${table} />`;
  if (!Game || !connection.view.value) return html`<${Skeleton} />`;
  return html`<${Game} connection=${connection} />`;
}

/** The game's own module, words and style sheet. @param {string | undefined} name */
function useGame(name) {
  const [Game, show] = useState(/** @type {any} */ (null));
  useEffect(() => {
    if (!name) return;
    draw(name);
    Promise.all([TABLES[name](), load(name), style(name)]).then(([module]) => show(() => module.default));
  }, [name]);
  return Game;
}
