import { Dialog } from "../../components/dialog.js";
import { html } from "../../html.js";
import { t } from "../../words.js";
import { fruitWords } from "./fruit.js";

/**
 * A fruit card read out: what it brings now and why, its leaf, its action.
 * @param {{ name: string, view: any, onClose: () => void }} props
 */
export function FruitSheet({ name, view, onClose }) {
  const facts = view.fruit[name];
  const { worth, type, action } = fruitWords(facts, view);
  return html`<${Dialog} title=${type} onClose=${onClose}>
    <div class="fruit-sheet">
      <svg class=${`fruit-${facts.type}`} viewBox="0 0 100 100" aria-hidden="true">
        <use href=${`#fruit-${facts.type}`} />
      </svg>
      <ul class="stack">
        <li>
          ${t("tree-society-fruit-worth", { price: worth, visible: view.prices[facts.type], precious: facts.precious })}
        </li>
        <li><strong>${action}</strong> ${t(`tree-society-action-${facts.action}-text`, { coins: facts.coins })}</li>
        <li class="muted">${t("tree-society-fruit-when")}</li>
      </ul>
    </div>
  <//>`;
}
