import { HAS_SERVER } from "../site.js";

/** Ids of tables on this device begin with a vowel; a server gives none of that kind. */
export const ON_DEVICE = "o";

/** @param {string} id */
export function isOnDevice(id) {
  return id.startsWith(ON_DEVICE);
}

/** What is said where a table can't run: what works all the same. */
export const UNABLE = HAS_SERVER ? "local-unable" : "local-unable-alone";
