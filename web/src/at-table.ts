/** What the parts of a table may know and ask beside its news. They get it as a context, so that a replay can draw them too. */

import { type Component, createContext, type Snippet } from 'svelte';
import type {
  AnalysisNews,
  AnyCommand,
  FinishedGame,
  HintNews,
  InPreparation,
  ReviewNews,
  TableNews,
} from './wire.gen';

/** What is told to nobody but whoever has asked. */
export type TellAside = HintNews | ReviewNews | AnalysisNews;
/** What we alone were told last, of each kind. */
export type Aside = { [N in TellAside as N['type']]?: N };

export interface AtTable {
  /** The table on the screen; null on other screens. */
  readonly shown: TableNews | null;
  /** When its newest news came, by the clock of `performance.now()`. */
  readonly received: number;
  /**
   * Whether news come one after the other, as they happen: then cards travel, a trick lies still for a while, and log
   * and candle follow. False: the newest news are drawn at once, whatever was shown before, and nothing travels or
   * sounds; so a replay jumps anywhere. It may change with the news: whoever steps on by one event and wants to see it
   * move says true with the news that bring it (their `events` are numbered on from those before), and false else.
   */
  readonly live: boolean;
  /**
   * Whether anything may be asked of whoever looks: not where a game is only shown again. There the end of a round is
   * not told step by step either, as it asks when to go on: roles and gold are drawn as soon as the news have them.
   */
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
  /** Tell whoever runs the server of somebody (a seat) or of something else; true: it was sent. Null: there is nobody. */
  readonly report: ((about: number | null, text: string) => Promise<boolean>) | null;
  /** What we alone were told. */
  readonly aside: Aside;
  /** Ask what our last decision has cost; it is told `aside`. Null: nobody tells it. */
  readonly review: (() => Promise<void>) | null;
  /** Say why a move is not possible. */
  explain(move: string): Promise<void>;
  /** The record of the finished game. */
  record(): Promise<string | null>;
  /** Ask for our finished games, the latest first; null: it was refused. */
  try?(question: { type: 'get-games' }): Promise<{ type: string; games?: FinishedGame[] | null } | null>;
  /**
   * What whoever shows a game again draws around the table: its menu has these
   * items, and whoever listens is told by it what happens.
   */
  readonly frame?: { Items: Component<{ news: TableNews; children?: Snippet | undefined }> };
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
