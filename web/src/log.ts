/** The log of a round. The server tells what is new and which events may be looked up; the rest of them we keep. */

import type { GameEvent, TableFrame } from './wire.gen';

/** The events that a frame's log names, out of those that we know and those that it brings; `whole`: none is missing. */
export function fitted(known: readonly GameEvent[], frame: TableFrame): { log: GameEvent[]; whole: boolean } {
  const events = new Map([...known, ...frame.events].map((event) => [event.number, event]));
  const log = frame.log.flatMap((number) => events.get(number) ?? []);
  return { log, whole: log.length === frame.log.length };
}
