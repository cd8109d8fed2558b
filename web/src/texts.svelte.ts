/** What people read, from the catalogues shared with Python; the code holds keys and arguments only. */

import { FluentBundle, FluentResource } from '@fluent/bundle';
import { genitive } from './genitive';
import { keep, kept } from './keep';
import { type Language, OWN_NAME } from './wire.gen';

export const LANGUAGES = Object.keys(OWN_NAME) as Language[];
export type Args = Record<string, string | number>;

/** What is said in a language everywhere, and how the rest of it is fetched. */
interface Spoken {
  default: string[];
  more: Record<string, () => Promise<string>>;
}

const load: Record<Language, () => Promise<Spoken>> = {
  de: () => import('./locale/de'),
  nl: () => import('./locale/nl'),
  en: () => import('./locale/en'),
};

async function moreTexts(language: Language, name: string): Promise<string[]> {
  const { more } = await load[language]();
  const folder = `../../../src/kartentisch/locale/${language}/${name}`;
  return Promise.all([`${folder}.ftl`, `${folder}-page.ftl`].map(async (file) => (await more[file]?.()) ?? ''));
}

const known = (wish: string): Language | undefined => LANGUAGES.find((language) => language === wish.slice(0, 2));

/** What is read at the table of a game, but not at the first look. */
export const moreOf = (game: string): string => `${game}-later`;

class Texts {
  language = $state<Language>('en');
  #bundle = $state.raw<FluentBundle | null>(null);
  /** Counts what was learnt since: whoever missed a sentence looks again, all others need not. */
  #learnt = $state(0);
  readonly #more = new Map<string, Promise<void>>();
  #begun: Promise<void> = Promise.resolve();

  /** The language chosen here before, else the first one of the browser's that we speak. */
  async begin(): Promise<void> {
    const wishes = [kept('language') ?? '', ...navigator.languages];
    this.#begun = this.#speak(wishes.map(known).find((language) => language !== undefined) ?? 'en');
    await this.#begun;
  }

  async choose(language: Language): Promise<void> {
    keep('language', language);
    await this.#speak(language);
  }

  /** What is said at the table of a game, or a catalogue of its own. */
  learn(name: string): Promise<void> {
    const before = this.#more.get(name);
    if (before) return before;
    const learning = this.#add(name);
    this.#more.set(name, learning);
    learning.catch(() => this.#more.delete(name));
    return learning;
  }

  /** Why something is refused, by a game as well: nobody reads that at a first look. */
  async learnRefusals(game: string | null = null): Promise<void> {
    await Promise.all(['server', 'table', ...(game ? [moreOf(game)] : [])].map((name) => this.learn(name)));
  }

  async #add(name: string): Promise<void> {
    await this.#begun;
    const { language } = this;
    const found = await moreTexts(language, name);
    if (language !== this.language) return; // spoken anew, with all of this
    for (const text of found) this.#bundle?.addResource(new FluentResource(text));
    this.#learnt++;
  }

  async #speak(language: Language): Promise<void> {
    const functions = { GENITIVE: ([name]: unknown[]) => genitive(String(name)) };
    const bundle = new FluentBundle(language, { useIsolating: false, functions });
    const more = [...this.#more.keys()].map((name) => moreTexts(language, name));
    const found = await Promise.all([load[language]().then((common) => common.default), ...more]);
    for (const text of found.flat()) bundle.addResource(new FluentResource(text));
    this.#bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
  }

  has(key: string): boolean {
    if (this.#bundle?.hasMessage(key)) return true;
    void this.#learnt;
    return false;
  }

  say(key: string, args: Args = {}): string {
    const pattern = this.#bundle?.getMessage(key)?.value;
    if (!this.#bundle || !pattern) {
      void this.#learnt;
      return key;
    }
    return this.#bundle.formatPattern(pattern, args, []);
  }
}

export const texts = new Texts();
/** The sentence of a key, in the language chosen now. */
export const say = (key: string, args?: Args): string => texts.say(key, args);

/** A part of the page that says more than a first look needs: it comes with the catalogue in which that stands. */
export const withWords =
  <T>(catalogue: string, load: () => Promise<T>) =>
  async (): Promise<T> =>
    (await Promise.all([load(), texts.learn(catalogue)]))[0];

/** "Play now: chess", where something has a name and what is said of it. */
export const labelled = (what: string, which: string): string => say('page-labelled', { what, which });

/** Words that stand without a full stop elsewhere. */
export const sentence = (words: string): string => say('page-sentence', { words });

/** With a large first letter, as a word or a sentence that stands alone has it in every language. */
export const large = (words: string): string => words.charAt(0).toLocaleUpperCase() + words.slice(1);

/** "Anna, Ben and Clara", as the language joins them. */
export const listed = (items: string[]): string => new Intl.ListFormat(texts.language).format(items);
