/** Whether the hint about our decision is looked at. */

import { type AtTable, plays } from '../../at-table';
import type { HintNews, TableNews } from '../../wire.gen';

class Hints {
  /** The table and version of the decision about which a hint is looked at. */
  #open = $state<string | null>(null);

  /** Whether a hint can be asked for now. */
  may(table: AtTable, news: TableNews): boolean {
    return news.hints && plays(table, news) && news.turn === news.you && news.stage === 'playing' && !news.paused;
  }

  isOpen(news: TableNews): boolean {
    return this.#open === keyOf(news);
  }

  /** The hint about this decision, if it was told. */
  told({ aside }: AtTable, news: TableNews): HintNews | null {
    return aside.hint && keyOf(aside.hint) === keyOf(news) ? aside.hint : null;
  }

  open(table: AtTable, news: TableNews): void {
    this.#open = keyOf(news);
    if (!this.told(table, news)?.moves.length)
      void table.act({ do: 'hint', version: news.version }).then((asked) => {
        if (!asked) this.close();
      });
  }

  close(): void {
    this.#open = null;
  }
}

const keyOf = ({ table, version }: { table: string; version: number }): string => `${table} ${version}`;

export const hints = new Hints();
