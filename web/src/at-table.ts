/** What the parts of a table may know and ask beside its news. They get it as a context, so that a replay can draw them too. */

import { createContext } from 'svelte';
import type { AnyCommand, InPreparation, TableNews } from './wire.gen';

export interface AtTable {
  /** The table on the screen; null on other screens. */
  readonly shown: TableNews | null;
  /** When its newest news came, by the clock of `performance.now()`. */
  readonly received: number;
  /** Whether news come one after the other; after a break their events cannot be compared. */
  readonly live: boolean;
  /** Whether anything may be asked of whoever looks: not where a game is only shown again. */
  readonly asks: boolean;
  /** The name under which this browser remembers what was done here; null: nothing is remembered. */
  readonly memory: string | null;
  /** Levels of bots that cannot play yet. */
  readonly preparing: InPreparation[];
  /** The move that was sent and has not been answered. */
  readonly sending: string | null;
  /** Make a move, once: nothing more is sent before the answer, nor at the same version after it. True: it was made. */
  move(move: string): Promise<boolean>;
  /** Ask for anything else; true: it was done. */
  act(command: AnyCommand): Promise<boolean>;
  /** Say why a move is not possible. */
  explain(move: string): Promise<void>;
  /** The record of the finished game. */
  record(): Promise<string | null>;
  /** A path as others can follow it. */
  linkTo(path: string): string;
}

/** Our seat, if something may be asked of it; null for onlookers too. */
export const askedSeat = ({ asks }: AtTable, { you }: TableNews): number | null => (asks ? you : null);

/** Whether we play ourselves: while a bot plays for us, nothing is asked of us. */
export function plays(table: AtTable, news: TableNews): boolean {
  const seat = askedSeat(table, news);
  return seat !== null && news.seats[seat]?.bot === null;
}

export const [atTable, setAtTable] = createContext<AtTable>();
