/** Which deal may be seen: the one that was there when somebody said that they are alone with the device. */

import type { TableFrame } from '../wire.gen';

/** What tells a deal from all others. */
type Told = Pick<TableFrame, 'stage'> & {
  fair: Pick<NonNullable<TableFrame['fair']>, 'commitment'> | null;
  view: { round: number } | null;
};

export class Deals {
  /** Null: none. What is over may be seen by all, and whatever is dealt after it is new. */
  #opened: string | null = null;
  /** Somebody is alone with the device: whatever comes first is for them. */
  #asked = false;

  open(): void {
    this.#asked = true;
  }

  /** Whether that may be seen; it is to be asked of everything that the table tells, in order. */
  admits({ stage, fair, view }: Told): boolean {
    const deal = stage === 'playing' && view ? `${fair?.commitment} ${view.round}` : null;
    if (this.#asked || deal === null) this.#opened = deal;
    this.#asked = false;
    return deal === this.#opened;
  }
}
