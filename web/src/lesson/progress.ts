/** How far somebody has come with an introduction on this device. */

import { keep, kept } from '../keep';

const NO = 'no';
const DONE = 'done';
const key = (game: string): string => `lesson.${game}`;

/** The number of the part to go on with; after the last one, from the start again. */
export function reached(game: string, parts: number): number {
  const found = Number(kept(key(game)));
  return Number.isInteger(found) && found > 0 && found < parts ? found : 0;
}

/** Whether it was begun, and can be gone on with. */
export const begun = (game: string): boolean => Number(kept(key(game))) > 0;

/** Parts that were done stay so when somebody goes back. */
export function reach(game: string, part: number): void {
  if (!done(game)) keep(key(game), String(part));
}

export const done = (game: string): boolean => kept(key(game)) === DONE;

export const finish = (game: string): void => keep(key(game), DONE);

/** Whether the introductions are still to be offered: until one of them is done, or nobody wants them. */
export const offered = (games: readonly string[]): boolean => kept('lessons') !== NO && !games.some(done);

export const decline = (): void => keep('lessons', NO);
