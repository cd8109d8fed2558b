/** What a game brings along for hints and analyses: how its moves are drawn and told. */

import type { Component } from 'svelte';
import type { GameName } from '../wire.gen';
import type { Begun } from './registry';

export interface HintPart<G extends GameName = GameName> {
  /** Draws a move, in the words of a record. */
  Move: Component<{ news: Begun<G>; move: string }>;
  /** A move in words. */
  words(news: Begun<G>, move: string): string;
  /** The selector of the card in the hand that it plays; null: none. */
  card(news: Begun<G>, move: string): string | null;
  /** Where somebody has a secret role: its name, and that of all others. */
  role?(secret: boolean): string;
  /** Whether the table tells something else now, over which no remark on a past move may lie. */
  telling?(news: Begun<G>): boolean;
}
