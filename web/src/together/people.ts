/**
 * People who share this device at a table. Each of them is a person of their own to the server, with a secret that this
 * browser keeps, so that the server alone decides who may know what.
 */

import { keep, kept } from '../keep';

export interface Local {
  name: string;
  /** Null: whom the browser belongs to. */
  secret: string | null;
}

export interface Sharer extends Local {
  /** Their seat; null: they have none any more; undefined: that is not known yet. */
  seat: number | null | undefined;
}

const TABLES = 'together';
const NAMES = 'together-people';
/** So many names are offered again. Tables are never forgotten: they would open as the owner's, without any cover. */
const MOST_PEOPLE = 12;

function read<T>(key: string): Record<string, T> {
  try {
    return Object(JSON.parse(kept(key) ?? '{}')) as Record<string, T>;
  } catch {
    return {}; // somebody else has written there
  }
}

function write<T>(key: string, all: Record<string, T>, name: string, value: T, most = Infinity): void {
  const { [name]: _, ...others } = all;
  keep(key, JSON.stringify(Object.fromEntries([...Object.entries(others), [name, value]].slice(-most))));
}

/** Those who share the device at that table; one alone shares it with nobody. */
export function peopleAt(table: string): Local[] {
  const found = read<Local[]>(TABLES)[table];
  return Array.isArray(found) ? found : [];
}

export const keepPeopleAt = (table: string, people: Local[]): void =>
  write(TABLES, read<Local[]>(TABLES), table, people);

/** Who has played here before, the latest first. */
export const names = (): string[] => Object.keys(read<string>(NAMES)).reverse();

export const secretOf = (name: string): string | null => read<string>(NAMES)[name] ?? null;

export const keepSecret = (name: string, secret: string): void =>
  write(NAMES, read<string>(NAMES), name, secret, MOST_PEOPLE);
