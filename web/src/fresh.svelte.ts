/** Which events are new since the last news; none where we have just come or missed some: then things lie as they are. */

import type { GameName, Games, TableNews } from './wire.gen';

export class Fresh {
  /** The number of the last event; null: we have just come. */
  #seen: number | null = null;

  /** `live`: whether news come one after the other; numbers can only be compared within one connection. */
  constructor(live: () => boolean) {
    $effect.pre(() => {
      if (!live()) this.#seen = null;
    });
  }

  /** To be asked once for all news, as they come. */
  of<G extends GameName>({ events }: TableNews<G>): Games[G]['event'][] {
    const known = this.#seen;
    const first = events[0]?.number ?? 0;
    const last = events.at(-1)?.number ?? known ?? -1;
    this.#seen = last;
    const jump = known === null || last < known || first > known + 1 || document.hidden;
    return jump ? [] : events.filter(({ number }) => number > known);
  }
}
