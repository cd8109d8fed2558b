/** Sentences of puzzles, and what is shared of them. */

import { nameOf } from '../names';
import { say, texts } from '../texts.svelte';
import type { TableNews } from '../wire.gen';
import type { Told } from './packs';
import type { Verdict } from './progress';

/** A sentence with the names of those it is about. */
export function told(news: TableNews, [key, args]: Told): string {
  const names = Object.fromEntries(
    ['player', 'target'].flatMap((name) => (name in args ? [[name, nameOf(news, Number(args[name]))]] : [])),
  );
  return say(key, { ...args, ...names });
}

const format = (day: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(texts.language, { ...options, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));

/** "Saturday, 15 November" */
export const longDay = (day: string): string => format(day, { weekday: 'long', day: 'numeric', month: 'long' });
export const shortDay = (day: string): string => format(day, { day: 'numeric', month: 'long' });
export const weekday = (day: string): string => format(day, { weekday: 'short' }).replace('.', '');

export const number = (value: number, digits = 1): string =>
  new Intl.NumberFormat(texts.language, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value);

export interface Outcome {
  verdict: Verdict;
  /** How many points more than the best answer; null where answers have none. */
  behind: number | null;
  /** Days in a row. */
  days: number;
  /** The question, for whoever is told of it. */
  ask: string;
}

/** Two lines of plain text that do not give the answer away. */
export function shared(day: string, { verdict, behind, days, ask }: Outcome): string {
  const date = shortDay(day);
  const first =
    verdict === 'right'
      ? say('puzzle-shared-right', { date })
      : behind === null
        ? say('puzzle-shared-wrong', { date })
        : say('puzzle-shared-near', { date, points: number(behind) });
  return `${first}\n${verdict === 'right' ? say('puzzle-shared-streak', { days }) : ask}`;
}
