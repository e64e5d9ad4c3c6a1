import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { Later } from "../components/later.js";
import { LoadFailed } from "../components/load-failed.js";
import { Skeleton } from "../components/skeleton.js";
import { FIRST_GAME, gameName, usePart } from "../games.js";
import { html } from "../html.js";
import { HandOver, nextHolder } from "../local/hand-over.js";
import { identity } from "../person.js";
import { Connection } from "../table/connection.js";
import { NoTable } from "../table/no-table.js";
import { useTitle } from "../title.js";
import { t } from "../words.js";

const lobby = () => import("../table/lobby.js").then((module) => module.Lobby);

/** A table: open, being played or finished. @param {{ parameters: { table: string } }} props */
export default function TableScreen({ parameters }) {
  const connection = useMemo(() => new Connection(parameters.table), [parameters.table]);
  useEffect(() => () => connection.close(), [connection]);
  const known = useRef(identity.value);
  useEffect(() => {
    if (known.current !== identity.value) connection.reconnect();
    known.current = identity.value;
  }, [identity.value]);
  const [holder, setHolder] = useState(/** @type {string | null} */ (null));
  const table = connection.table.value;
  const { part: Game, failed } = usePart(table?.game ?? FIRST_GAME, "table");
  useTitle(table ? `${table.my_turn ? `${t("web-table-your-turn")} · ` : ""}${gameName(table.game)}` : "");
  const refused = ["missing", "forbidden", "unable", "damaged"].includes(connection.state.value);
  if (failed) return html`<${LoadFailed} />`;
  if (!table || refused) return html`<${NoTable} connection=${connection} />`;
  const next = nextHolder(table, holder);
  if (next) return html`<${HandOver} connection=${connection} person=${next} onTaken=${setHolder} />`;
  if (table.state === "open") return html`<${Later} load=${lobby} connection=${connection} table=${table} />`;
  if (!Game || !connection.view.value) return html`<${Skeleton} />`;
  return html`<${Game} connection=${connection} />`;
}
