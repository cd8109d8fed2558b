/**
 * What is shown of a mine, one deed after the other and at every pace in the same order: the card comes to lie, then the
 * log tells of it, then the candle goes on. Meanwhile what is newer waits, unless somebody goes on. Whoever cannot see the
 * mine at the moment misses nothing: deeds wait until it is in sight again, and nobody else waits with them.
 */

import { untrack } from 'svelte';
import { Fresh } from '../../fresh.svelte';
import { settle } from '../../motion';
import type { Pace, SaboteurEvent, TableEvent } from '../../wire.gen';
import type { Begun } from '../registry';
import { LASTS_MS } from './lasting';
import { TURN } from './turns';

type News = Begun<'saboteur'>;
type Event = SaboteurEvent | TableEvent;

/** From one to the next: a card that lies still, a line that was read, a candle that has arrived. */
const PAUSE_MS: Record<Pace, { log: number; candle: number; next: number }> = {
  slow: { log: 120, candle: 240, next: 300 },
  normal: { log: 100, candle: 220, next: 260 },
  fast: { log: 40, candle: 140, next: 180 },
};
/** Whoever looks on at quick bots does not fall behind for ever. */
const MOST_NEWS = 30;

const lastOf = ({ events }: News): number => events.at(-1)?.number ?? -1;

/** How long what happens in the mine takes; 0: it is nobody's deed, and nothing waits for it. */
function landing(fresh: Event[]): number {
  if (!fresh.some(({ name }) => TURN.has(name))) return 0;
  return Math.max(...fresh.map(({ name }) => LASTS_MS[name]));
}

export class Showing {
  #news = $state.raw() as News;
  #told = $state.raw() as News;
  #turn = $state.raw<number | null>(null);
  #waiting: { news: News; fresh: Event[] }[] = [];
  #timer = 0;
  #held = false;
  readonly #new: Fresh;

  constructor(
    newest: () => News,
    readonly live: () => boolean,
  ) {
    this.#new = new Fresh(live);
    this.#now(newest());
    $effect.pre(() => {
      const news = newest();
      untrack(() => this.#follow(news));
    });
  }

  /** What lies in the mine, in the hand and before the players. */
  get news(): News {
    return this.#news;
  }

  /** What the log tells of. */
  get told(): News {
    return this.#told;
  }

  /** With whom the candle stands. */
  get turn(): number | null {
    return this.#turn;
  }

  /** On, without waiting any longer. */
  skip(): void {
    if (!this.#timer) return;
    settle();
    this.#now(this.#waiting.at(-1)?.news ?? this.#news);
  }

  /** Whether the next deed has to wait until the mine is in sight again. */
  hold(held: boolean): void {
    this.#held = held;
    if (!held && !this.#timer) untrack(() => this.#go());
  }

  /** Nothing more will be shown. */
  end(): void {
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.#waiting = [];
  }

  #now(news: News): void {
    this.end();
    this.#news = this.#told = news;
    this.#turn = news.turn;
  }

  #follow(newest: News): void {
    const last = this.#waiting.at(-1);
    const before = last?.news ?? this.#news;
    const fresh = this.#new.of<'saboteur'>(newest);
    const jump = !this.live() || (!fresh.length && lastOf(newest) !== lastOf(before));
    if (jump || fresh.some(({ name }) => name === 'taken-back') || this.#waiting.length > MOST_NEWS) {
      this.#now(newest);
    } else if (!fresh.length) {
      // Somebody came, talks or pauses: nothing that would be shown in turn.
      if (last) last.news = newest;
      else if (this.#timer) this.#news = newest;
      else this.#now(newest);
    } else {
      // Who plays has seen enough.
      if (fresh.some(({ name, args }) => TURN.has(name) && 'seat' in args && args.seat === newest.you)) this.skip();
      this.#waiting.push({ news: newest, fresh });
      if (!this.#timer && !this.#held) this.#go();
    }
  }

  #go(): void {
    this.#timer = 0;
    for (let step = this.#waiting.shift(); step; step = this.#waiting.shift()) {
      const lands = landing(step.fresh);
      if (!lands) {
        const waiting = this.#waiting;
        this.#now(step.news);
        this.#waiting = waiting;
        continue;
      }
      this.#news = step.news;
      const pause = PAUSE_MS[step.news.settings.pace];
      this.#wait(lands + pause.log, () => {
        this.#told = this.#news;
        this.#wait(pause.candle, () => {
          this.#turn = this.#news.turn;
          this.#wait(pause.next, () => this.#go());
        });
      });
      return;
    }
  }

  #wait(ms: number, then: () => void): void {
    this.#timer = setTimeout(then, ms);
  }
}
