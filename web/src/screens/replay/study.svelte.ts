/** The analysis of a game that is shown again: asked for once, growing while the server works, through the eyes chosen. */

import { session } from '../../session.svelte';
import type { AnalysedDecision, Analysis } from '../../wire.gen';
import type { Shown } from './shown.svelte';
import { type Eyes, NotShownError } from './source';
import { placeOf, stepAt } from './timeline';

/** How often what was found until now is fetched. */
const FRESH_MS = 1_500;

export class Study {
  /** Whether somebody here waits for it. */
  wanted = $state(false);
  /** Whether the server has all of it. */
  whole = $state(false);
  /** Why there is nothing to be seen: the server could not do it, or cannot be reached. */
  trouble = $state<'failed' | 'lost' | null>(null);
  readonly #shown: Shown;
  readonly #id: string;
  #found = $state.raw<{ eyes: Eyes; analysis: Analysis; complete: boolean } | null>(null);
  #fetched = -FRESH_MS;

  /** `analysed`: whether the server has it already. Belongs to a component, as it follows what is shown there. */
  constructor(shown: Shown, id: string, analysed: boolean) {
    this.#shown = shown;
    this.#id = id;
    this.whole = analysed;
    // Whoever was cut off asks again.
    $effect(() => {
      if (this.wanted && session.link === 'open' && session.me) void this.#ask();
    });
    $effect(() => {
      const progress = this.progress;
      if (!progress || progress.done < progress.of) return;
      this.wanted = false;
      if (progress.of) this.whole = true;
      else this.trouble = 'failed';
    });
    $effect(() => {
      const { eyes } = shown;
      const wait = this.whole ? 0 : Math.max(0, this.#fetched + FRESH_MS - performance.now());
      if (!this.whole && !this.progress?.done) return;
      const timer = setTimeout(() => void this.#fetch(eyes), wait);
      return () => clearTimeout(timer);
    });
  }

  begin(): void {
    this.trouble = null;
    // How an earlier one ended is no news of this one.
    const aside = { ...session.aside };
    delete aside.analysis;
    session.aside = aside;
    this.wanted = true;
  }
  /** What was found until now stays with the server. */
  stop(): void {
    this.wanted = false;
    void session.ask({ type: 'analyse', game: this.#id, on: false });
  }

  async #ask(): Promise<void> {
    const done = await session.try({ type: 'analyse', game: this.#id, on: true });
    // Without a connection it is asked for again when there is one.
    if (!done && session.link === 'open') this.wanted = false;
  }

  async #fetch(eyes: Eyes): Promise<void> {
    this.#fetched = performance.now();
    const complete = this.whole;
    try {
      const analysis = await this.#shown.source.analysis?.(eyes, this.#shown.you);
      if (!analysis || eyes !== this.#shown.eyes) return;
      this.#found = { eyes, analysis, complete };
      this.trouble = null;
    } catch (error) {
      if (!(error instanceof NotShownError)) throw error;
      if (this.whole) this.trouble = 'lost';
    }
  }

  /** How far it is, of those that this page waits for. */
  get progress(): { done: number; of: number } | null {
    const { analysis } = session.aside;
    return this.wanted && analysis?.game === this.#id ? analysis : null;
  }
  /** What was found; never what other eyes have seen. */
  get found(): Analysis | null {
    return this.#found?.eyes === this.#shown.eyes ? this.#found.analysis : null;
  }
  /** Whether that is all there is to find: what is not among it will not come any more. */
  get complete(): boolean {
    return this.found !== null && this.#found?.complete === true;
  }

  /** The seat whose rounds and expectations are told: whoever's eyes they are, or behind whom one sits. */
  get seat(): number {
    const { eyes, you } = this.#shown;
    return eyes === 'open' ? you : eyes;
  }
  /** The decision that was made next. */
  get decision(): AnalysedDecision | null {
    const { round, move } = this.#shown.step;
    return this.found?.decisions.find((each) => each.round === round && each.move === move + 1) ?? null;
  }
  /** What has cost measurably, in the order of the game. */
  get mistakes(): AnalysedDecision[] {
    return (this.found?.decisions ?? [])
      .filter(({ mistake }) => mistake)
      .sort((a, b) => a.round - b.round || a.move - b.move);
  }
  /** The step at which a decision was to be made. */
  stepOf({ round, move }: AnalysedDecision): number {
    return stepAt(this.#shown.steps, placeOf({ round, move: move - 1 }));
  }
  /** To the next decision that has cost, and from the last one to the first. */
  next(): void {
    const places = this.mistakes.map((each) => this.stepOf(each));
    const [first] = places;
    if (first === undefined) return;
    this.#shown.playing = false;
    this.#shown.to(places.find((place) => place > this.#shown.at) ?? first);
  }
}
