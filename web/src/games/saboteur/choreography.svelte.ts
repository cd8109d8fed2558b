/** Which event of Saboteur sounds how, and the candle that goes to whoever is on turn. Cards move in `motion.ts`. */

import { Fresh } from '../../fresh.svelte';
import { later, moveCandle, settle, type Spot, spotOf } from '../../motion';
import { CARD, sound } from '../../sound';
import type { SaboteurEvent, TableEvent, TableNews } from '../../wire.gen';
import { sum } from './people';
import { gold, ROCKFALL, TILE } from './sounds';

const candle = (): HTMLElement | null => document.querySelector<HTMLElement>('.seats .kt-candle');

type Event = SaboteurEvent | TableEvent;

function soundOf({ name, args }: Event): (() => void) | null {
  if (name === 'laid' || name === 'turned') return TILE;
  if (name === 'fell') return ROCKFALL;
  if (name === 'gold') return gold(args.value);
  if (name === 'paid') return gold(sum(args.cards));
  return ['broke', 'fixed', 'looked', 'passed', 'picked'].includes(name) ? CARD : null;
}

export class Choreography {
  readonly #new: Fresh;
  #fresh: Event[] = [];
  #candle: Spot | null = null;

  constructor(news: () => TableNews<'saboteur'>, live: () => boolean) {
    this.#new = new Fresh(live);
    $effect.pre(() => {
      this.#fresh = this.#new.of(news());
      if (!this.#fresh.length) return;
      this.#candle = spotOf(candle());
      settle();
    });
    $effect(() => {
      void news();
      const fresh = this.#fresh;
      this.#fresh = [];
      if (!fresh.length) return;
      moveCandle(this.#candle, candle());
      const sounds = fresh.map(soundOf).filter((each) => each !== null);
      sounds.forEach((each, i) => later(i * 240, () => sound(each)));
    });
  }
}
