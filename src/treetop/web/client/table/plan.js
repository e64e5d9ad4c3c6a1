import { batch, computed, effect, signal } from "@preact/signals";
import { announce } from "../announcer.js";
import { Refusal } from "../service.js";
import { play } from "../settings.js";
import { t } from "../words.js";

/** @typedef {import("./connection.js").Connection} Connection */
/** @typedef {{ actions: string[], view: import("./facts.js").View, score: any }} Step */

/** Typed, they do what the buttons do. */
export const FINISH = "finish";
const BACK = "back";

/**
 * What the player has tried since the last commit. Actions that reveal nothing are only previewed, so that they can be
 * taken back; an action that reveals something commits everything before it as well, unless the game wants it held
 * until the player says so.
 */
export class Plan {
  /**
   * @param {Connection} connection
   * @param {(action: string) => boolean} [holds] is it held, if it reveals something?
   */
  constructor(connection, holds = () => false) {
    this.connection = connection;
    this.holds = holds;
    /** Chosen, but not sent: it can't be previewed. @type {import("@preact/signals").Signal<string | null>} */
    this.held = signal(null);
    /** @type {import("@preact/signals").Signal<Step[]>} */
    this.steps = signal([]);
    /** An action on its way to the server. @type {import("@preact/signals").Signal<string | null>} */
    this.pending = signal(null);
    this.committing = signal(false);
    this.view = computed(() => this.steps.value.at(-1)?.view ?? connection.view.value);
    this.score = computed(() => this.steps.value.at(-1)?.score ?? connection.score.value);
    this.actions = computed(() => this.steps.value.at(-1)?.actions ?? []);
    /** What may be tried next: nothing while an answer is awaited, or when the match is over. */
    this.legal = computed(() => {
      const waits = this.pending.value || this.committing.value || connection.table.value?.state !== "playing";
      return waits ? [] : (this.view.value?.legal ?? []);
    });
    /** Nothing is left to decide, so the plan may be committed. */
    this.complete = computed(
      () =>
        this.held.value !== null ||
        (this.steps.value.length > 0 && !this.pending.value && this.legal.value.length === 0),
    );
    // When the match moves on, the plan is void. News that changes nothing on the board leaves it alone.
    let seen = "";
    this.stop = effect(() => {
      const now = JSON.stringify(connection.view.value);
      if (now === seen) return;
      seen = now;
      batch(() => {
        this.steps.value = [];
        this.held.value = null;
        this.pending.value = null;
        this.committing.value = false;
      });
    });
  }

  /**
   * Try an action, or one of the two words for what the buttons do; true when it is planned or done.
   * @param {string} action
   */
  async propose(action) {
    if (action === BACK) return this.takeBack();
    if (action === FINISH) return this.finish();
    if (this.pending.value || this.committing.value) return false;
    const actions = [...this.actions.value, action];
    this.held.value = null;
    this.pending.value = action;
    play(action.startsWith("plant") || action.startsWith("build") ? "twig" : "paper");
    try {
      const { view, score } = await this.preview(actions);
      if (this.pending.value !== action) return false;
      batch(() => {
        this.pending.value = null;
        this.steps.value = [...this.steps.value, { actions, view, score }];
      });
    } catch (problem) {
      this.pending.value = null;
      if (!reveals(problem)) throw problem;
      if (this.holds(action)) this.held.value = action;
      else await this.send(actions);
    }
    return true;
  }

  /**
   * Ask again if the match has gone on meanwhile without touching the board: somebody came, or a vote was cast.
   * @param {string[]} actions
   */
  async preview(actions) {
    const board = JSON.stringify(this.connection.view.value);
    for (;;) {
      const { seq } = this.connection;
      try {
        return await this.connection.preview(actions);
      } catch (problem) {
        const wentOn = isStale(problem) && this.connection.seq > seq;
        if (!wentOn || JSON.stringify(this.connection.view.value) !== board) throw problem;
      }
    }
  }

  takeBack() {
    if (this.committing.value) return;
    this.pending.value = null;
    if (this.held.value === null) this.steps.value = this.steps.value.slice(0, -1);
    this.held.value = null;
    announce(t("web-taken-back"));
  }

  /** End the turn, if nothing is left to decide. */
  async finish() {
    if (!this.complete.value) throw new Refusal("illegal", { message: { id: "web-finish-not-yet", arguments: {} } });
    await this.commit();
  }

  commit() {
    return this.send(this.held.value === null ? this.actions.value : [...this.actions.value, this.held.value]);
  }

  /** @param {string[]} actions */
  async send(actions) {
    this.committing.value = true;
    try {
      await this.connection.play(actions);
    } catch (problem) {
      this.committing.value = false;
      throw problem;
    }
  }
}

/** @param {any} problem */
function reveals(problem) {
  return problem.words?.id === "tables-preview-reveals";
}

/** @param {any} problem */
function isStale(problem) {
  return problem.error === "stale";
}
