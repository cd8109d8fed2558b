/** What a game brings along for the page that shows it again. */

import type { Component } from 'svelte';
import type { GameName, Games } from '../wire.gen';
import type { Begun } from './registry';

export interface ReplayPart<G extends GameName = GameName> {
  /** Draws the hands of the others, and what else only they knew, where everything lies open. */
  Hands: Component<{ news: Begun<G>; seats: readonly Games[G]['own'][] }>;
  /** Which part of its round the latest move belongs to: parts are counted, and can be jumped over. */
  part(news: Begun<G>, move: number): number;
  /** Where in the game that is. */
  where(news: Begun<G>, move: number): string;
  /** What has happened since the event of that number, a sentence each. */
  told(news: Begun<G>, since: number): string[];
  /** How much longer than others this step is to be looked at while the game plays by itself, in milliseconds. */
  stays(news: Begun<G>): number;
}
