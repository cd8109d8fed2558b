/** Which events are new since the last news; none where we have just come or missed some: then things lie as they are. */

import { untrack } from 'svelte';
import type { GameName, Games, TableNews } from './wire.gen';

export class Fresh {
  /** The number of the last event; null: we have just come. */
  #seen: number | null = null;

  /** `live`: whether news come one after the other, see `AtTable`; numbers can only be compared within one connection. */
  constructor(readonly live: () => boolean) {
    $effect.pre(() => {
      if (!live()) this.#seen = null;
    });
  }

  /** To be asked once for all news, as they come. */
  of<G extends GameName>({ events, log }: TableNews<G>): Games[G]['event'][] {
    const known = this.#seen;
    const first = events[0]?.number ?? 0;
    const last = events.at(-1)?.number ?? known ?? -1;
    this.#seen = last;
    if (known === null || last < known || document.hidden || !untrack(this.live)) return [];
    // A gap in the numbers tells nothing: others are told things that we are not. What we missed is in our log.
    const missed = log.some(({ number }) => known < number && number < first);
    return missed ? [] : events.filter(({ number }) => number > known);
  }
}
