/**
 * A table at which somebody learns: what the others do is written, and each answer is known beforehand. It is asked like
 * a live table and answers like one, from a pack that the real rules have made.
 */

import type { AtTable } from '../at-table';
import { fitted } from '../log';
import { still } from '../motion';
import { type Args, large, say, texts } from '../texts.svelte';
import { toasts } from '../toasts.svelte';
import type { AnyCommand, InPreparation, TableFrame, TableNews } from '../wire.gen';
import type { Beat, Pack, Part } from './pack';
import { finish, reach } from './progress';

/** What is done right is seen before the coach goes on. */
const SEEN_MS = 900;
const BETWEEN_MS = 750;
/** Where nothing travels there is less to wait for. */
const STILL_MS = 120;

const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, still() ? STILL_MS : ms));

export class Lesson implements AtTable {
  #news = $state.raw() as TableNews;
  #part = $state(0);
  #beat = $state(0);
  received = $state(0);
  live = $state(false);
  /** The others play, or what was done is being looked at. */
  busy = $state(false);
  /** What is said of the last try; null: it was right, or there was none. */
  tried = $state.raw<string | null>(null);
  /** How often something was tried and not taken, so that the same words are said again. */
  tries = $state(0);
  over = $state(false);
  /** As far as somebody has come in this visit: parts before can be gone to again. */
  farthest = $state(0);
  /** Whoever goes elsewhere meanwhile does not get what was on its way. */
  #run = 0;

  readonly asks = true;
  readonly memory = null;
  readonly preparing: InPreparation[] = [];
  readonly sending = null;
  readonly report = null;
  readonly aside = {};
  readonly review = null;

  constructor(
    readonly game: string,
    readonly pack: Pack,
    readonly name: string,
    part: number,
  ) {
    this.begin(part);
  }

  get shown(): TableNews {
    return this.#news;
  }

  get number(): number {
    return this.#part;
  }

  get part(): Part {
    return this.pack.parts[this.#part] as Part;
  }

  get beat(): Beat {
    return this.part.beats[this.#beat] as Beat;
  }

  get asking(): boolean {
    return Object.keys(this.beat.accepts).length > 0;
  }

  /** The key of what is said now, without what is done about it. */
  get key(): string {
    return `${this.game}-learn-${this.part.name}-${this.#beat + 1}`;
  }

  /** From the start of a part. */
  begin(part: number): void {
    this.#run++;
    this.#beat = 0;
    this.#part = part;
    this.farthest = Math.max(this.farthest, part);
    this.over = false;
    this.live = false;
    this.#show(this.part.start, this.part.start.log);
    reach(this.game, part);
    void this.#enter(0);
  }

  /** To the start of this part, or of the one before; false: there is none. */
  back(): boolean {
    const begun = this.over || this.#beat > 0;
    if (!begun && this.#part === 0) return false;
    this.begin(begun ? this.#part : this.#part - 1);
    return true;
  }

  /** On, where nothing is asked. */
  next(): void {
    if (this.busy || this.asking) return;
    this.#on();
  }

  async move(move: string): Promise<boolean> {
    if (this.busy || this.over) return false;
    // Who knows already what will be asked need not hear it.
    while (!this.asking && this.#beat + 1 < this.part.beats.length && !this.part.beats[this.#beat + 1]?.played.length)
      this.#beat++;
    const frame = this.beat.accepts[move];
    if (!frame) {
      this.#explain(move);
      return false;
    }
    this.tried = null;
    toasts.forgetWarnings();
    this.#add(frame);
    this.busy = true;
    const run = this.#run;
    await wait(SEEN_MS);
    if (run === this.#run) this.#on();
    return true;
  }

  /** What is asked of a table beside moves: to go on after a round is the same here as to read on. */
  async act(command: AnyCommand): Promise<boolean> {
    if (command.do !== 'nod') return false;
    this.next();
    return true;
  }

  /** What the rules allow, the table only cannot do yet: it still shows what the others did. */
  async explain(move: string): Promise<void> {
    this.#refuse(move);
  }

  async record(): Promise<string | null> {
    return null;
  }

  linkTo(path: string): string {
    return new URL(path, location.origin).href;
  }

  #on(): void {
    if (this.#beat + 1 < this.part.beats.length) void this.#enter(this.#beat + 1);
    else if (this.#part + 1 < this.pack.parts.length) this.begin(this.#part + 1);
    else {
      this.busy = false;
      this.over = true;
      this.farthest = this.pack.parts.length;
      finish(this.game);
    }
  }

  async #enter(beat: number): Promise<void> {
    const run = this.#run;
    this.tried = null;
    this.busy = true;
    for (const frame of this.part.beats[beat]?.played ?? []) {
      await wait(BETWEEN_MS);
      if (run !== this.#run) return;
      this.#add(frame);
    }
    // The table shows it in its own time.
    if (this.part.beats[beat]?.played.length) await wait(BETWEEN_MS);
    if (run !== this.#run) return;
    this.#beat = beat;
    this.busy = false;
  }

  #add(frame: TableFrame): void {
    this.live = true;
    this.#show(frame, fitted(this.#news.log, frame).log);
  }

  #show(frame: TableFrame | TableNews, log: TableNews['log']): void {
    const seats = frame.seats.map((seat, i) => (i === frame.you ? { ...seat, name: this.name } : seat));
    this.#news = { ...frame, seats, log } as TableNews;
    this.received = performance.now();
  }

  /** Kindly, what is not asked for; as the rules say it, what they do not allow. */
  #explain(move: string): void {
    if (this.#refuse(move)) return;
    const name = this.beat.kindly.find(([expression]) => new RegExp(`^(?:${expression})$`).test(move))?.[1];
    const key = `${this.key}-no${name ? `-${name}` : ''}`;
    this.tried = this.asking && texts.has(key) ? key : 'learn-later';
    this.tries++;
  }

  /** True: the rules do not allow it, which was told. */
  #refuse(move: string): boolean {
    const { refused } = this.beat;
    const [key, args, rule] = refused?.reasons[refused.moves[move] ?? -1] ?? [];
    if (!key) return false;
    toasts.show(large(say(key, args)), { warn: true, rule: rule ? { game: this.game, number: rule } : null });
    return true;
  }

  /** Who sits where, for what is said. */
  get names(): Args {
    return Object.fromEntries(this.pack.players.map((name, seat) => [`p${seat}`, name]));
  }
}
