import { beforeAll, expect, test } from 'vitest';
import { event, played, won } from '../../../gallery/pieces';
import { base } from '../../../gallery/siegel';
import { plain } from '../../rich';
import { texts } from '../../texts.svelte';
import type { SiegelEvent, TableEvent, TableNews } from '../../wire.gen';
import { lines } from './log';

beforeAll(async () => {
  await texts.choose('en');
  await Promise.all([texts.learn('siegel'), texts.learn('siegel-later')]);
});

/** Katrin (you), Peter, Frank, Sabine. */
const told = (...log: (SiegelEvent | TableEvent)[]): string[] =>
  lines({ ...base, log }).map(({ text, heading }) => (heading ? `# ${plain(text)}` : plain(text)));

test('a trick: who led, who ruffed, and its end with the seal as one sentence', () => {
  expect(
    told(played(1, 'b7'), played(2, 'b10'), played(3, 'r2'), played(0, 'b5'), ...won(3, 'b', 'r', 'handed-back', 'r')),
  ).toEqual([
    '# Trick 1',
    'Peter leads blue 7.',
    'Frank plays blue 10.',
    'Sabine ruffs with red 2.',
    'You play blue 5.',
    'Sabine wins with red 2 and hands back a red seal.',
  ]);
});

test('red that is led is no ruff, and the next trick has its own heading', () => {
  const trick = [played(0, 'r7'), played(1, 'r8'), ...won(1, 'r', 'r', 'black')];
  expect(told(...trick, played(1, 'v1'))).toEqual([
    '# Trick 1',
    'You lead red 7.',
    'Peter plays red 8.',
    'Peter wins with red 8, has no fitting seal and takes a black one.',
    '# Trick 2',
    'Peter leads violet 1.',
  ]);
});

test('of older tricks, which lie face down, only the end is told', () => {
  expect(told(...won(1, 'v', 'v', 'spared'), ...won(2, 'v', 'v', 'unmoved'))).toEqual([
    '# Trick 1',
    'Peter wins with violet. There are no black seals left.',
    '# Trick 2',
    'Frank wins with violet. The saboteur hands back nothing.',
  ]);
});

test('while a seal is being chosen the trick is won already', () => {
  expect(told(played(0, 'r7'), event('won', { seat: 0, led: 'r', by: 'r' })).at(-1)).toBe('You win with red 7.');
});

test('a seal that was taken back before it was handed back stays told before the end', () => {
  const back: TableEvent = { number: 9999, name: 'taken-back', args: { seat: 0, counts: true } };
  const [end, seal] = won(0, 'r', 'r', 'handed-back', 'w') as [SiegelEvent, SiegelEvent];
  const all = told(played(0, 'r7'), end, back, seal);
  expect(all).toHaveLength(4);
  expect(all[3]).toBe('You win with red 7 and hand back a white seal.');
});

test('predictions, and who lost a seal to whom', () => {
  expect(
    told(
      event('dealt', { seat: 0, round: 2 }),
      event('predicted', { seat: 1, seals: [0, 0, 0, 0, 0] }),
      event('robbed', { seat: 0, colour: 'b', victim: 3, white: true }),
      event('robbed', { seat: 1, colour: 'g', victim: 0, white: false }),
      event('robbed', { seat: 1, colour: 'g', victim: 3, white: true }),
      event('saboteur', { seat: 2 }),
    ),
  ).toEqual([
    '# Round 2',
    'You deal.',
    'Peter predicts no trick.',
    'You take blue from Sabine, who gets a white seal.',
    'Peter takes green from you; you get nothing.',
    'Peter takes green from Sabine, who gets a white seal.',
    'Frank becomes the saboteur.',
  ]);
});

test('a seal that was taken from somebody is told once', () => {
  const robbed = event('robbed', { seat: 1, colour: 'b', victim: 3, white: true });
  expect(told(robbed, event('predicted', { seat: 1, seals: [2, 0, 0, 1, 0] }))).toEqual([
    'Peter takes blue from Sabine, who gets a white seal.',
    'Peter takes 2 red.',
  ]);
  expect(told(robbed, event('predicted', { seat: 1, seals: [0, 0, 0, 1, 0] }))).toHaveLength(1);
});

test('the lines are written once for all who read them, and anew in another language', async () => {
  const news: TableNews<'siegel'> = { ...base };
  const first = lines(news);
  expect(lines(news)).toBe(first);
  await texts.choose('de');
  expect(lines(news)).not.toBe(first);
  expect(lines(news)).toHaveLength(first.length);
  await texts.choose('en');
});

test('what a newer server tells of, and the page does not know, is left out', () => {
  const unknown = { number: 1, name: 'flooded', args: { seat: 0 } } as unknown as SiegelEvent;
  expect(told(unknown, played(1, 'b7'))).toEqual(['# Trick 1', 'Peter leads blue 7.']);
});
