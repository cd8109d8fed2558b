/** The games that the page can show, one line each. */

import type { Component } from 'svelte';
import type { Settings, TableNews } from '../wire.gen';
import { saboteur } from './saboteur';
import { siegel } from './siegel';

/** One option of a game in the form of a new table; its words are `<game>-page-option-<name>` and `…-hint`. */
export type OptionForm =
  | { name: string; kind: 'switch'; off: boolean | string; on: boolean | string; preset: boolean }
  | { name: string; kind: 'pick'; values: number[]; preset: number }
  | { name: string; kind: 'count'; least: number; most: number; usual: (settings: Settings) => number };

export interface GamePage {
  name: string;
  /** Its sign in lists, as SVG text. */
  emblem: string;
  players: [least: number, most: number];
  /** For "play now". */
  usual: number;
  options: OptionForm[];
  /** Whether its hand can be put in order. */
  sorts: boolean;
  poster: () => Promise<{ default: Component }>;
  /** The key of what is asked of whoever is on turn. */
  call: (view: TableNews['view']) => string;
  /** The key of what a nudge says to whoever is on turn, where the game has words of its own for it. */
  nudged?: (news: TableNews) => string | undefined;
  table: () => Promise<{ default: Component<{ news: TableNews }> }>;
}

/** Bots of every game, the weakest first. */
export const LEVELS = ['random', 'apprentice', 'journeyman', 'master'];

/** Whom people meet who have not chosen. */
export const USUAL_LEVEL = 'journeyman';

export const GAMES: GamePage[] = [siegel, saboteur];

export const gameOf = (name: string): GamePage | undefined => GAMES.find((game) => game.name === name);
