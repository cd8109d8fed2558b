/** Which event of Saboteur sounds how, and the candle that goes to whoever is on turn. Cards move in `motion.ts`. */

import { untrack } from 'svelte';
import { Fresh } from '../../fresh.svelte';
import { later, moveCandle, settle, type Spot, spotOf } from '../../motion';
import { CARD, sound } from '../../sound';
import type { SaboteurEvent, TableEvent, TableNews } from '../../wire.gen';
import { sum } from './people';
import { gold, ROCKFALL, TILE } from './sounds';

const candle = (): HTMLElement | null => document.querySelector<HTMLElement>('.seats .kt-candle');

type Event = SaboteurEvent | TableEvent;

function soundOf(event: Event): (() => void) | null {
  const { name, args } = event;
  switch (name) {
    case 'laid':
    case 'turned':
      return TILE;
    case 'fell':
      return ROCKFALL;
    case 'gold':
      return gold(args.value);
    case 'paid':
      return gold(sum(args.cards));
    case 'broke':
    case 'fixed':
    case 'looked':
    case 'passed':
    case 'picked':
      return CARD;
    case 'dealt':
    case 'hand':
    case 'saw':
    case 'discarded':
    case 'drew':
    case 'drawn':
    case 'digging-over':
    case 'offer':
    case 'offered':
    case 'round-over':
    case 'game-over':
    case 'taken-back':
    case 'taken-over':
    case 'came-back':
      return null;
    default:
      event satisfies never;
      return null; // of a server that is newer than the page
  }
}

export class Choreography {
  readonly #new: Fresh;
  #fresh: Event[] = [];
  #candle: Spot | null = null;

  /** `turn`: with whom the candle stands, which is a moment after a card was laid. */
  constructor(news: () => TableNews<'saboteur'>, live: () => boolean, turn: () => number | null) {
    this.#new = new Fresh(live);
    $effect.pre(() => {
      this.#fresh = this.#new.of(news());
      if (this.#fresh.length) settle();
    });
    $effect(() => {
      void news();
      const fresh = this.#fresh;
      this.#fresh = [];
      const sounds = fresh.map(soundOf).filter((each) => each !== null);
      sounds.forEach((each, i) => later(i * 240, () => sound(each)));
    });
    $effect.pre(() => {
      void turn();
      this.#candle = untrack(live) ? spotOf(candle()) : null;
    });
    $effect(() => {
      void turn();
      moveCandle(this.#candle, candle());
    });
  }
}
