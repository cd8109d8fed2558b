/**
 * The same value, a frame later. What lies beside the table is drawn after what moves on it, so that a slow processor
 * need not do both in one frame.
 */

export class Afterwards<T> {
  #value = $state.raw() as T;

  constructor(now: () => T) {
    this.#value = now();
    $effect(() => {
      const newest = now();
      let timer = 0;
      const set = (): void => void (this.#value = newest);
      // Nothing is drawn in a hidden tab, so no frame comes there either.
      if (document.hidden) return set();
      const frame = requestAnimationFrame(() => (timer = setTimeout(set)));
      return () => {
        cancelAnimationFrame(frame);
        clearTimeout(timer);
      };
    });
  }

  get value(): T {
    return this.#value;
  }
}
