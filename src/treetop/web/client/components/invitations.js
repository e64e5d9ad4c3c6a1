import { html } from "../html.js";
import { person } from "../person.js";
import { path } from "../router.js";
import { get } from "../service.js";
import { useAnswer } from "../use-answer.js";
import { load } from "../words.js";
import { Later } from "./later.js";

/** @typedef {import("../table/facts.js").Table} Table */

/** Milliseconds: first, the screen itself. */
const SOON = 1500;
const LOOK_AGAIN = 15_000;
const soon = new Promise((resolve) => setTimeout(resolve, SOON));
/** Whoever can't load it hears of invitations another time. */
const invitation = () =>
  import("./invitation.js").then(
    (module) => module.Invitation,
    () => () => null,
  );

/** Friends who challenge the reader, and rematches: shown wherever they are, until they answer. */
export function Invitations() {
  const { answer, again } = useAnswer(invitations, [person.value?.id], { every: LOOK_AGAIN });
  const latest = (answer ?? []).find((one) => ![one.id, one.rematch_of].includes(tableHere()));
  return latest && html`<${Later} key=${latest.id} load=${invitation} table=${latest} onAnswer=${again} />`;
}

/** A table tells of its own rematch. */
function tableHere() {
  return path.value.startsWith("/t/") ? path.value.slice(3) : "";
}

/** @returns {Promise<Table[]>} */
async function invitations() {
  await soon;
  if (!navigator.onLine || !person.value) return [];
  const { tables } = await get("/me/invitations");
  if (tables.length > 0) await load("people");
  return tables;
}
