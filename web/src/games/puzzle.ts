/** What a game brings along for puzzles about its positions. */

import type { Component, Snippet } from 'svelte';
import type { Puzzle } from '../puzzle/packs';
import { large, say } from '../texts.svelte';
import type { GameName, TableNews } from '../wire.gen';
import type { Begun } from './registry';

export interface PuzzlePart<G extends GameName = GameName> {
  /** Draws the position around the board with the question; the chosen option may be shown in it. */
  Position: Component<{ news: Begun<G>; chosen: string | null; board: Snippet }>;
  /** Draws an option. */
  Option: Component<{ news: Begun<G>; option: string }>;
  /** What else is to be known, below the options. */
  Foot?: Component<{ news: Begun<G> }>;
  /** The kinds whose options are narrow enough to lie side by side in one row. */
  narrow?: readonly string[];
  /** Whether values are penalty points; else they are likelihoods, and the largest is the best. */
  points: boolean;
  /** What is known of the position, in a sentence or two. */
  situation(news: Begun<G>, kind: string): string;
  /** An option in words. */
  words(news: Begun<G>, option: string): string;
  /** What the button says that settles on an option. */
  settle(news: Begun<G>, option: string, letter: string): string;
  /** What the answer comes to. */
  verdict(news: Begun<G>, puzzle: Puzzle, letters: readonly string[], option: number): string;
  /** A value as it is told. */
  value(value: number): string;
}

/** The position of a puzzle, in which whoever solves it sits. */
export function positionOf({ news }: Puzzle): Begun {
  const seats = news.seats.map((seat, i) => (i === news.you ? { ...seat, name: large(say('page-you')) } : seat));
  // The news of a puzzle are of the game of its kind, which has begun: TypeScript cannot see that.
  return { ...news, seats } as TableNews as Begun;
}
