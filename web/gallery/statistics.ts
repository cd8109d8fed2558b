/** Somebody's statistics, made up, for pictures. */

import type { GameStatistics, GroupSums, RoundSums, Spread, Statistics } from '../src/wire.gen';

/** So many values of that mean, which spread so far. */
const spread = (number: number, mean: number, deviation: number): Spread => ({
  number,
  total: Math.round(number * mean),
  squares: Math.round(number * (mean * mean + deviation * deviation)),
});
const rounds = (number: number, players: number, points: number, margin: number): RoundSums => ({
  points: spread(number, points, 2.4),
  margin: spread(number, margin * (players - 1), 2.6 * (players - 1)),
});
const colours = (left: number[], met: number[], black: number[]): Record<string, number> =>
  Object.fromEntries(
    [...'rygbv'].flatMap((colour, i) => [
      [`left-${colour}`, left[i] ?? 0],
      [`met-${colour}`, met[i] ?? 0],
      [`black-${colour}`, black[i] ?? 0],
    ]),
  );

function group(players: number, games: number, margin: number, orders: number[], more: Partial<GroupSums>): GroupSums {
  return {
    players,
    games,
    won: 0,
    places: [],
    rounds: rounds(games * 4, players, 2.6, margin),
    by_order: orders.map((each) => rounds(games * 2, players, 2.6, each)),
    roles: [],
    levels: [],
    ...more,
  };
}

const PLACES = [1, 1, 1, 1, 1, 3, 1, 1, 2, 3, 1, 2, 4, 2, 3, 2, 4, 1, 3, 3, 2, 4, 3];
const latest = PLACES.map((place, i) => ({ players: 4, place, points: 9, ago: 3_600 + i * 260_000 }));

const siegel: GameStatistics = {
  game: 'siegel',
  latest,
  groups: [
    group(3, 6, -0.3, [0.1, -0.5, -0.4], {
      won: 2,
      places: [2, 3, 1],
      levels: [{ level: 'random', games: 5, won: 4 }],
    }),
    group(4, 14, -0.9, [0.2, -0.5, -0.6, -1.1], {
      won: 6,
      places: [6, 3, 3, 2],
      roles: [
        {
          role: 'predictor',
          rounds: rounds(48, 4, 2.8, -0.8),
          results: [
            [0, 20],
            [2, 28],
          ],
          counts: colours([14, 34, 19, 17, 21], [66, 55, 68, 64, 66], [20, 11, 13, 19, 13]),
        },
        {
          role: 'saboteur',
          rounds: rounds(8, 4, 1.4, -1.2),
          results: [
            [0, 2],
            [1, 2],
            [2, 3],
            [3, 1],
          ],
          counts: {},
        },
      ],
      levels: [
        { level: 'apprentice', games: 7, won: 4 },
        { level: 'improver', games: 9, won: 6 },
        { level: 'journeyman', games: 6, won: 1 },
        { level: 'master', games: 1, won: 0 },
      ],
    }),
    group(5, 3, 0.6, [0.4, 0.2, 0.9, 0.5, 0.6], { won: 1, places: [1, 0, 1, 1, 0] }),
  ],
};

const saboteur: GameStatistics = {
  game: 'saboteur',
  latest: latest.slice(0, 12),
  groups: [
    group(5, 12, 0.4, [0.2, 0.6, -0.1, 0.3, 0.5], {
      won: 5,
      places: [5, 3, 2, 1, 1],
      roles: [
        {
          role: 'digger',
          rounds: rounds(24, 5, 1.2, 0.3),
          results: [],
          counts: { won: 15, suspected: 17 },
        },
        {
          role: 'saboteur',
          rounds: rounds(12, 5, 1.6, 0.5),
          results: [],
          counts: { won: 5, suspected: 22 },
        },
      ],
      levels: [
        { level: 'apprentice', games: 4, won: 3 },
        { level: 'master', games: 8, won: 2 },
      ],
    }),
  ],
};

export const STATISTICS: Statistics = { games: [saboteur, siegel], more: false };
