/** Whether our role is covered, for people who look over our shoulder; this browser remembers it. */

import { keep, kept } from '../../keep';

/** A round of a table; null: nothing of that table is remembered. */
type Round = string | null;

/** `table`: the name under which it is remembered. */
export const roundOf = (table: string | null, round: number): Round => table && `${table} ${round}`;

class Cover {
  on = $state(kept('role-covered') === 'on');

  /** The round in which we saw our role last: in another one it is new. */
  #seen = $state(kept('role-seen'));

  unseen(round: Round): boolean {
    return round !== null && this.#seen !== round;
  }

  saw(round: Round): void {
    if (round === null) return;
    this.#seen = round;
    keep('role-seen', round);
  }

  /** The round whose role was turned over for us last, or left face down. */
  #told = $state(kept('role-told'));

  untold(round: Round): boolean {
    return round !== null && this.#told !== round;
  }

  tell(round: Round): void {
    if (round !== null) this.#tell(round);
  }

  /** The round is over: what was told of its role is no matter any more. */
  forget(round: Round): void {
    if (round !== null) this.#tell(null);
  }

  turn(): void {
    this.on = !this.on;
    keep('role-covered', this.on ? 'on' : null);
  }

  #tell(round: Round): void {
    this.#told = round;
    keep('role-told', round);
  }
}

export const cover = new Cover();
