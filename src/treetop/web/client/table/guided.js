import { storedList } from "../device-storage.js";

/** Whoever skips the first steps is not shown any on this device again. */
export const SKIPPED = "skipped";

export function isGuided() {
  return !storedList("guide").includes(SKIPPED);
}
