/** Texts of many lines, taken apart: the rules of a game, and its words. */

import { FluentBundle, FluentResource } from '@fluent/bundle';
import { LANGUAGES } from '../../texts.svelte';
import type { Language } from '../../wire.gen';

export interface Rule {
  number: string;
  text: string;
  rulings: string[];
}

export interface Chapter {
  title: string;
  rules: Rule[];
}

/** A line each: `= heading`, `S1 rule`, `! ruling on the rule above`. */
export function chapters(text: string): Chapter[] {
  const found: Chapter[] = [];
  for (const line of text.split('\n')) {
    const [, sign = '', words = ''] = /^(\S+) (.*)$/.exec(line) ?? [];
    if (sign === '=') found.push({ title: words, rules: [] });
    else if (sign === '!') found.at(-1)?.rules.at(-1)?.rulings.push(words);
    else found.at(-1)?.rules.push({ number: sign, text: words, rulings: [] });
  }
  return found;
}

export interface Word {
  name: string;
  word: string;
  meaning: string;
}

/** A line each: `name word: what it means`. */
export const words = (text: string): Word[] =>
  text.split('\n').map((line) => {
    const [, name = '', word = '', meaning = ''] = /^(\S+) (.*?): (.*)$/.exec(line) ?? [];
    return { name, word, meaning };
  });

/** In all languages at once, as the glossary shows them; few open it. */
const files = import.meta.glob<string>('../../../../src/kartentisch/locale/*/*-words.ftl', {
  query: '?raw',
  import: 'default',
});

export async function wordsOf(game: string, language: Language): Promise<Word[]> {
  const text = await files[`../../../../src/kartentisch/locale/${language}/${game}-words.ftl`]?.();
  const bundle = new FluentBundle(language);
  bundle.addResource(new FluentResource(text ?? ''));
  const told = bundle.getMessage(`${game}-words`)?.value;
  return told ? words(bundle.formatPattern(told, {}, [])) : [];
}

/** A word of a game in every language, what it means in the one that is spoken. */
export interface Translated {
  name: string;
  meaning: string;
  in: Readonly<Record<Language, string>>;
}

export async function translated(game: string, spoken: Language): Promise<Translated[]> {
  const all = await Promise.all(
    LANGUAGES.map(async (language) => ({ language, found: await wordsOf(game, language) })),
  );
  return paired(all, spoken);
}

/** Words are the same by their names, wherever a language lists them. */
export function paired(all: readonly { language: Language; found: readonly Word[] }[], spoken: Language): Translated[] {
  const own = all.find(({ language }) => language === spoken)?.found ?? [];
  return own.map(({ name, meaning }) => {
    const called = all.map(({ language, found }) => [language, found.find((each) => each.name === name)?.word ?? '']);
    return { name, meaning, in: Object.fromEntries(called) as Translated['in'] };
  });
}
