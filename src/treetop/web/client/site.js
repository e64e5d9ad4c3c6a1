/** Where the site lies on its host: `/`, or a folder such as `/treetop/`. Addresses in the client start from there. */
export const BASE = new URL("../../../", import.meta.url).pathname;

/** Whether a server answers here: a site that `treetop site` has written is files only. */
export const HAS_SERVER = document.querySelector('meta[name="treetop-server"]')?.getAttribute("content") !== "none";

/** An address of the site (`/learn`) as a path on its host. @param {string} address */
export function onHost(address) {
  return BASE + address.slice(1);
}

/** An address of the site as somebody elsewhere needs it. @param {string} address */
export function forOthers(address) {
  return location.origin + onHost(address);
}
