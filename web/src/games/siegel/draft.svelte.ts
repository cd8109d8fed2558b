/** A prediction while it is being put together: nothing of it is sent before it is confirmed. */

import { type Colour, COLOURS, type SiegelNews, type TableNews, type TakeNews } from '../../wire.gen';

const KEY = 'kartentisch.draft';

/** Whence the next seal of a colour would come, or why it cannot. */
export type Source = 'middle' | 'others' | 'no-white' | 'nobody';

export class Draft {
  takes = $state.raw<TakeNews[]>([]);
  readonly #news: () => TableNews<'siegel'>;
  readonly #view: () => SiegelNews;
  readonly #memory: () => string | null;

  /** `memory`: the name under which it is kept; null: it is not. */
  constructor(news: () => TableNews<'siegel'>, view: () => SiegelNews, memory: () => string | null) {
    this.#news = news;
    this.#view = view;
    this.#memory = memory;
    this.takes = this.#recalled();
  }

  of(kind: Colour): TakeNews[] {
    return this.takes.filter((take) => take.kind === kind);
  }

  count(kind: Colour): number {
    return this.of(kind).length;
  }

  /** Seals of a colour that still lie in the middle. */
  middle(kind: Colour): number {
    const fromMiddle = this.takes.filter((take) => take.kind === kind && take.source === null).length;
    return (this.#offer(kind)?.middle ?? 0) - fromMiddle;
  }

  get whites(): number {
    return Math.max(0, (this.#view().prediction?.whites ?? 0) - this.#stolen().length);
  }

  /** Seats from which a seal of this colour can be had now. */
  holders(kind: Colour): number[] {
    const others = this.#offer(kind)?.others ?? [];
    return others.flatMap((held, seat) => (held > this.#stolen(kind, seat).length ? [seat] : []));
  }

  source(kind: Colour): Source {
    if (this.middle(kind) > 0) return 'middle';
    const needed = this.#view().prediction?.white_needed ?? true;
    if (needed && this.whites === 0) return 'no-white';
    return this.holders(kind).length ? 'others' : 'nobody';
  }

  take(kind: Colour, source: number | null): void {
    this.#set([...this.takes, { kind, source }]);
  }

  /** Gives the latest seal of a colour back to where it came from. */
  drop(kind: Colour): void {
    const at = this.takes.findLastIndex((take) => take.kind === kind);
    if (at >= 0) this.#set(this.takes.filter((_, i) => i !== at));
  }

  /** What would lie before a seat: without what was taken, with the white seals it gets for that. */
  held(seat: number): Record<string, number> {
    const held = { ...this.#view().seals[seat] };
    let whites = this.#view().prediction?.whites ?? 0;
    for (const { kind, source } of this.#stolen()) {
      if (source === seat) {
        held[kind] = (held[kind] ?? 0) - 1;
        if (whites > 0) held['w'] = (held['w'] ?? 0) + 1;
      }
      whites -= 1;
    }
    return held;
  }

  /** As a move: in the order of the colours. */
  get move(): string {
    const order = COLOURS.flatMap((kind) => this.takes.filter((take) => take.kind === kind));
    return order.map(({ kind, source }) => (source === null ? kind : `${kind}@${source}`)).join(' ') || 'none';
  }

  forget(): void {
    this.takes = [];
    if (this.#mark() === null) return;
    try {
      sessionStorage.removeItem(KEY);
    } catch {
      // There was nothing kept.
    }
  }

  #offer(kind: Colour): { middle: number; others: number[] } | undefined {
    return this.#view().prediction?.offers.find((offer) => offer.kind === kind);
  }

  #stolen(kind?: Colour, seat?: number): TakeNews[] {
    return this.takes.filter(
      (take) =>
        take.source !== null &&
        (kind === undefined || take.kind === kind) &&
        (seat === undefined || take.source === seat),
    );
  }

  // A reload in the middle of it loses nothing.

  #mark(): string | null {
    const memory = this.#memory();
    return memory === null ? null : `${memory} ${this.#news().version}`;
  }

  #set(takes: TakeNews[]): void {
    this.takes = takes;
    const mark = this.#mark();
    if (mark === null) return;
    try {
      sessionStorage.setItem(KEY, JSON.stringify({ mark, takes }));
    } catch {
      // Then a reload does lose it.
    }
  }

  #recalled(): TakeNews[] {
    try {
      const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as { mark: string; takes: TakeNews[] } | null;
      return kept?.mark === this.#mark() ? kept.takes : [];
    } catch {
      return [];
    }
  }
}
