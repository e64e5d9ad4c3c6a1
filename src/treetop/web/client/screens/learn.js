import { useEffect } from "preact/hooks";
import { useGamesWith } from "../games.js";
import { html } from "../html.js";
import { keepWords, t } from "../words.js";
import { Differences } from "./learn/differences.js";
import { LessonScreen } from "./learn/lesson.js";
import { Overview } from "./learn/overview.js";
import { RulesScreen } from "./learn/rules.js";

const AREAS = ["core", "web", "learn", "scorepad"];

/**
 * Learn: lessons, rules, and where rulebooks differ.
 * @param {{ parameters: import("../router.js").Parameters }} props
 */
export default function Learn({ parameters }) {
  const [part, one, two] = (parameters.rest ?? "").split("/");
  const games = useGamesWith("rules");
  useEffect(() => {
    document.title = t("learn-page");
  }, []);
  useEffect(() => {
    keepWords([...AREAS, ...games.flatMap(({ module }) => module.rules?.areas ?? [])]);
  }, [games]);
  if (part === "lessons" && two) return html`<${LessonScreen} game=${one} name=${two} />`;
  if (part === "rules" && one) return html`<${RulesScreen} wanted=${one} />`;
  if (part === "differences") return html`<${Differences} />`;
  return html`<${Overview} />`;
}
