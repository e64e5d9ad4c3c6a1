import { get } from "../service.js";

/** Save a game of this device as a record, for `treetop verify` and `treetop review`. @param {string} id */
export async function saveRecord(id) {
  const record = await get(`/tables/${id}/record`);
  const address = URL.createObjectURL(new Blob([JSON.stringify(record)], { type: "application/json" }));
  const link = Object.assign(document.createElement("a"), { href: address, download: `${record.game}-${id}.json` });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
