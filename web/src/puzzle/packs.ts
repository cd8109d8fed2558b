/** Puzzles as they are shipped beside the page: a file for each grade of each kind, made by `tools/puzzle_packs.py`. */

import type { Args } from '../texts.svelte';
import type { TableNews } from '../wire.gen';

/** A sentence: a key with its arguments; `player` and `target` are numbers of seats. */
export type Told = [key: string, args: Args];

export interface Puzzle {
  id: string;
  /** Moves as records write them, or numbers of seats. */
  options: string[];
  values: number[];
  errors: number[];
  best: number;
  worlds: number;
  reasons: Told[];
  facts: Told[];
  /** The position as the seat sees it that is asked. */
  news: TableNews;
}

/** Every kind with its game, and how many puzzles each of its grades has. */
export type Index = Record<string, { game: string; sizes: number[] }>;

/** Which puzzle: its kind, its grade from 1 on, and its number within that. */
export interface Which {
  kind: string;
  grade: number;
  number: number;
}

const found = new Map<string, Promise<unknown>>();

function fetched<T>(name: string): Promise<T> {
  const before = found.get(name) as Promise<T> | undefined;
  if (before) return before;
  const asked = fetch(`/puzzles/${name}.json`).then((answer) => {
    if (!answer.ok) throw new Error(`${answer.status} ${name}`);
    return answer.json() as Promise<T>;
  });
  found.set(name, asked);
  asked.catch(() => found.delete(name));
  return asked;
}

export const index = (): Promise<Index> => fetched<Index>('index');

export const pack = (kind: string, grade: number): Promise<Puzzle[]> => fetched<Puzzle[]>(`${kind}-${grade}`);

const DAY_MS = 86_400_000;
const WEEK = 7;
const MONDAY = Date.UTC(1970, 0, 5);

/** The day as everybody in the world counts it, like "2026-11-18". */
export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** The days since a certain Monday. */
export const dayNumber = (day: string): number => Math.round((Date.parse(`${day}T00:00:00Z`) - MONDAY) / DAY_MS);

export const dayAfter = (day: string, days = 1): string => dayOf(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS);

/** The puzzle of a day, as `daily` in Python: harder from Monday to Sunday, the kinds in turn. */
export function daily(day: string, kinds: Index): Which {
  const names = Object.keys(kinds);
  const number = dayNumber(day);
  const [week, weekday] = [Math.floor(number / WEEK), number % WEEK];
  const kind = names[(week + weekday) % names.length] ?? '';
  const size = kinds[kind]?.sizes[weekday] ?? 1;
  return { kind, grade: weekday + 1, number: Math.floor(week / names.length) % size };
}
