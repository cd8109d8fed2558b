/** A connection of somebody who shares this device: they are at the table, and nothing of what they may know is kept. */

import { Connection, type Greeting, type Listener, LostError, type News, type Question, RefusedError } from '../socket';
import type { AnyCommand, Refused, SeatNews, Stage, TableFrame, Welcome } from '../wire.gen';

/** What everybody at the table may know. */
export interface Facts {
  stage: Stage;
  turn: number | null;
  seats: SeatNews[];
}

/** What may be heard of somebody's connection. */
interface Told {
  welcomed?(welcome: Welcome): void;
  refused?(refused: Refused): void;
  /** `you`: the seat of the person, if they have one. */
  heard(facts: Facts, you: number | null): void;
}

export class Companion implements Listener {
  readonly #connection = new Connection(`${location.origin.replace(/^http/, 'ws')}/ws`, this);
  readonly #greeting: () => Greeting;
  readonly #table: string;
  readonly #told: Told;
  /** When their number for the game to come has been added, as far as one was wanted. */
  mixed: Promise<void> = Promise.resolve();

  constructor(greeting: () => Greeting, table: string, told: Told) {
    this.#greeting = greeting;
    this.#table = table;
    this.#told = told;
    this.#connection.begin();
  }

  greeting(): Greeting {
    return this.#greeting();
  }

  welcomed(welcome: Welcome): void {
    this.#told.welcomed?.(welcome);
    this.#connection.ask(this.check()).catch(() => undefined);
  }

  rejected(refused: Refused): boolean {
    this.#told.refused?.(refused);
    return false;
  }

  heard(news: News | Refused): void {
    if (news.type !== 'table' || news.table !== this.#table) return;
    const { stage, turn, seats, you } = news;
    if (you !== null && (stage === 'gathering' || stage === 'over')) this.mixed = this.#mix(news);
    this.#told.heard({ stage, turn, seats }, you);
  }

  async #mix(news: TableFrame): Promise<void> {
    const { mixIn } = await import('../fair/fair');
    await mixIn(news, (command) => this.#connection.ask({ type: 'at', command }));
  }

  linked(): void {
    // Whoever is shown tells of a lost connection.
  }

  check(): Question {
    return { type: 'watch', table: this.#table };
  }

  /** True: it was done. */
  async act(command: AnyCommand): Promise<boolean> {
    try {
      await this.#connection.ask({ type: 'at', command });
      return true;
    } catch (error) {
      if (error instanceof RefusedError || error instanceof LostError) return false;
      throw error;
    }
  }

  close(): void {
    this.#connection.close();
  }
}
