/** A turn while it is being put together: the chosen card, and whom or what it is meant for. Nothing is sent before. */

import type { AtTable } from '../../at-table';
import { phone } from '../../parts/media';
import { settings } from '../../settings.svelte';
import type { FallNews, SaboteurNews, TableNews } from '../../wire.gen';
import { type Cell, keyOf } from './cells';

export type Kind = 'path' | 'break' | 'fix' | 'rockfall' | 'map';

/**
 * Whether it is asked once more, unless one tap is to play: where a slip of the finger is likely, and before what nobody
 * can take back, a look at a goal or a tool broken, with a mouse, too. By keyboard nothing is played by accident.
 */
export const slippery = (event: MouseEvent, kind: Kind | null): boolean =>
  !settings.oneTap &&
  event.detail > 0 &&
  (kind === 'map' ||
    kind === 'break' ||
    phone.current ||
    (event instanceof PointerEvent && event.pointerType === 'touch'));

/** What the seats need to know of it. */
export interface Choosing {
  readonly card: string | null;
  readonly kind: Kind | null;
  /** Of whom the dock asks which tool is meant. */
  readonly asked: number | null;
  /** Before whom it will be played once that is confirmed. */
  readonly aim: { seat: number; tool: string } | null;
  /** Before whom the chosen card may be played. */
  readonly seats: ReadonlySet<number>;
  /** For which of a player's tools. */
  tools(seat: number): string[];
  /** Play it; without a tool where two would do, the dock asks which. `ask`: let it be confirmed, as one's own tool always is. */
  choose(seat: number, tool?: string, ask?: boolean): void;
}

export const kindOf = (card: string): Kind =>
  card === 'map' || card === 'rockfall'
    ? card
    : card.startsWith('break:')
      ? 'break'
      : card.startsWith('fix:')
        ? 'fix'
        : 'path';

/** Where the card has been put for now, and how it lies there (a rockfall has no tile). */
export interface Spot {
  cell: Cell;
  tile: string;
}

export class Choice implements Choosing {
  readonly #news: () => TableNews<'saboteur'>;
  readonly #view: () => SaboteurNews;
  readonly #table: AtTable;
  #mark = $state('');
  #index = $state<number | null>(null);
  #spot = $state.raw<Spot | null>(null);
  #asked = $state<number | null>(null);
  #aim = $state.raw<Choosing['aim']>(null);
  #sure = $state(false);

  constructor(news: () => TableNews<'saboteur'>, view: () => SaboteurNews, table: AtTable) {
    this.#news = news;
    this.#view = view;
    this.#table = table;
  }

  /** It is our turn, and any card may be chosen. */
  get open(): boolean {
    return this.#view().may_pass;
  }

  /** Which card of the hand. What was chosen at an older version of the game is gone. */
  get index(): number | null {
    return this.open && this.#mark === this.#now() ? this.#index : null;
  }

