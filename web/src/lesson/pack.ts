/** Introductions as they are built into the page: a file a game, made by `tools/lesson_packs.py` from the real rules. */

import type { Args } from '../texts.svelte';
import type { TableFrame, TableNews } from '../wire.gen';

/** Why the rules refuse a move: a key with its arguments, and the number of the rule. */
export type Why = [key: string, args: Args, rule: string];

export interface Beat {
  /** What the others do before it is said. */
  played: TableFrame[];
  /** The moves that are asked for, each with what comes of it; none: it is only told. */
  accepts: Record<string, TableFrame>;
  /** What is said of other moves: an expression for their texts, and the name of the sentence. */
  kindly: [expression: string, name: string][];
  points: string[];
  /** The number of the rule that tells why. */
  rule: string;
  refused?: { reasons: Why[]; moves: Record<string, number> };
}

export interface Part {
  name: string;
  start: TableNews;
  beats: Beat[];
}

export interface Pack {
  players: string[];
  parts: Part[];
}

const files = import.meta.glob<string>('./packs/*.json', { query: '?url', import: 'default' });

export async function pack(game: string): Promise<Pack> {
  const file = await files[`./packs/${game}.json`]?.();
  if (!file) throw new Error(game);
  const answer = await fetch(file);
  if (!answer.ok) throw new Error(`${answer.status} ${game}`);
  return (await answer.json()) as Pack;
}
