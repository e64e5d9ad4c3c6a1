import { becomeSomebody, salt } from "./person.js";
import { navigate } from "./router.js";
import { post } from "./service.js";

/**
 * Open a table and go there. The server promises its part of the deal before it sees our salt.
 * @param {{ game: string, seats: string[], [more: string]: unknown }} wishes
 */
export async function openTable(wishes) {
  await becomeSomebody();
  const { commitment } = await post("/promises");
  const { table } = await post("/tables", { ...wishes, commitment, salt: salt() });
  navigate(`/t/${table.id}`);
}

/** @param {string} id @param {number} [seat] */
export async function sitDown(id, seat) {
  await becomeSomebody();
  const { table } = await post(`/tables/${id}/join`, { seat, salt: salt() });
  navigate(`/t/${table.id}`);
}
