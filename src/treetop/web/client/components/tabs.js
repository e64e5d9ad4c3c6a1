import { useId, useState } from "preact/hooks";
import { html } from "../html.js";

/**
 * @param {{ label: string, tabs: { key: string, name: string, content: () => any }[] }} props
 */
export function Tabs({ label, tabs }) {
  const [open, setOpen] = useState(tabs[0].key);
  const id = useId();
  const current = tabs.find((tab) => tab.key === open) ?? tabs[0];
  return html`<div class="tabs">
    <div role="tablist" aria-label=${label} onKeyDown=${walk}>
      ${tabs.map(
        ({ key, name }) => html`<button
          key=${key}
          type="button"
          role="tab"
          id=${`${id}-${key}`}
          aria-selected=${key === current.key}
          aria-controls=${`${id}-panel`}
          tabindex=${key === current.key ? 0 : -1}
          onClick=${() => setOpen(key)}
          >${name}</button
        >`,
      )}
    </div>
    <div role="tabpanel" id=${`${id}-panel`} aria-labelledby=${`${id}-${current.key}`}>${current.content()}</div>
  </div>`;

  /** @param {KeyboardEvent} event */
  function walk(event) {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step) return;
    const next = tabs[(tabs.indexOf(current) + step + tabs.length) % tabs.length];
    setOpen(next.key);
    document.getElementById(`${id}-${next.key}`)?.focus();
  }
}
