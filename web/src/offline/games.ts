/** Finished games of ours that this browser knows of: without a connection those that were seen again can be seen still. */

import { keep, kept } from '../keep';
import type { FinishedGame } from '../wire.gen';

const KEY = 'games';
/** As many as the worker keeps. */
const MOST = 60;

interface Known extends FinishedGame {
  /** The second of the clock when it ended. */
  ended: number;
  /** It was seen again here. */
  seen?: boolean;
}

const now = (): number => Math.round(Date.now() / 1_000);

function known(): Known[] {
  try {
    const found: unknown = JSON.parse(kept(KEY) ?? '[]');
    return Array.isArray(found) ? (found as Known[]).filter((each) => typeof each?.id === 'string') : [];
  } catch {
    return [];
  }
}

const write = (games: Known[]): void => keep(KEY, JSON.stringify(games.slice(0, MOST)));

/** The latest come first, as the server has them. */
export function rememberGames(games: readonly FinishedGame[]): void {
  const before = known();
  const fresh = games.map((game) => {
    const seen = before.find(({ id }) => id === game.id)?.seen ?? false;
    return { ...game, ended: now() - game.ago, seen };
  });
  write([...fresh, ...before.filter(({ id }) => !games.some((game) => game.id === id))]);
}

export function rememberSeen(id: string): void {
  write(known().map((game) => (game.id === id ? { ...game, seen: true } : game)));
}

/** Those that were seen again here. */
export const seenGames = (): FinishedGame[] =>
  known()
    .filter(({ seen }) => seen)
    .map((game) => ({ ...game, ago: Math.max(0, now() - game.ended) }));

/** The seat that we had in that game, if this browser knows. */
export const ownSeat = (id: string): number | null => known().find((game) => game.id === id)?.you ?? null;
