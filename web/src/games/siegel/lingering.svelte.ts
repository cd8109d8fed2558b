/** A trick that has just been won stays on the table for a moment, as long as nothing newer happens. */

import type { SiegelNews } from '../../wire.gen';

const STAYS_MS = 1_300;
const LAST_STAYS_MS = 2_200;

export class Lingering {
  on = $state(false);
  #timer = 0;
  #round: number;
  #tricks: number;

  constructor(view: () => SiegelNews) {
    this.#round = view().round;
    this.#tricks = view().tricks.length;
    $effect.pre(() => this.#follow(view()));
  }

  end(): void {
    clearTimeout(this.#timer);
    this.on = false;
  }

  #follow({ round, tricks, trick, hand }: SiegelNews): void {
    const won = round === this.#round && tricks.length > this.#tricks;
    this.#round = round;
    this.#tricks = tricks.length;
    if (won) {
      clearTimeout(this.#timer);
      this.on = true;
      this.#timer = setTimeout(() => this.end(), hand.length ? STAYS_MS : LAST_STAYS_MS);
    } else if (trick.length) {
      this.end();
    }
  }
}
