import { html } from "../html.js";
import { SCREENS } from "../screens.js";
import { t } from "../words.js";
import { Icon } from "./icon.js";

/** What you can do here besides playing at a table; none of it needs a connection. */
export function OtherWays() {
  const ways = SCREENS.filter((screen) => screen.way?.about);
  return html`<section class="other-ways">
    ${ways.map(
      ({ address, way }) => html`<a key=${address} class="panel other-way" href=${address}>
        <${Icon} name=${way?.icon} />
        <span>
          <strong class="display">${t(way?.words ?? "")}</strong>
          <span class="muted small">${t(way?.about ?? "")}</span>
        </span>
      </a>`,
    )}
  </section>`;
}
