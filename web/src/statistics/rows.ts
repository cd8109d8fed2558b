/** Numbers with their errors, one below the other: as they are drawn, told and listed. */

import { say } from '../texts.svelte';
import type { Estimate } from './sums';

/** A row: a number with its error; without one, that there are too few games. */
export interface Row {
  name: string;
  /** What stands below the name, drawn only. */
  pips?: { on: number; of: number };
  games?: number;
  found: Estimate | null;
  /** Of the second rank. */
  hollow?: boolean;
  /** Begins a new block. */
  apart?: boolean;
}

/** All of them in one sentence. */
export const heard = (rows: readonly Row[], told: (value: number) => string): string =>
  rows.flatMap(({ name, found }) => (found ? [`${name}: ${told(found.value)}`] : [])).join('; ');

/** The cells of a table below `head`. */
export const cells = (rows: readonly Row[], told: (value: number) => string): string[][] =>
  rows.map(({ name, found }) =>
    found
      ? [name, told(found.value), `± ${told(found.error).replace('+', '')}`, String(found.number)]
      : [name, '–', '–', '–'],
  );

export const head = (first: string, value: string): string[] => [
  first,
  value,
  say('statistics-error'),
  say('statistics-number'),
];
