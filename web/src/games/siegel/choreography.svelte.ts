/** Which event of Die sieben Siegel moves what from where to where. Nothing but the drawn table is looked at. */

import { tick, untrack } from 'svelte';
import { Fresh } from '../../fresh.svelte';
import { appear, copy, DROP, fly, later, moveCandle, settle, shade, type Spot, spotOf, still } from '../../motion';
import { CARD, sound } from '../../sound';
import { COLOURS, type SiegelEvent, type TableEvent, type TableNews } from '../../wire.gen';
import { SEAL, STOLEN } from './sounds';

type Event = SiegelEvent | TableEvent;

/** How long a card is under way. */
export const CARD_MS = 320;
const [LEAVE_MS, SEAL_MS, STOLEN_MS, STAGGER_MS] = [360, 420, 520, 60];

/** What brings seals from the middle. */
const TAKES: ReadonlySet<Event['name']> = new Set(['black', 'predicted', 'robbed']);

const find = (selector: string): HTMLElement | null => document.querySelector<HTMLElement>(selector);
const seals = (seat: number, kind: string, gone: boolean): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(
    `[data-seat="${seat}"] .seals .kt-seal[data-kind="${kind}"]${gone ? '.gone' : ':not(.gone)'}`,
  ),
];
const candle = (): HTMLElement | null => find('.mat .kt-candle');
const wellOf = (kind: string): HTMLElement | null => find(`.mat .tray .kt-seal[data-kind="${kind}"]`);
const draw = (kind: string): Node | null => find(`.drawn [data-kind="${kind}"]`)?.cloneNode(true) ?? null;

export class Choreography {
  readonly #new: Fresh;
  #version = -1;
  #fresh: Event[] = [];
  /** Where things lay before the newest view was drawn. */
  #candle: Spot | null = null;
  #hand = new Map<string, Spot>();
  #middle = new Map<string, Spot>();
  #robbed = new Map<string, Spot>();

  constructor(
    news: () => TableNews<'siegel'>,
    readonly live: () => boolean,
  ) {
    this.#new = new Fresh(live);
    $effect.pre(() => this.#before(news()));
    $effect(() => this.#after(news()));
  }

  /** The trick goes to whoever has won it, the winning card on top. */
  leave(winner: number): void {
    const to = spotOf(find(`[data-seat="${winner}"] .plate`));
    if (!to || still() || document.hidden) return;
    const plays = [...document.querySelectorAll<HTMLElement>('.trick .play[data-seat]')];
    plays.sort((a, b) => Number(a.classList.contains('win')) - Number(b.classList.contains('win')));
    for (const play of plays) {
      const [from, card] = [spotOf(play), play.querySelector('.kt-card')];
      const there = { ...to, width: from ? from.width / 2 : 0 };
      if (from && card) fly(copy(card), { from, to: there, ms: LEAVE_MS, fade: 0.15, target: play });
    }
  }

  #before(news: TableNews<'siegel'>): void {
    this.#fresh = this.#new.of(news);
    // Measured before anything is changed: the page need not be laid out for that.
    if (!still() && !document.hidden && untrack(this.live)) {
      this.#candle = spotOf(candle());
      if (this.#fresh.length) this.#measure(news);
    }
    if (news.version !== this.#version) settle();
    this.#version = news.version;
  }

  #measure(news: TableNews<'siegel'>): void {
    this.#hand.clear();
    this.#middle.clear();
    this.#robbed.clear();
    const takes = this.#fresh.some(({ name }) => TAKES.has(name));
    for (const kind of takes ? [...COLOURS, 'w', 'k'] : []) {
      const spot = spotOf(wellOf(kind)) ?? spotOf(find(`.well[data-kind="${kind}"]`));
      if (spot) this.#middle.set(kind, { ...spot, width: Math.min(spot.width, 40) });
    }
    for (const { name, args } of this.#fresh) {
      if (name === 'played' && args.seat === news.you) {
        const spot = spotOf(find(`[data-card="${args.card}"]`));
        if (spot) this.#hand.set(args.card, spot);
      } else if (name === 'robbed') {
        const spot = spotOf(seals(args.victim, args.colour, false).at(-1));
        if (spot) this.#robbed.set(`${args.victim}${args.colour}`, spot);
      }
    }
  }

  #after(news: TableNews<'siegel'>): void {
    // The effect runs again whenever anything of the news is looked at anew; each event is shown once.
    const [fresh, from] = [this.#fresh, this.#candle];
    this.#fresh = [];
    this.#candle = null;
    if (!fresh.length && !from) return;
    // What is shown was chosen while the page was being drawn (`Showing`): the table itself is drawn right after that.
    void tick().then(() => {
      moveCandle(from, candle());
      let delay = 0;
      for (const event of fresh) delay = this.#show(event, fresh, news, delay);
    });
  }

  /** Shows one event after a delay and says when the next may begin. */
  #show(event: Event, fresh: Event[], news: TableNews<'siegel'>, delay: number): number {
    const { name, args } = event;
    switch (name) {
      case 'played':
        this.#play(args.seat, args.card, delay);
        return delay + (args.seat === news.you ? CARD_MS / 2 : CARD_MS);
      case 'handed-back':
        this.#giveBack(args.seat, args.kind, delay);
        return delay + SEAL_MS;
      case 'black':
        this.#take(args.seat, 'k', 1, delay);
        return delay + SEAL_MS;
      case 'predicted':
        COLOURS.forEach((kind, i) => {
          const robbed = fresh.filter(({ name, args }) => name === 'robbed' && args.colour === kind).length;
          this.#take(args.seat, kind, (args.seals[i] ?? 0) - robbed, 0);
        });
        return delay;
      case 'robbed':
        this.#rob(args.seat, args.victim, args.colour, args.white, delay);
        return delay + STOLEN_MS + SEAL_MS;
      case 'saboteur':
        this.#arrive(find(`[data-seat="${args.seat}"] .kt-figure`), this.#centre(), delay);
        return delay;
      // Nothing moves, or `predicted` or the page itself (`leave`) moves it.
      case 'dealt':
      case 'hand':
      case 'took':
      case 'won':
      case 'forgot':
      case 'spared':
      case 'unmoved':
      case 'round-over':
      case 'game-over':
      case 'taken-back':
      case 'taken-over':
      case 'came-back':
        return delay;
      default:
        event satisfies never;
        return delay; // of a server that is newer than the page
    }
  }

  #play(seat: number, card: string, delay: number): void {
    later(delay, () => sound(CARD));
    const play = find(`.trick .play[data-seat="${seat}"][data-played="${card}"]`);
    const face = play?.querySelector('.kt-card');
    if (!play || !face) return;
    if (still()) return appear(play);
    const to = spotOf(play);
    const own = this.#hand.get(card);
    const plate = spotOf(find(`[data-seat="${seat}"] .plate`));
    const from = own ?? (plate && to && { ...plate, width: to.width * 0.6, angle: -8 });
    if (!from || !to) return;
    const back = own ? null : draw('back');
    fly(copy(face), { from, to, ms: CARD_MS, delay, back, target: play });
  }

