/** Whether our role is covered, for people who look over our shoulder; this browser remembers it. */

import { keep, kept } from '../../keep';

class Cover {
  on = $state(kept('role-covered') === 'on');

  turn(): void {
    this.on = !this.on;
    keep('role-covered', this.on ? 'on' : null);
  }
}

export const cover = new Cover();
