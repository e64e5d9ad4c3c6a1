import { Later } from "../components/later.js";
import { html } from "../html.js";
import { Bar } from "./bar.js";
import { ConnectionLine } from "./connection-line.js";
import { Guide } from "./guide.js";
import { needsVotes } from "./needs-votes.js";

const outcome = () => import("./outcome.js").then((module) => module.Outcome);
const votes = () => import("./votes.js").then((module) => module.Votes);

/**
 * Above every table: the bar, the state of the connection, what people have to settle, or first steps.
 * @param {{
 *   connection: import("./connection.js").Connection, sentence: string, mine: boolean, example: string, phase?: string,
 *   onAction: (action: string) => Promise<unknown>, onRules?: () => void
 * }} props
 */
export function TableHead({ connection, phase, ...props }) {
  const table = /** @type {import("./facts.js").Table} */ (connection.table.value);
  const seat = connection.seat.value;
  return html`<${Bar} connection=${connection} ...${props} />
    <${ConnectionLine} connection=${connection} />
    ${table.result?.forfeit && html`<${Later} load=${outcome} connection=${connection} table=${table} />`}
    ${seat && needsVotes(table, seat)
      ? html`<${Later} load=${votes} connection=${connection} />`
      : seat &&
        table.state === "playing" &&
        html`<${Guide} game=${table.game} phase=${phase} mine=${props.mine} />`}`;
}
