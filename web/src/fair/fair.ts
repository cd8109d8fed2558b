/** Fair deals (docs/fair.md): what this browser adds to the shuffle, what it saw before the deal, and whether all fits. */

import { keep, keyAt, kept } from '../keep';
import type { AnyCommand, TableFrame, TableNews } from '../wire.gen';
import { hex, sha256, unhex } from './sha256';

/** What this browser has seen and sent for one game, for a seat: several people may share it. */
interface Seen {
  commitment: string;
  mix: string;
  seat: string;
}
const GAMES_KEPT = 3;

/** What a record tells of its deals. */
export interface Told {
  commitment: string;
  mixes: (string | null)[];
  seed: string;
}

function remembered(table: string): Seen[] {
  const lines = kept(keyAt(table, 'fair'))?.split('\n') ?? [];
  return lines.map((line) => {
    const [commitment = '', mix = '', seat = ''] = line.split(' ');
    return { commitment, mix, seat };
  });
}

/** The number that we add to the next game, made of our words or by chance. It is remembered together with the promise. */
export function mixFor(news: Pick<TableNews, 'table' | 'fair' | 'you'>, words = ''): string {
  const chance = crypto.getRandomValues(new Uint8Array(32));
  const mix = hex(words ? sha256(new TextEncoder().encode(words)) : chance);
  const commitment = news.fair?.commitment ?? '';
  const seat = String(news.you);
  const others = remembered(news.table).filter((seen) => seen.commitment !== commitment || seen.seat !== seat);
  const all = [...others, { commitment, mix, seat }];
  const games = [...new Set(all.map((seen) => seen.commitment))].slice(-GAMES_KEPT);
  const lines = all.filter((seen) => games.includes(seen.commitment));
  keep(keyAt(news.table, 'fair'), lines.map((seen) => `${seen.commitment} ${seen.mix} ${seen.seat}`).join('\n'));
  return mix;
}

/** Promises to whose games we have added our number, each with our seat. */
const mixed = new Set<string>();

/** Adds a number by chance to the game to come, unless that is done, from here or from another device of ours. */
export async function mixIn(news: TableFrame, send: (command: AnyCommand) => Promise<unknown>): Promise<void> {
  if (!news.fair) return;
  const promised = `${news.fair.commitment} ${news.you}`;
  if (mixed.has(promised) || news.fair.mixed.includes(news.you ?? -1)) return;
  mixed.add(promised);
  await send({ do: 'mix', mix: mixFor(news) }).catch(() => mixed.delete(promised)); // again with the next news
}

/** The part of a record that is about its deals; null: it has none. */
export function toldBy(record: string): Told | null {
  const { meta } = JSON.parse(record) as { meta?: { fair?: Told } };
  return meta?.fair ?? null;
}

export type Finding = 'yes' | 'no' | 'unknown';

/** What this browser finds out by itself about a finished game at a table, from a seat (null: of an onlooker). */
export function findings(told: Told, table: string, seat: number | null): Record<'kept' | 'seen' | 'mine', Finding> {
  const seen = remembered(table).filter(({ commitment }) => commitment === told.commitment);
  const before = seen.find((each) => each.seat === String(seat));
  const mine = seat === null ? null : told.mixes[seat];
  return {
    kept: hex(sha256(unhex(told.seed))) === told.commitment ? 'yes' : 'no',
    // Another device of ours may have added later; what it remembers is not known here.
    seen: seen.length ? 'yes' : 'unknown',
    mine: before && seat !== null ? (mine === before.mix ? 'yes' : 'no') : 'unknown',
  };
}
