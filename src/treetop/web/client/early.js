// Runs before the first paint, so that a chosen theme does not flash. Everything else waits for main.js.
try {
  const kept = JSON.parse(localStorage.getItem("treetop.settings") ?? "{}");
  if (kept.theme) document.documentElement.dataset.theme = kept.theme;
  if (kept.motion) document.documentElement.dataset.motion = kept.motion;
} catch {
  localStorage.removeItem("treetop.settings");
}
