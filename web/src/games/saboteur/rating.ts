/** How well somebody plays a role: from how often their side wins, compared with journeymen at tables of that size. */

import { type Estimate, role as had } from '../../statistics/sums';
import type { GroupSums } from '../../wire.gen';
import { PAR } from './par.gen';

/** As good as a journeyman. */
export const EVEN = 1000;
/** On the usual scale of ratings, 400 points are odds of ten to one. */
const POINTS = 400 / Math.LN10;
const STEPS = 30;

const logistic = (x: number): number => 1 / (1 + Math.exp(-x));
const odds = (share: number): number => Math.log(share / (1 - share));

/**
 * The rating with which one would be expected to win as many rounds as one has won. At tables of journeymen a role does
 * not win equally often with three players and with ten, so every number of players is compared with its own.
 * One round won and one lost against equals are added: a few lucky rounds must not make a genius.
 */
export function rating(groups: readonly GroupSums[], role: 'digger' | 'saboteur'): Estimate {
  const found = [{ par: 0, rounds: 2, won: 1 }];
  for (const group of groups) {
    const par = PAR[group.players]?.[role === 'digger' ? 0 : 1];
    const { points, counts } = had([group], role);
    if (par !== undefined) found.push({ par: odds(par), rounds: points.number, won: counts.won ?? 0 });
  }
  let better = 0;
  let known = 0;
  for (let i = 0; i < STEPS; i++) {
    let ahead = 0;
    known = 0;
    for (const { par, rounds, won } of found) {
      const expected = logistic(par + better);
      ahead += won - rounds * expected;
      known += rounds * expected * (1 - expected);
    }
    // Never further than one at a time: far out the curve is flat.
    better += Math.max(-1, Math.min(ahead / known, 1));
  }
  const rounds = found.reduce((sum, each) => sum + each.rounds, 0) - 2;
  return { value: EVEN + POINTS * better, error: POINTS / Math.sqrt(known), number: rounds };
}
