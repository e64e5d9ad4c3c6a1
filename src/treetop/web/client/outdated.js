import { VERSION } from "./offline.js";
import { onHost } from "./site.js";

const TRIED = "treetop.reloaded";

/** After a file failed to load: if the site has a newer version, reload the page, once for each version. */
export async function reloadIfOutdated() {
  try {
    const { version } = await (await fetch(onHost("/shell.json"), { cache: "no-cache" })).json();
    if (version === VERSION || sessionStorage.getItem(TRIED) === version) return;
    sessionStorage.setItem(TRIED, version);
    location.reload();
  } catch {
    // No connection: it's not the version.
  }
}
