import { beforeAll, expect, test } from 'vitest';
import { GAME_FACTS, USUAL_SETTINGS } from '../facts.gen';
import { GAMES } from '../games/registry';
import { texts } from '../texts.svelte';
import type { TableSettings } from '../wire.gen';
import { settingWords, usualSettings } from './table-settings';

beforeAll(() => texts.choose('en'));

const [game] = GAMES as [(typeof GAMES)[0]];
const usual = usualSettings(game);

test.each(GAMES)('$name begins with a number of players that it has', ({ name, usual }) => {
  const [least, most] = GAME_FACTS[name].players;
  expect(usual).toBeGreaterThanOrEqual(least);
  expect(usual).toBeLessThanOrEqual(most);
});

test('what is not as usual is told at the table, except for what nobody can choose there', () => {
  const other: Omit<TableSettings, 'game' | 'players'> = {
    options: { rounds: 2 },
    pace: 'fast',
    clock: 30,
    grace: 5,
    public: true,
    onlookers: false,
    hints: true,
    free_text: true,
    bot_talk: false,
  };
  const silent = Object.keys(USUAL_SETTINGS).filter(
    (name) => `${settingWords({ ...usual, [name]: other[name as keyof typeof other] })}` === `${settingWords(usual)}`,
  );
  expect(silent).toEqual(['grace', 'free_text']);
  expect(settingWords(usual)).toHaveLength(2);
  expect(settingWords({ ...usual, ...other })).toHaveLength(8);
});