  #giveBack(seat: number, kind: string, delay: number): void {
    later(delay, () => sound(SEAL));
    const ring = spotOf(seals(seat, kind, true)[0]);
    const [piece, well] = [draw(kind), wellOf(kind)];
    if (still() || !ring || !piece) return;
    // On phones the middle is out of sight: the seal dissolves above it.
    const seen = spotOf(well);
    const to = seen ?? this.#centre();
    if (!to) return;
    fly(piece, { from: ring, to, ms: SEAL_MS, delay, ease: DROP, lift: 30, fade: seen ? 1 : 0 });
    shade(well, delay + SEAL_MS - 80);
  }

  /** The newest seals of a kind come from the middle. */
  #take(seat: number, kind: string, number: number, delay: number): void {
    if (number <= 0) return;
    later(delay, () => sound(SEAL));
    const from = this.#middle.get(kind) ?? this.#centre();
    seals(seat, kind, false)
      .slice(-number)
      .forEach((seal, i) => this.#arrive(seal, from, delay + i * STAGGER_MS));
  }

  #rob(taker: number, victim: number, kind: string, white: boolean, delay: number): void {
    later(delay, () => sound(STOLEN));
    this.#arrive(seals(taker, kind, false).at(-1), this.#robbed.get(`${victim}${kind}`) ?? null, delay, STOLEN_MS);
    if (!white) return;
    this.#arrive(seals(victim, 'w', false).at(-1), this.#middle.get('w') ?? this.#centre(), delay + STOLEN_MS);
  }

  #arrive(target: HTMLElement | null | undefined, from: Spot | null, delay: number, ms = SEAL_MS): void {
    if (!target) return;
    if (still()) return appear(target);
    const to = spotOf(target);
    if (from && to) fly(copy(target), { from, to, ms, delay, ease: DROP, lift: 24, target });
  }

  #centre(): Spot | null {
    const spot = spotOf(find('.mat .trick')) ?? spotOf(find('.mat'));
    return spot && { ...spot, width: 34, angle: 0 };
  }
}
