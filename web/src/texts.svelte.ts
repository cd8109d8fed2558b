/** What people read, from the catalogues shared with Python; the code holds keys and arguments only. */

import { FluentBundle, FluentResource } from '@fluent/bundle';
import { keep, kept } from './keep';

export const LANGUAGES = ['de', 'nl', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Args = Record<string, string | number>;

/** Each language in its own words. */
export const OWN_NAME: Record<Language, string> = { de: 'Deutsch', nl: 'Nederlands', en: 'English' };

const load: Record<Language, () => Promise<{ default: string[] }>> = {
  de: () => import('./locale/de'),
  nl: () => import('./locale/nl'),
  en: () => import('./locale/en'),
};

/** What a game says at its table: fetched when somebody sits down there, as nobody plays all games at once. */
const gameFiles = import.meta.glob<string>(
  [
    '../../src/kartentisch/locale/*/*.ftl',
    '!../../src/kartentisch/locale/*/{common,page,server,settings,table,talk,*-offer}.ftl',
    '!../../src/kartentisch/locale/*/{cli,record,terminal,*-help,*-text}.ftl',
  ],
  { query: '?raw', import: 'default' },
);

async function gameTexts(language: Language, game: string): Promise<string[]> {
  const folder = `../../src/kartentisch/locale/${language}/${game}`;
  return Promise.all([`${folder}.ftl`, `${folder}-page.ftl`].map(async (file) => (await gameFiles[file]?.()) ?? ''));
}

const known = (wish: string): Language | undefined => LANGUAGES.find((language) => language === wish.slice(0, 2));

class Texts {
  language = $state<Language>('en');
  #bundle = $state.raw<FluentBundle | null>(null);
  readonly #games = new Set<string>();

  /** The language chosen here before, else the first one of the browser's that we speak. */
  async begin(): Promise<void> {
    const wishes = [kept('language') ?? '', ...navigator.languages];
    await this.#speak(wishes.map(known).find((language) => language !== undefined) ?? 'en');
  }

  async choose(language: Language): Promise<void> {
    keep('language', language);
    await this.#speak(language);
  }

  /** What is said at the table of a game. */
  async learn(game: string): Promise<void> {
    if (this.#games.has(game)) return;
    this.#games.add(game);
    await this.#speak(this.language);
  }

  async #speak(language: Language): Promise<void> {
    const bundle = new FluentBundle(language, { useIsolating: false });
    const games = [...this.#games].map((game) => gameTexts(language, game));
    const found = await Promise.all([load[language]().then((common) => common.default), ...games]);
    for (const text of found.flat()) bundle.addResource(new FluentResource(text));
    this.#bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
  }

  has(key: string): boolean {
    return this.#bundle?.hasMessage(key) ?? false;
  }

  say(key: string, args: Args = {}): string {
    const pattern = this.#bundle?.getMessage(key)?.value;
    if (!this.#bundle || !pattern) return key;
    return this.#bundle.formatPattern(pattern, args, []);
  }
}

export const texts = new Texts();
/** The sentence of a key, in the language chosen now. */
export const say = (key: string, args?: Args): string => texts.say(key, args);

/** With a large first letter, as a word or a sentence that stands alone has it in every language. */
export const large = (words: string): string => words.charAt(0).toLocaleUpperCase() + words.slice(1);

/** "Anna, Ben and Clara", as the language joins them. */
export const listed = (items: string[]): string =>
  new Intl.ListFormat(texts.language, { type: 'conjunction' }).format(items);
