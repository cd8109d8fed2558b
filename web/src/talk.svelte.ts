/** What is said beside the game: who is muted here, what is new, and what hangs over a seat for a moment. */

import { keep, kept } from './keep';
import { nameOf } from './names';
import { type Args, say, texts } from './texts.svelte';
import { PHRASE_KEYS, type TableNews, type TalkNews } from './wire.gen';

const KEY = 'muted';
const MOST_TABLES = 30;
const BUBBLE_MS = 4_000;
/** One's own words are longer. */
const WORDS_MS = 7_000;

type Muted = Record<string, string[]>;

function read(): Muted {
  try {
    const found: unknown = JSON.parse(kept(KEY) ?? '{}');
    const entries = Object.entries(Object(found)).filter(([, who]) => Array.isArray(who));
    return Object.fromEntries(entries) as Muted;
  } catch {
    return {};
  }
}

/** Nothing as long as the words are on their way. */
const known = (key: string, args?: Args): string => (texts.has(key) ? say(key, args) : '');

/** A phrase of the game in our language; `by`: the seat of whoever says it. */
export function phraseWords(news: TableNews, phrase: string, blank: TalkNews['blank'], by: number): string {
  const seat = typeof blank === 'number' ? blank : null;
  return known(`${news.settings.game}-say-${phrase}`, {
    who: seat === by ? 'me' : seat === news.you ? 'you' : 'other',
    player: seat === null ? '' : nameOf(news, seat),
    word: typeof blank === 'string' ? blank : '',
  });
}

export function words(news: TableNews, { phrase, text, blank, who }: TalkNews): string {
  if (phrase === null) return text;
  if ((PHRASE_KEYS as readonly string[]).includes(phrase)) return known(`talk-phrase-${phrase}`);
  const by = news.seats.findIndex((seat) => seat.who === who);
  return phraseWords(news, phrase, blank, by);
}

class Talk {
  /** Whether somebody reads along right now. */
  open = $state(0);
  /** The newest line of each seat for a moment, by `who`. */
  bubbles = $state.raw<Record<string, TalkNews>>({});
  /** The newest lines of others, to be spoken. */
  fresh = $state.raw<TalkNews[]>([]);
  /** What is being written; stays while something else is looked at. */
  draft = $state('');
  /** A phrase is being put together, and what is tapped on the table may fill its blank. */
  filling = $state(false);
  /** The table has a place of its own for the talk now, so that no drawer opens over it. */
  inPlace = $state(false);
  #held: string | null = null;
  #muted = $state.raw<Muted>(read());
  #table: string | null = null;
  #heard = 0;
  #read = $state(0);

  /** Called for all news of a table. What was said before we came is neither new nor spoken. */
  follow(news: TableNews): void {
    const last = news.talk.at(-1)?.number ?? 0;
    if (news.table !== this.#table) {
      this.#table = news.table;
      this.#heard = this.#read = last;
      this.bubbles = {};
      this.fresh = [];
      this.draft = '';
      return;
    }
    const fresh = this.lines(news).filter(({ number }) => number > this.#heard);
    this.#heard = last;
    if (this.open) this.#read = last;
    if (!fresh.length) return;
    for (const line of fresh) this.#hang(line);
    const mine = news.you === null ? null : news.seats[news.you]?.who;
    this.fresh = fresh.filter(({ who }) => who !== mine);
  }

  /** Without those of people who are muted. */
  lines = (news: TableNews): TalkNews[] => news.talk.filter(({ who }) => !this.isMuted(news.table, who));

  unread = (news: TableNews): number =>
    this.open ? 0 : this.lines(news).filter(({ number }) => number > this.#read).length;

  /** For as long as somebody reads along. */
  reading = (): (() => void) => {
    this.open += 1;
    this.#read = this.#heard;
    return () => {
      this.open -= 1;
      this.#read = this.#heard;
    };
  };

  isMuted = (table: string, who: string): boolean => this.#muted[table]?.includes(who) ?? false;

  mute(table: string, who: string, on: boolean): void {
    const { [table]: before = [], ...others } = this.#muted;
    const now = on ? [...before, who] : before.filter((other) => other !== who);
    const kept = Object.entries(others).slice(now.length ? 1 - MOST_TABLES : 0);
    this.#muted = Object.fromEntries(now.length ? [...kept, [table, now]] : kept);
    keep(KEY, JSON.stringify(this.#muted));
    if (on) this.take(who);
  }

  #hang(line: TalkNews): void {
    this.bubbles = { ...this.bubbles, [line.who]: line };
    this.#letGo(line);
  }

  /** Somebody reads that bubble (null: no longer): it stays meanwhile. */
  hold(who: string | null): void {
    const was = this.#held;
    this.#held = who;
    const line = was === null ? undefined : this.bubbles[was];
    if (line && was !== who) this.#letGo(line);
  }

  #letGo(line: TalkNews): void {
    setTimeout(
      () => {
        if (this.bubbles[line.who] === line && this.#held !== line.who) this.take(line.who);
      },
      line.phrase === null ? WORDS_MS : BUBBLE_MS,
    );
  }

  /** Take the bubble of somebody away. */
  take(who: string): void {
    const { [who]: _, ...others } = this.bubbles;
    this.bubbles = others;
  }
}

export const talk = new Talk();
