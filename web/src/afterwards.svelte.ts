/**
 * The same value, a moment later. What lies beside the table is drawn when what moves on it has arrived, so that a slow
 * processor need not do both at once.
 */

/** As long as most things travel, and a frame. */
const TRAVEL_MS = 340;

export class Afterwards<T> {
  #value = $state.raw() as T;

  /** `live`: see `AtTable`; if not, there is nothing to wait for. */
  constructor(
    readonly now: () => T,
    readonly live: () => boolean,
    ms = TRAVEL_MS,
  ) {
    this.#value = now();
    let newest = this.#value;
    let timer = 0;
    const set = (): void => {
      timer = 0;
      this.#value = newest;
    };
    $effect(() => {
      newest = now();
      // What comes in quick succession is not put off again and again.
      timer ||= setTimeout(set, ms);
    });
    $effect(() => () => clearTimeout(timer));
  }

  get value(): T {
    return this.live() ? this.#value : this.now();
  }
}
