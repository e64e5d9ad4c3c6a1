"""Two things at the same time, in one tab or in several: neither undoes what the other has done."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.browser.conftest import Visit
from tests.browser.offline import COMPLAINTS

A_GAME_HERE = """
  self.Worker = class { addEventListener() {} postMessage() {} terminate() {} };
  const { keepStory, storyOf } = await import("treetop/local/store.js");
  const { request, table } = await import("treetop/local/house.js");
  const { VERSION } = await import("treetop/offline.js");
  const id = "o123";
  const created = JSON.stringify({ setting: { game: "arboretum" } });
  const shown = { version: VERSION, frame: { type: "hello", seq: 1, log: [] } };
  const rows = [[1, 0, created, ""]];
  await keepStory({ id, reader: "here", people: ["here"], changed: 1, card: null, rows, shown });
"""
"""With bots that never answer."""

OPENED_TWICE = f"""async () => {{ {A_GAME_HERE}
  const [one, other] = await Promise.all([table(id), table(id)]);
  return one === other;
}}"""

DELETED = f"""async () => {{ {A_GAME_HERE}
  const open = await table(id);
  await request("DELETE", `/tables/${{id}}`);
  await open.store({{ rows: [{{ seq: 2, at: 0, event: "", command: "" }}], table: null, frames: [] }});
  await open.remember({{ standings: [] }});
  return await storyOf(id);
}}"""

BECOME = """async () => {
  const { becomeSomebody } = await import("treetop/person.js");
  const [one, other] = await Promise.all([becomeSomebody(), becomeSomebody()]);
  return one.id === other.id;
}"""

LATE_FETCH = """
  let answerNow;
  const told = new Promise((resolve) => (answerNow = resolve));
  const fetchAtOnce = self.fetch;
  self.fetch = async (address, how) => {
    const answer = await fetchAtOnce(address, how);
    if (String(address).includes(late)) await told;
    return answer;
  };
"""

RECOGNISED = f"""async () => {{
  const late = "/api/me";
  {LATE_FETCH}
  const {{ become, person, recognise }} = await import("treetop/person.js");
  const recognised = recognise();
  become({{ id: "p1", name: "Olena", kind: "account" }});
  answerNow();
  await recognised;
  return person.value?.name;
}}"""

SPOKEN = f"""async () => {{
  const late = "/fr/";
  {LATE_FETCH}
  const {{ language, load, speak }} = await import("treetop/words.js");
  await load("web");
  const french = speak("fr");
  await speak("it");
  answerNow();
  await french;
  return [language.value, document.documentElement.lang];
}}"""


def second_tab(page: Page) -> Page:
    tab = page.context.new_page()
    tab.goto(page.url)
    return tab


def test_a_table_on_this_device_is_opened_once_by_two_who_ask_for_it(visit: Visit) -> None:
    assert visit("/").evaluate(OPENED_TWICE)


def test_a_deleted_game_does_not_come_back_when_bots_have_thought_about_it(visit: Visit) -> None:
    assert visit("/").evaluate(DELETED) is None


def test_two_who_need_a_person_make_one_guest(visit: Visit) -> None:
    assert visit("/").evaluate(BECOME)


def test_whoever_logs_in_is_not_taken_for_whom_the_page_saw_before(visit: Visit) -> None:
    assert visit("/", expected=("401",)).evaluate(RECOGNISED) == "Olena"


def test_the_language_chosen_last_is_spoken_however_late_another_arrives(visit: Visit) -> None:
    assert visit("/").evaluate(SPOKEN) == ["it", "it"]


def test_settings_changed_in_one_tab_stay_when_another_one_changes_others(visit: Visit) -> None:
    page = visit("/settings")
    other = second_tab(page)
    prefer = """async (changes) => {
      self.kept ??= await import("treetop/settings.js").then((kept) => (kept.applySettings(), kept));
      self.kept.prefer(changes);
    }"""
    other.evaluate(prefer, {})
    page.evaluate(prefer, {"theme": "dark"})
    other.wait_for_function("() => document.documentElement.dataset.theme === 'dark'")
    other.evaluate(prefer, {"sounds": True})
    kept = page.evaluate("JSON.parse(localStorage['treetop.settings'])")
    assert (kept["theme"], kept["sounds"]) == ("dark", True)


KEEP = """async (id) => {
  self.notebook ??= await import("treetop/screens/scorepad/notebook.js");
  self.notebook.keep({ id, game: "arboretum", played: 1, players: [{ name: "Olena" }] });
}"""


def test_a_game_scored_in_one_tab_stays_when_another_one_scores_another(visit: Visit) -> None:
    page = visit("/")
    other = second_tab(page)
    other.evaluate(KEEP, "one")
    page.evaluate(KEEP, "two")
    other.wait_for_function("() => self.notebook.find('two')")
    other.evaluate(KEEP, "three")
    kept = page.evaluate("JSON.parse(localStorage['treetop.scorepad.games']).map(({ id }) => id)")
    assert sorted(kept) == ["one", "three", "two"]


def test_a_deleted_score_that_comes_back_takes_no_newer_one_away(visit: Visit) -> None:
    page = visit("/")
    for id in ("one", "two"):
        page.evaluate(KEEP, id)
    page.evaluate("self.back = self.notebook.forget('one')")
    page.evaluate(KEEP, "three")
    page.evaluate("self.back()")
    assert page.evaluate("self.notebook.games.value.map(({ id }) => id)") == ["one", "three", "two"]


CONTROLLED = """async () => {
  await navigator.serviceWorker.ready;
  if (!navigator.serviceWorker.controller)
    await new Promise((done) => navigator.serviceWorker.addEventListener("controllerchange", done));
}"""
FETCHED = """async () => {
  const { imports } = JSON.parse(document.querySelector("script[type=importmap]").textContent);
  const addresses = ["/api/games", `${imports["treetop/"]}title.js`];
  const answers = await Promise.all(addresses.map((address) => fetch(address)));
  return answers.map(({ ok }) => ok);
}"""


def test_what_does_not_fit_into_storage_is_shown_all_the_same(visit: Visit) -> None:
    page = visit("/", service_workers="allow", expected=COMPLAINTS)
    page.evaluate(CONTROLLED)
    [worker] = page.context.service_workers
    worker.evaluate("() => (Cache.prototype.put = () => Promise.reject(new Error('full')), null)")
    assert page.evaluate(FETCHED) == [True, True]
