/** Games that are shown again, made of a single moment: all other steps only have their places on the line of time. */

import type { Games, Replay, ReplayStep, TableNews } from '../src/wire.gen';
import type { Eyes } from '../src/screens/replay/source';

export interface Again {
  replay: Replay;
  eyes: Eyes;
  mine: number;
  /** Where it begins. */
  at: string;
}

/** As the server tells it: the log by its numbers. */
function step(round: number, move: number, news: TableNews, view = news.view): ReplayStep {
  const { log, ...rest } = news;
  const frame = { ...rest, view, events: log, log: log.map(({ number }) => number) } as ReplayStep['news'];
  return { round, move, news: frame, seats: null };
}

/** So many rounds of so many moves; `at` is where the moment belongs. `view`: how the others differ from it. */
export function again(
  news: TableNews,
  at: [number, number],
  rounds: number,
  moves: number,
  view: (round: number, move: number) => Games[keyof Games]['view'],
): Again {
  const steps = Array.from({ length: rounds * (moves + 1) }, (_, i) => {
    const [round, move] = [1 + Math.floor(i / (moves + 1)), i % (moves + 1)];
    return round === at[0] && move === at[1] ? step(round, move, news) : step(round, move, news, view(round, move));
  });
  return {
    replay: { id: 'gallery', ended: 1_790_000_000, steps, analysed: false },
    eyes: news.you ?? 'open',
    mine: news.you ?? 0,
    at: at.join('.'),
  };
}
