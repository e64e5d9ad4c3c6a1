import { render } from "preact";
import { html } from "./html.js";
import { recognise } from "./person.js";
import { followLinks } from "./router.js";
import { applySettings } from "./settings.js";
import { Shell } from "./shell.js";
import { HAS_SERVER, onHost } from "./site.js";
import { draw } from "./sprite.js";
import { load } from "./words.js";

applySettings();
followLinks();
draw("common");
if (HAS_SERVER) recognise().catch(() => {});
load().then(() => render(html`<${Shell} />`, /** @type {HTMLElement} */ (document.getElementById("treetop"))));
if ("serviceWorker" in navigator) navigator.serviceWorker.register(onHost("/service-worker.js"));
