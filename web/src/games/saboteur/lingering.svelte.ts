/** When the digging is over, the mine stays for a moment, or until one goes on: the last card, the goal that it turned. */

import type { SaboteurNews } from '../../wire.gen';

const STAYS_MS = 2_600;

export class Lingering {
  on = $state(false);
  #timer = 0;
  #digging: boolean;

  constructor(view: () => SaboteurNews) {
    this.#digging = view().phase === 'turn';
    $effect.pre(() => this.#follow(view().phase === 'turn'));
  }

  end(): void {
    clearTimeout(this.#timer);
    this.on = false;
  }

  #follow(digging: boolean): void {
    const over = this.#digging && !digging;
    this.#digging = digging;
    if (over) {
      this.on = true;
      this.#timer = setTimeout(() => this.end(), STAYS_MS);
    } else if (digging) {
      this.end();
    }
  }
}
