import { describe, expect, test } from 'vitest';
import { GAME_FACTS, type OptionFacts } from '../facts.gen';
import type { TableSettings } from '../wire.gen';
import { choose, formOf, usualValue } from './options';
import { usualSettings } from './table-settings';
import { gameOf } from '../games/registry';

const settings = (game: string, changed: Partial<TableSettings> = {}): TableSettings => {
  const entry = gameOf(game);
  if (!entry) throw new Error(game);
  return { ...usualSettings(entry), ...changed };
};
const option = (facts: Partial<OptionFacts>): OptionFacts => ({
  name: 'some',
  default: false,
  values: [false, true],
  rule: 'X1',
  usual: [],
  ...facts,
});

describe('the form of an option', () => {
  test('two words or off and on become a switch, the second is on', () => {
    expect(formOf(option({}))).toEqual({ kind: 'switch', name: 'some', off: false, on: true });
    expect(formOf(option({ values: ['may', 'must'] }))).toEqual({
      kind: 'switch',
      name: 'some',
      off: 'may',
      on: 'must',
    });
  });
  test.each([[], ['may'], ['may', 'must', 'never']])('words are exactly two', (...values) => {
    expect(() => formOf(option({ values }))).toThrow('some');
  });
  test('few numbers stand side by side, many are counted', () => {
    expect(formOf(option({ values: [4, 5] }))).toEqual({ kind: 'pick', name: 'some', values: [4, 5] });
    const many = Array.from({ length: 20 }, (_, i) => i + 1);
    expect(formOf(option({ values: many }))).toEqual({ kind: 'count', name: 'some', least: 1, most: 20 });
  });
  test('every option of every game has one that shows all its values', () => {
    for (const { options } of Object.values(GAME_FACTS)) {
      for (const each of options) {
        const form = formOf(each);
        const shown =
          form.kind === 'switch'
            ? [form.off, form.on]
            : form.kind === 'pick'
              ? form.values
              : Array.from({ length: form.most - form.least + 1 }, (_, i) => form.least + i);
        expect(shown).toEqual(each.values);
      }
    }
  });
});

describe('the usual value', () => {
  const depends = option({
    default: null,
    values: [1, 2, 3, 4],
    usual: [
      { options: {}, players: { 3: 2, 4: 1 } },
      { options: { long: true }, players: { 3: 4, 4: 3 } },
    ],
  });
  test('is the default where there is one', () => {
    expect(usualValue(option({ default: 'must' }), settings('siegel'))).toBe('must');
  });
  test('depends on the number of players and on other options', () => {
    expect(usualValue(depends, settings('siegel', { players: 3 }))).toBe(2);
    expect(usualValue(depends, settings('siegel', { players: 4 }))).toBe(1);
    expect(usualValue(depends, settings('siegel', { players: 4, options: { long: true } }))).toBe(3);
    expect(usualValue(depends, settings('siegel', { players: 4, options: { long: false } }))).toBe(1);
  });
  test('is not written down when it is chosen, and taken out when chosen again', () => {
    const before = settings('siegel', { players: 4, options: { other: 1 } });
    expect(choose(depends, 1, before)).toEqual({ other: 1 });
    const changed = choose(depends, 4, before);
    expect(changed).toEqual({ other: 1, some: 4 });
    expect(choose(depends, 1, { ...before, options: changed })).toEqual({ other: 1 });
  });
});
