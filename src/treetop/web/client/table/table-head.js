import { Later } from "../components/later.js";
import { html } from "../html.js";
import { Bar } from "./bar.js";
import { ConnectionLine } from "./connection-line.js";
import { needsVotes } from "./needs-votes.js";

const outcome = () => import("./outcome.js").then((module) => module.Outcome);
const votes = () => import("./votes.js").then((module) => module.Votes);

/**
 * Above every table: the bar, the state of the connection, what people have to settle.
 * @param {{
 *   connection: import("./connection.js").Connection, sentence: string, mine: boolean, example: string,
 *   onAction: (action: string) => Promise<unknown>
 * }} props
 */
export function TableHead({ connection, ...props }) {
  const table = /** @type {import("./facts.js").Table} */ (connection.table.value);
  const seat = connection.seat.value;
  return html`<${Bar} connection=${connection} ...${props} />
    <${ConnectionLine} connection=${connection} />
    ${table.result?.forfeit && html`<${Later} load=${outcome} connection=${connection} table=${table} />`}
    ${seat && needsVotes(table, seat) && html`<${Later} load=${votes} connection=${connection} />`}`;
}
