// Inside the page, before anything is painted or fetched: the chosen theme must not flash, and the words of the
// reader's language are asked for at once. Everything else waits for main.js.
{
  const root = document.documentElement;
  /** @param {string} name */
  const told = (name) =>
    document.querySelector(`meta[name="treetop-${name}"]`)?.getAttribute("content")?.split(" ") ?? [];
  /** @param {string} name */
  const kept = (name) => {
    try {
      return localStorage.getItem(name);
    } catch {
      return null;
    }
  };
  try {
    const { theme, motion } = JSON.parse(kept("treetop.settings") ?? "{}");
    if (theme) root.dataset.theme = theme;
    if (motion) root.dataset.motion = motion;
  } catch {
    localStorage.removeItem("treetop.settings");
  }
  const languages = told("languages");
  const asked = new URLSearchParams(location.search).get("language");
  const wanted = [asked, kept("treetop-language"), ...navigator.languages].flatMap((tag) =>
    tag ? [tag, tag.toLowerCase().split("-")[0]] : [],
  );
  root.lang = wanted.find((tag) => languages.includes(tag)) ?? languages[0];
  const [folder, , ...files] = told("words");
  for (const file of files) {
    const link = document.createElement("link");
    const href = `${folder}${root.lang}/${file}.ftl`;
    Object.assign(link, { rel: "preload", as: "fetch", crossOrigin: "anonymous", fetchPriority: "high", href });
    document.head.append(link);
  }
}
