/** Who stands where, and whether a game against bots was clearly lost or won. */

import { GAME_FACTS } from '../../facts.gen';
import type { GameName } from '../../wire.gen';

export interface Place {
  seat: number;
  place: number;
}

/** The more the better, whatever the game counts. */
const worth = (points: readonly number[], game: GameName): number[] =>
  points.map((each) => (GAME_FACTS[game].fewestWin ? -each : each));

/** All seats, the best first; equal points share a place. */
export function standing(points: readonly number[], game: GameName): Place[] {
  const good = worth(points, game);
  const place = (seat: number): number => 1 + good.filter((each) => each > (good[seat] ?? 0)).length;
  return points.map((_, seat) => ({ seat, place: place(seat) })).sort((a, b) => a.place - b.place);
}

/** From this share of what one player has on average, a difference is clear. */
const CLEAR = 0.6;

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

/** How a game against those bots went for that seat. */
export function verdict(
  points: readonly number[],
  game: GameName,
  seat: number,
  bots: readonly number[],
): 'lost' | 'won' | 'even' {
  const good = worth(points, game);
  const ahead = (good[seat] ?? 0) - mean(bots.map((bot) => good[bot] ?? 0));
  if (Math.abs(ahead) < CLEAR * Math.max(1, mean(points))) return 'even';
  return ahead > 0 ? 'won' : 'lost';
}
