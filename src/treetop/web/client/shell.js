import { useEffect, useRef } from "preact/hooks";
import { useComputed } from "@preact/signals";
import { announcement } from "./announcer.js";
import { Head } from "./components/head.js";
import { Invitations } from "./components/invitations.js";
import { Notices } from "./components/notices.js";
import { Stage } from "./components/stage.js";
import { html } from "./html.js";
import { person } from "./person.js";
import { path } from "./router.js";
import { screenAt } from "./screens.js";
import { language, t } from "./words.js";

/** Everything on the page: head, the screen for this address, notices, and the voice for screen readers. */
export function Shell() {
  const found = useComputed(() => screenAt(path.value)).value;
  const main = useRef(/** @type {HTMLElement | null} */ (null));
  const arrived = useRef(false);
  useEffect(() => {
    if (arrived.current) main.current?.focus({ preventScroll: true });
    arrived.current = true;
    scrollTo(0, 0);
  }, [path.value]);
  return html`
    <a class="skip" href="#main" onClick=${skip}>${t("web-skip")}</a>
    ${!found.screen.plain && html`<${Head} />`}
    ${person.value && html`<${Invitations} />`}
    <main id="main" class=${found.screen.plain ? "plain" : ""} ref=${main} tabindex="-1" lang=${language.value}>
      <${Stage} key=${path.value} screen=${found.screen} parameters=${found.parameters} />
    </main>
    <${Notices} />
    <div class="heard" aria-live="polite" role="status">${announcement.value}</div>
  `;

  /** @param {MouseEvent} event */
  function skip(event) {
    event.preventDefault();
    main.current?.focus();
  }
}
