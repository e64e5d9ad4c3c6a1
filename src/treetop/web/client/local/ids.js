/** Ids of tables on this device begin with a vowel; a server gives none of that kind. */
export const ON_DEVICE = "o";

/** @param {string} id */
export function isOnDevice(id) {
  return id.startsWith(ON_DEVICE);
}
