/** What the score pad for a real table needs of a game; the game's own part stands in `games/<game>/pad.ts`. */

import type { Component } from 'svelte';
import type { OptionValue } from '../facts.gen';
import type { Args } from '../texts.svelte';

/** Options of the game that are not as usual. */
export type PadOptions = Readonly<Record<string, OptionValue>>;

/** What is said of a round as it is being written down. */
export interface Remark {
  /** `wrong` cannot be, `missing` is not all yet, `doubt` is possible but asks once. */
  kind: 'wrong' | 'missing' | 'doubt';
  /** The key of a sentence. */
  text: string;
  /** The key of a second one that says why. */
  why?: string;
  args: Args;
  /** The round that it is about, from 0 on, if that is another one: what was corrected does not fit to it. */
  round?: number;
  /** So many of something of which there are at most so many. */
  beads?: { number: number; most: number };
}

/** A game with rounds of the kind `E`. */
export interface PadGame<E> {
  /** The options that change what is written down. */
  options: readonly string[];
  /** All others: nothing that is written down depends on them. */
  without: readonly string[];
  /** The key of what covers what people have, where that is no business of the others until the end; null: nothing does. */
  cover: string | null;
  blank(players: number): E;
  /** Whether something read from storage is a round of so many players. */
  fits(round: unknown, players: number): round is E;
  /** What everybody gets in the round `at`; null where that cannot be told yet. */
  points(rounds: readonly E[], at: number, options: PadOptions): (number | null)[];
  /** The key of what those are called who played a part of their own. */
  mark: string;
  /** Who played it. */
  marked(round: E): boolean[];
  /** All that is to be said of the round `at`; nothing: it is right. */
  remarks(rounds: readonly E[], at: number, options: PadOptions, names: readonly string[]): Remark[];
}

/** What the form of a game gets. */
export interface PadForm<E> {
  names: readonly string[];
  rounds: readonly E[];
  /** Which of them is written down. */
  at: number;
  options: PadOptions;
  change: (round: E) => void;
}

/** A game's part of the pad, as it is fetched. */
export interface PadPart<E = unknown> {
  pad: PadGame<E>;
  Form: Component<PadForm<E>>;
  /** How it stands in the ledger for those who are marked. */
  Mark: Component;
}

/** One of any game: only that game knows what its form takes. */
export interface AnyPadPart extends Omit<PadPart, 'Form'> {
  Form: Component<never>;
}
