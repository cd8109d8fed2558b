import { expect, test } from 'vitest';
import { GAME_FACTS } from '../facts.gen';
import type { GameName } from '../wire.gen';
import type { HintPart } from './hint';

const PARTS = import.meta.glob<{ default: HintPart }>('./*/hint.ts', { eager: true });

test.each(Object.keys(GAME_FACTS) as GameName[])('what %s expects of moves is told the right way up', (game) => {
  // Penalty points are the only unit of which fewer are better.
  expect(PARTS[`./${game}/hint.ts`]?.default.unit === 'points').toBe(GAME_FACTS[game].fewestWin);
});
