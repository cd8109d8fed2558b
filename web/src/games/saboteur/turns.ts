/** Which events are what somebody does in their turn. */

import type { SaboteurEvent, TableEvent } from '../../wire.gen';

type Beside =
  | TableEvent['name']
  | 'dealt'
  | 'hand'
  | 'turned'
  | 'digging-over'
  | 'offer'
  | 'offered'
  | 'picked'
  | 'gold'
  | 'paid'
  | 'round-over'
  | 'game-over';

/** Every other one, the card drawn then included; true: it harms somebody, or the mine. */
const IN_TURN: Readonly<Record<Exclude<SaboteurEvent['name'], Beside>, boolean>> = {
  laid: false,
  fell: true,
  broke: true,
  fixed: false,
  looked: false,
  saw: false,
  passed: false,
  discarded: false,
  drew: false,
  drawn: false,
};

export const TURN: ReadonlyMap<string, boolean> = new Map(Object.entries(IN_TURN));
