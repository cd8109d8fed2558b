/** What the parts of a table may know and ask beside its news. They get it as a context, so that a replay can draw them too. */

import { createContext } from 'svelte';
import type { AnyCommand, InPreparation, TableNews } from './wire.gen';

export interface AtTable {
  /** The table that is looked at. */
  readonly news: TableNews | null;
  /** When its newest news came, by the clock of `performance.now()`. */
  readonly received: number;
  /** Whether news come one after the other; after a break their events cannot be compared. */
  readonly live: boolean;
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

export const [atTable, setAtTable] = createContext<AtTable>();
