/** The games that the page can show, one line each. */

import type { Component } from 'svelte';
import type { GameName, Games, TableNews } from '../wire.gen';
import type { HintPart } from './hint';
import type { AnyPadPart } from './pad';
import type { PuzzlePart } from './puzzle';
import type { ReplayPart } from './replay';
import type { StatisticsPart } from './statistics';
import { saboteur } from './saboteur';
import { siegel } from './siegel';

/** A game's parts of screens that are no table, as those know them who do not know which game it is. */
export interface AnyElsewhere {
  /** Its part of the score pad for a real table. */
  pad: () => Promise<AnyPadPart>;
  /** Its part of puzzles about its positions, where there are such puzzles. */
  puzzle?: () => Promise<{ default: unknown }>;
  /** Its part of the page that shows it again. */
  replay: () => Promise<{ default: unknown }>;
  /** How its moves are drawn and told in hints and analyses. */
  hint: () => Promise<{ default: unknown }>;
  /** Its sheets in one's statistics. */
  statistics: () => Promise<StatisticsPart>;
}

/** The same of one game. */
export interface GameElsewhere<G extends GameName> extends AnyElsewhere {
  puzzle?: () => Promise<{ default: PuzzlePart<G> }>;
  hint: () => Promise<{ default: HintPart<G> }>;
  replay: () => Promise<{ default: ReplayPart<G> }>;
}

/** What every screen may know of a game. What may be chosen stands in `GAME_FACTS`. */
export interface GameEntry<G extends GameName = GameName> {
  name: G;
  /** Its sign in lists, as SVG text. */
  emblem: string;
  /** The number of players for "play now". */
  usual: number;
  /** Whether its hand can be put in order. */
  sorts: boolean;
  poster: () => Promise<{ default: Component }>;
  /** What draws the pictures in its help: a line that begins with `#name` has the one of that name. */
  pictures?: () => Promise<{ default: Component<{ name: string }> }>;
  /** What other screens than a table have of it: nobody who plays waits for the list of that. */
  elsewhere: () => Promise<AnyElsewhere>;
  /** What draws a table; asked for early, it is there when somebody sits down. */
  table: () => Promise<unknown>;
}

/** News of a table where the game has begun: only then there is something to draw. */
export type Begun<G extends GameName = GameName> = TableNews<G> & { view: Games[G]['view'] };

export const hasBegun = (news: TableNews): news is Begun => news.view !== null;

/** How a table of the game is drawn. */
export interface GamePage<G extends GameName = GameName> extends GameEntry<G> {
  /** What everybody has so far; null where nobody may know that. */
  points: (view: Games[G]['view']) => readonly number[] | null;
  /** The key of what is asked of whoever is on turn. */
  call: (news: TableNews<G>) => string;
  /** The key of what a nudge says to whoever is on turn, where the game has words of its own for it. */
  nudged?: (news: TableNews<G>) => string | undefined;
  elsewhere: () => Promise<GameElsewhere<G>>;
  table: (news?: TableNews<G>) => Promise<{ default: Component<{ news: Begun<G> }> }>;
}

const PAGES: { [G in GameName]: GamePage<G> } = { siegel, saboteur };

export const GAMES: GameEntry[] = Object.values(PAGES);

export const gameOf = (name: string): GameEntry | undefined => GAMES.find((game) => game.name === name);

/** The page of the game that is played at a table: TypeScript cannot see that its news are of the same game. */
export const pageOf = (news: TableNews): GamePage | undefined =>
  PAGES[news.settings.game] as unknown as GamePage | undefined;
