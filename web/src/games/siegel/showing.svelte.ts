/**
 * What is shown of a table, one step after the other: a card travels and lands, then the table tells what it did, and a
 * trick that was won lies still for as long as the pace of the table says, unless somebody goes on. Meanwhile what is
 * newer waits.
 */

import { untrack } from 'svelte';
import { Fresh } from '../../fresh.svelte';
import { settle, still } from '../../motion';
import type { Pace } from '../../wire.gen';
import type { Begun } from '../registry';
import { CARD_MS } from './choreography.svelte';
import { type Step, steps } from './steps';

/** From when its last card has landed. */
const STAYS_MS: Record<Pace, number> = { slow: 1_600, normal: 1_100, fast: 700 };
/** The last one of a round, after which comes a sheet. */
const LAST_STAYS_MS: Record<Pace, number> = { slow: 3_000, normal: 2_400, fast: 1_800 };
/** The cards are under way before anything else is drawn anew: what travels already does not wait for that. */
const SETS_OUT_MS = 50;
/** Whoever looks on at quick bots does not fall behind for ever. */
const MOST_STEPS = 30;

type News = Begun<'siegel'>;

const lastOf = ({ events }: News): number => events.at(-1)?.number ?? -1;

export class Showing {
  #news = $state.raw() as News;
  /** The trick that was won last still lies there. */
  lies = $state(false);
  #waiting: Step[] = [];
  #timer = 0;
  readonly #new: Fresh;

  /** `rests`: a trick that has just been won lies until something else is shown. `leave` is told who has won before it goes by itself. */
  constructor(
    newest: () => News,
    readonly live: () => boolean,
    readonly rests: () => boolean,
    readonly leave: (winner: number) => void,
  ) {
    this.#news = newest();
    this.#new = new Fresh(live);
    $effect.pre(() => this.#follow(newest()));
  }

  get news(): News {
    return this.#news;
  }

  /** On, without waiting any longer. */
  skip(): void {
    if (!this.#timer) return;
    settle();
    this.#go();
  }

  /** Nothing more will be shown. */
  end(): void {
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.#waiting = [];
  }

  #follow(newest: News): void {
    const before = this.#waiting.at(-1)?.news ?? this.#news;
    const fresh = this.#new.of<'siegel'>(newest);
    const jump = !untrack(this.live) || (!fresh.length && lastOf(newest) !== lastOf(before));
    if (jump || fresh.some(({ name }) => name === 'taken-back') || this.#waiting.length > MOST_STEPS) {
      this.end();
      this.lies = this.#rest(newest);
      this.#news = newest;
      return;
    }
    this.#waiting.push(...steps(before, newest, fresh));
    // Who plays has seen enough.
    if (fresh.some(({ name, args }) => name === 'played' && args.seat === newest.you)) this.skip();
    if (!this.#timer) this.#go();
  }

  #rest({ stage, events }: News): boolean {
    return this.rests() && stage === 'playing' && events.some(({ name }) => name === 'won');
  }

  #go(): void {
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.lies = false;
    for (let step = this.#waiting.shift(); step; step = this.#waiting.shift()) {
      const { round, tricks } = this.#news.view;
      this.#news = step.news;
      const { view, settings } = step.news;
      const trick = view.round === round && view.tricks.length > tricks.length ? view.tricks.at(-1) : undefined;
      if (trick) {
        this.lies = true;
        const stays = view.counts.some((count) => count > 0) ? STAYS_MS : LAST_STAYS_MS;
        this.#wait(stays[settings.pace], () => {
          this.leave(trick.winner);
          this.#wait(SETS_OUT_MS, () => this.#go());
        });
        return;
      }
      if (step.flies && !still()) return this.#wait(CARD_MS, () => this.#go());
    }
  }

  #wait(ms: number, then: () => void): void {
    this.#timer = setTimeout(then, ms);
  }
}
