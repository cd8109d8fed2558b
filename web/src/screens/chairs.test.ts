import { expect, test } from 'vitest';
import { seatedAnew, sitDown } from './chairs';

test('a level that the other game does not have leaves its chair', () => {
  expect(seatedAnew(['master', 'grandmaster', null], 5, ['random', 'master'])).toEqual(['master', null, null, null]);
  expect(seatedAnew(['master', 'random'], 2, ['random', 'master'])).toEqual(['master']);
});

test('bots sit down until one is refused', async () => {
  const asked: unknown[] = [];
  const act = (granted: number) => (command: unknown) => Promise.resolve(asked.push(command) <= granted);
  expect(await sitDown(['master', null, 'random'], act(2))).toBe(true);
  expect(asked).toEqual([
    { do: 'fill', level: 'master', seat: 1 },
    { do: 'fill', level: 'random', seat: 3 },
  ]);
  asked.length = 0;
  expect(await sitDown(['master', 'random', 'random'], act(1))).toBe(false);
  expect(asked).toHaveLength(2);
});
