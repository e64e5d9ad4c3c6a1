import { Later } from "../components/later.js";
import { Tabs } from "../components/tabs.js";
import { html } from "../html.js";
import { isOnDevice } from "../local/ids.js";
import { t } from "../words.js";
import { CommandLine } from "./command-line.js";
import { Log } from "./log.js";

const chat = () => import("./chat.js").then((module) => module.Chat);

/**
 * @typedef {{
 *   connection: import("./connection.js").Connection, names: string[], example: string,
 *   onAction: (action: string) => Promise<unknown>
 * }} TalkProps
 */

/** Beside the table on a desk. @param {TalkProps} props */
export function Side(props) {
  return html`<aside class="side" aria-label=${t("web-talk")}><${Talk} ...${props} /></aside>`;
}

/** The log, the chat and, for whoever plays, the command line. @param {TalkProps} props */
export function Talk({ connection, names, example, onAction }) {
  const alone = isOnDevice(connection.id);
  const playing = connection.seat.value && connection.table.value?.state === "playing";
  return html`<${Tabs}
    label=${t("web-talk")}
    tabs=${[
      {
        key: "log",
        name: t("web-log"),
        content: () =>
          html`<${Log} connection=${connection} names=${names} />
            ${playing && html`<${CommandLine} connection=${connection} example=${example} onAction=${onAction} />`}`,
      },
      !alone && {
        key: "chat",
        name: t("web-chat"),
        content: () => html`<${Later} load=${chat} connection=${connection} />`,
      },
    ].filter(Boolean)}
  />`;
}
