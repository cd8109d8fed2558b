/** A trick that has just been won stays on the table for a moment, as long as nothing newer happens. */

import type { SiegelNews } from '../../wire.gen';

/** With the way to the winner it is over before a bot of the usual pace leads on. */
const STAYS_MS = 840;
const LAST_STAYS_MS = 2_200;
/** The cards are under way before anything else is drawn anew: what travels already does not wait for that. */
const SETS_OUT_MS = 50;

export class Lingering {
  on = $state(false);
  #timer = 0;
  #round: number;
  #tricks: number;

  /** `leave` is told who has won before the trick goes by itself. */
  constructor(
    view: () => SiegelNews,
    readonly leave: (winner: number) => unknown,
  ) {
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
      const winner = tricks.at(-1)?.winner ?? 0;
      this.#timer = setTimeout(
        () => {
          this.leave(winner);
          this.#timer = setTimeout(() => this.end(), SETS_OUT_MS);
        },
        hand.length ? STAYS_MS : LAST_STAYS_MS,
      );
    } else if (trick.length) {
      this.end();
    }
  }
}
