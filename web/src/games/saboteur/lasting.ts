/** How long the mine takes to show an event. */

import type { SaboteurEvent, TableEvent } from '../../wire.gen';
import { FALLEN_MS, LAID_MS, TURNED_MS } from './motion';

/** In milliseconds, of every event; what happens together takes as long as the longest of it. */
export const LASTS_MS: Readonly<Record<(SaboteurEvent | TableEvent)['name'], number>> = {
  laid: LAID_MS,
  fell: FALLEN_MS,
  // A card is laid first.
  turned: LAID_MS + TURNED_MS,
  // Nothing travels in the mine, but it is read at the same pace.
  broke: LAID_MS,
  fixed: LAID_MS,
  looked: LAID_MS,
  saw: LAID_MS,
  passed: LAID_MS,
  discarded: LAID_MS,
  drew: LAID_MS,
  drawn: LAID_MS,
  // Shown elsewhere than in the mine.
  dealt: 0,
  hand: 0,
  'digging-over': 0,
  offer: 0,
  offered: 0,
  picked: 0,
  gold: 0,
  paid: 0,
  'round-over': 0,
  'game-over': 0,
  'taken-back': 0,
  'taken-over': 0,
  'came-back': 0,
};
