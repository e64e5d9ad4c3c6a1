import { html } from "../html.js";
import { person, recognised } from "../person.js";
import { path, place } from "../router.js";
import { SCREENS } from "../screens.js";
import { t } from "../words.js";
import { Icon } from "./icon.js";
import { LanguageChoice } from "./language-choice.js";

const NAME = "Treetop";

/** The head of ordinary screens: the mark, the ways, the language, the settings. */
export function Head() {
  const ways = SCREENS.filter(({ way }) => way && !way.aside);
  return html`<header class="head">
    <a class="mark" href="/"><svg viewBox="0 0 100 100" aria-hidden="true"><use href="#logo" /></svg>${NAME}</a>
    <nav class="ways" aria-label=${t("web-ways")}>
      ${ways.map(
        ({ address, way }) => html`<a
          key=${address}
          href=${address}
          aria-current=${isHere(address) ? "page" : undefined}
        ><${Icon} name=${way?.icon} /><span>${t(/** @type {string} */ (way?.words))}</span></a
        >`,
      )}
    </nav>
    <div class="head-end">
      <${LanguageChoice} />
      ${person.value &&
      html`<a class="button quiet who" href=${`/people/${person.value.id}`} aria-label=${person.value.name}>
        <${Icon} name="person" /><span>${person.value.name}</span>
      </a>`}
      <${Enter} />
      <a class="button quiet round" href="/settings" aria-label=${t("web-settings")}><${Icon} name="settings" /></a>
    </div>
  </header>`;
}

/** For everybody who has no account, or has one and is not logged in. */
function Enter() {
  if (!recognised.value || person.value?.kind === "account") return null;
  const back = ["/login", "/register"].includes(path.value) ? "" : `?back=${encodeURIComponent(place.value)}`;
  return html`<a class="button quiet enter" href=${`/login${back}`} aria-label=${t("web-account-login")}>
    <${Icon} name="lock" /><span>${t("web-account-login")}</span>
  </a>
    <a class="button enter-new" href=${`/register${back}`}>${t("web-account-register")}</a>`;
}

/** @param {string} address */
function isHere(address) {
  return address === "/" ? path.value === "/" : path.value.startsWith(address);
}