  get card(): string | null {
    return this.index === null ? null : (this.#view().hand[this.index] ?? null);
  }

  get kind(): Kind | null {
    return this.card === null ? null : kindOf(this.card);
  }

  get spot(): Spot | null {
    return this.card === null ? null : this.#spot;
  }

  /** The seat of which the dock asks which tool is to be repaired. */
  get asked(): number | null {
    return this.card === null ? null : this.#asked;
  }

  get aim(): Choosing['aim'] {
    return this.card === null ? null : this.#aim;
  }

  /** Discarding waits for the second tap. */
  get sure(): boolean {
    return this.card !== null && this.#sure;
  }

  /** Where the chosen path card may lie, and in which positions. */
  get places(): ReadonlyMap<string, string[]> {
    const found = new Map<string, string[]>();
    if (this.kind !== 'path') return found;
    for (const { card, tile, cells } of this.#view().lays) {
      if (card !== this.card) continue;
      for (const cell of cells) found.set(keyOf(cell), [...(found.get(keyOf(cell)) ?? []), tile]);
    }
    return found;
  }

  /** What the chosen rockfall may bring down. */
  get falls(): ReadonlyMap<string, FallNews> {
    const falls = this.kind === 'rockfall' ? this.#view().falls : [];
    return new Map(falls.map((fall) => [keyOf([fall.x, fall.y]), fall]));
  }

  /** The goals that the chosen map can show. */
  get maps(): ReadonlySet<string> {
    return new Set(this.kind === 'map' ? this.#view().maps.map(keyOf) : []);
  }

  get seats(): ReadonlySet<number> {
    return new Set(this.#targets().flatMap(({ seats }) => seats));
  }

  tools(seat: number): string[] {
    return this.#targets()
      .filter(({ seats }) => seats.includes(seat))
      .map(({ tool }) => tool);
  }

  /** Nothing can be done with the chosen card but to discard it. */
  get idle(): boolean {
    return this.card !== null && !this.places.size && !this.falls.size && !this.maps.size && !this.seats.size;
  }

  take(index: number): void {
    const again = this.index === index;
    this.cancel();
    if (again || !this.open) return;
    this.#mark = this.#now();
    this.#index = index;
  }

  cancel(): void {
    this.#index = null;
    this.#spot = null;
    this.#asked = null;
    this.#aim = null;
    this.#sure = false;
  }

  /** One step back: first the card that lies there, then the choice itself. */
  back(): void {
    if (this.#sure) this.#sure = false;
    else if (this.#spot) this.#spot = null;
    else if (this.#asked !== null) this.#asked = null;
    else if (this.#aim) this.#aim = null;
    else this.cancel();
  }

  /** Put the card down for now, or choose what is to fall. */
  put(cell: Cell, tile?: string): void {
    this.#sure = false;
    const tiles = this.places.get(keyOf(cell));
    if (tiles) this.#spot = { cell, tile: tile ?? this.#kept(tiles) };
    else if (this.falls.has(keyOf(cell)) || this.maps.has(keyOf(cell))) this.#spot = { cell, tile: '' };
  }

  /** The other position in which the card that has been put down fits there. */
  get other(): string | undefined {
    const { spot } = this;
    return spot ? this.places.get(keyOf(spot.cell))?.find((tile) => tile !== spot.tile) : undefined;
  }

  get turnable(): boolean {
    return this.other !== undefined;
  }

  turn(): void {
    const { spot, other } = this;
    if (spot && other) this.#spot = { cell: spot.cell, tile: other };
  }

  /** Lay the card that has been put down, let the chosen one fall, look at the chosen goal, play before the chosen player. */
  confirm(): void {
    if (this.aim) return this.#play(this.aim.seat, this.aim.tool);
    if (!this.spot) return;
    const { cell, tile } = this.spot;
    void this.#table.move(this.kind === 'path' ? `${tile}@${keyOf(cell)}` : `${this.card} ${keyOf(cell)}`);
  }

  look(cell: Cell): void {
    if (this.maps.has(keyOf(cell))) void this.#table.move(`map ${keyOf(cell)}`);
  }

  choose(seat: number, tool?: string, ask = false): void {
    const tools = this.tools(seat);
    const meant = tool ?? (tools.length === 1 ? tools[0] : undefined);
    if (!this.seats.has(seat) || (meant !== undefined && !tools.includes(meant))) return;
    this.#sure = false;
    this.#asked = meant === undefined ? seat : null;
    const asks = ask || (this.kind === 'break' && seat === this.#news().you);
    this.#aim = meant !== undefined && asks ? { seat, tool: meant } : null;
    if (meant !== undefined && !asks) this.#play(seat, meant);
  }

  #play(seat: number, tool: string): void {
    void this.#table.move(this.kind === 'break' ? `${this.card} ${seat}` : `${this.card} ${tool} ${seat}`);
  }

  /** The first time it only asks, unless nothing else can be done with the card. */
  discard(): void {
    if (this.card === null) return;
    if (this.#sure || this.idle) void this.#table.move(`discard ${this.card}`);
    else this.#sure = true;
  }

  /** Say why nothing can be done there. */
  why(cell: Cell): void {
    if (this.card === null) return;
    const move = { path: `${this.card}@`, rockfall: 'rockfall ', map: 'map ', break: '', fix: '' }[kindOf(this.card)];
    if (move) void this.#table.explain(move + keyOf(cell));
  }

  /** The position in which the card lay before, where it fits here too. */
  #kept(tiles: string[]): string {
    const kept = tiles.find((tile) => tile === this.#spot?.tile);
    return kept ?? tiles[0] ?? '';
  }

  #targets(): { tool: string; seats: number[] }[] {
    const { breaks, fixes } = this.#view();
    return [...breaks, ...fixes].filter(({ card }) => card === this.card);
  }

  #now(): string {
    return `${this.#news().table} ${this.#news().version}`;
  }
}
