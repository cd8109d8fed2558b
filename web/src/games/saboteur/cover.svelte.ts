/** Whether our role is covered, for people who look over our shoulder; this browser remembers it. */

import { keep, kept } from '../../keep';

class Cover {
  on = $state(kept('role-covered') === 'on');

  /** The round in which we saw our role last: in another one it is new. */
  #seen = $state(kept('role-seen'));

  unseen(round: string): boolean {
    return this.#seen !== round;
  }

  saw(round: string): void {
    this.#seen = round;
    keep('role-seen', round);
  }

  /** The round whose role was turned over for us last, or left face down. */
  #told = $state(kept('role-told'));

  untold(round: string): boolean {
    return this.#told !== round;
  }

  tell(round: string | null): void {
    this.#told = round;
    keep('role-told', round);
  }

  turn(): void {
    this.on = !this.on;
    keep('role-covered', this.on ? 'on' : null);
  }
}

export const cover = new Cover();
