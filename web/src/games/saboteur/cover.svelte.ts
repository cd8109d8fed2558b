/** Whether our role is covered, for people who look over our shoulder; this browser remembers it. */

import { keep, kept } from '../../keep';

/** A round of a table; null: nothing of that table is remembered. */
type Round = string | null;

/** `table`: the name under which it is remembered. */
export const roundOf = (table: string | null, round: number): Round => table && `${table} ${round}`;

/** People who share a device have a role each. */
const MOST = 10;
const read = (key: string): string[] => (kept(key) ?? '').split('\n').filter(Boolean);
function write(key: string, rounds: string[]): string[] {
  const found = [...new Set(rounds)].slice(0, MOST);
  keep(key, found.join('\n') || null);
  return found;
}

class Cover {
  on = $state(kept('role-covered') === 'on');

  /** The rounds in which we saw our role last, the latest first: in another one it is new. */
  #seen = $state.raw(read('role-seen'));

  unseen(round: Round): boolean {
    return round !== null && !this.#seen.includes(round);
  }

  saw(round: Round): void {
    if (round !== null && this.unseen(round)) this.#seen = write('role-seen', [round, ...this.#seen]);
  }

  /** The rounds whose role was turned over for us last, or left face down. */
  #told = $state.raw(read('role-told'));

  untold(round: Round): boolean {
    return round !== null && !this.#told.includes(round);
  }

  tell(round: Round): void {
    if (round !== null && this.untold(round)) this.#told = write('role-told', [round, ...this.#told]);
  }

  /** The round is over: what was told of its role is no matter any more. */
  forget(round: Round): void {
    if (round === null || this.untold(round)) return;
    const others = this.#told.filter((each) => each !== round);
    this.#told = write('role-told', others);
  }

  turn(): void {
    this.on = !this.on;
    keep('role-covered', this.on ? 'on' : null);
  }
}

export const cover = new Cover();
