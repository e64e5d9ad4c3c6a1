/**
 * Can there be anything to settle between people at this table, or somebody to wait for?
 * @param {import("./facts.js").Table} table
 * @param {number} seat
 */
export function needsVotes(table, seat) {
  return (
    table.seats[seat - 1]?.away ||
    table.seats.some((one) => one.waking) ||
    table.seats.filter((one) => one.kind === "person").length > 1
  );
}
