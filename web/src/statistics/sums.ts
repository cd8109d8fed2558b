/** Means and their standard errors, from what the server has added up. */

import type { GroupSums, LevelSums, RoleSums, RoundSums } from '../wire.gen';

/** Numbers added up, whole or not. */
export interface Sum {
  number: number;
  total: number;
  squares: number;
}

/** Fewer than so many say nothing yet. */
export const FEW = 5;

export const NOTHING: Sum = { number: 0, total: 0, squares: 0 };

export const plus = (a: Sum, b: Sum): Sum => ({
  number: a.number + b.number,
  total: a.total + b.total,
  squares: a.squares + b.squares,
});

export const together = (sums: readonly Sum[]): Sum => sums.reduce(plus, NOTHING);

export const divided = ({ number, total, squares }: Sum, by: number): Sum => ({
  number,
  total: total / by,
  squares: squares / (by * by),
});

/** A number that is known to about `error`, from so many. */
export interface Estimate {
  value: number;
  error: number;
  number: number;
}

export function mean({ number, total, squares }: Sum): Estimate {
  if (!number) return { value: 0, error: 0, number };
  const value = total / number;
  const spread = Math.max(0, squares / number - value * value);
  return { value, error: Math.sqrt(spread / Math.max(1, number - 1)), number };
}

/** How often something happened. Also what happened always or never is not certain. */
export function share(times: number, number: number): Estimate {
  const about = (times + 1) / (number + 2);
  return {
    value: number ? times / number : 0,
    error: Math.sqrt((about * (1 - about)) / Math.max(1, number)),
    number,
  };
}

/** How far a group was from the mean of the others, in points a round. */
export const margin = ({ margin }: RoundSums, players: number): Sum => divided(margin, players - 1);

/** Of all those groups, by how many had acted before; `of`: what of their rounds. */
export function byOrder(groups: readonly GroupSums[], of: (rounds: RoundSums, players: number) => Sum): Sum[] {
  const most = Math.max(0, ...groups.map(({ players }) => players));
  return Array.from({ length: most }, (_, order) =>
    together(
      groups.flatMap(({ by_order, players }) => {
        const found = by_order[order];
        return found ? [of(found, players)] : [];
      }),
    ),
  );
}

export interface Level extends LevelSums {
  /** How often one would have won by luck. */
  chance: number;
}

/** All levels that were played against, in the order given. */
export function levels(groups: readonly GroupSums[], order: readonly string[]): Level[] {
  return order.flatMap((level) => {
    const found = groups.flatMap((group) =>
      group.levels.filter((each) => each.level === level).map((each) => ({ ...each, players: group.players })),
    );
    const games = found.reduce((sum, each) => sum + each.games, 0);
    if (!games) return [];
    const won = found.reduce((sum, each) => sum + each.won, 0);
    return [{ level, games, won, chance: found.reduce((sum, each) => sum + each.games / each.players, 0) / games }];
  });
}

/** What one was in all those groups. */
export interface Role {
  points: Sum;
  /** How often one got so many points. */
  results: Map<number, number>;
  counts: Record<string, number>;
}

export function role(groups: readonly GroupSums[], name: string): Role {
  const found = groups.flatMap((group) => group.roles.filter((each: RoleSums) => each.role === name));
  const results = new Map<number, number>();
  const counts: Record<string, number> = {};
  for (const each of found) {
    for (const [points = 0, times = 0] of each.results) results.set(points, (results.get(points) ?? 0) + times);
    for (const [key, times] of Object.entries(each.counts)) counts[key] = (counts[key] ?? 0) + times;
  }
  return { points: together(found.map(({ rounds }) => rounds.points)), results, counts };
}

/** The steps of a scale that reaches as far as asked on both sides of zero: few, and whole where there is room. */
export function steps(least: number, most: number): number[] {
  const wide = Math.max(most - least, 1);
  const step = [0.5, 1, 2, 5, 10, 20, 50, 100, 200].find((each) => wide / each <= 5) ?? 500;
  const from = Math.floor(least / step);
  return Array.from({ length: Math.max(1, Math.ceil(most / step) - from) + 1 }, (_, i) => (from + i) * step);
}
