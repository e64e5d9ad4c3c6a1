import { useEffect, useRef, useState } from "preact/hooks";
import { LoadFailed } from "../../components/load-failed.js";
import { html } from "../../html.js";
import { t } from "../../words.js";

/** How far below the screen it begins to load. */
const AHEAD = "200px";

/**
 * The review of a game, fetched and worked out when somebody scrolls there or follows a link to it.
 * @param {import("./review.js").ReviewProps} props
 */
export function WhereItWasWon(props) {
  const here = useRef(/** @type {HTMLElement | null} */ (null));
  const [wanted, setWanted] = useState(location.hash === "#review");
  const [Review, setReview] = useState(/** @type {any} */ (null));
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (wanted || !here.current) return;
    const sight = new IntersectionObserver(
      (entries) => setWanted(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: AHEAD },
    );
    sight.observe(here.current);
    return () => sight.disconnect();
  }, [wanted]);
  useEffect(() => {
    if (!wanted) return;
    import("./review.js").then(
      (module) => setReview(() => module.Review),
      () => setFailed(true),
    );
  }, [wanted]);
  if (Review) return html`<${Review} ...${props} />`;
  return html`<section id="review" ref=${here} class="review panel stack">
    <h2>${t("players-review-title")}</h2>
    ${failed ? html`<${LoadFailed} />` : html`<p class="muted">${t("web-review-working")}</p>`}
  </section>`;
}
