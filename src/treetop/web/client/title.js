import { useEffect } from "preact/hooks";

/** The name of this screen, in the tab and in the history. @param {string} text */
export function useTitle(text) {
  useEffect(() => {
    document.title = text ? `${text} · Treetop` : "Treetop";
  }, [text]);
}
