import { beforeAll, describe, expect, test } from 'vitest';
import scenes from '../../../gallery/saboteur.gen.json';
import { texts } from '../../texts.svelte';
import type { SaboteurEvent, TableNews } from '../../wire.gen';
import { laidSince, lines, lookers, since, unseen } from './log';

beforeAll(async () => {
  await texts.choose('en');
  await Promise.all([texts.learn('saboteur'), texts.learn('saboteur-later')]);
});

type Name = SaboteurEvent['name'];
type Args<N extends Name> = Extract<SaboteurEvent, { name: N }>['args'];
let number = 0;
const event = <N extends Name>(name: N, args: Args<N>): SaboteurEvent =>
  ({ number: ++number, name, args }) as SaboteurEvent;

/** Anna, Ben, Clara; you are Ben. */
const at = (log: SaboteurEvent[], you: number | null = 1): TableNews<'saboteur'> => {
  const news = scenes['saboteur-3'] as unknown as TableNews<'saboteur'>;
  const names = ['Anna', 'Ben', 'Clara'];
  return { ...news, you, log, seats: news.seats.map((seat, i) => ({ ...seat, name: names[i] ?? '' })) };
};
const told = (log: SaboteurEvent[], you: number | null = 1): string[] => lines(at(log, you)).map(({ text }) => text);

test('what only we may know replaces the sentence for all', () => {
  const map = [event('looked', { seat: 1, cell: [8, 2] }), event('saw', { seat: 1, cell: [8, 2], what: 'gold' })];
  expect(told(map)).toHaveLength(1);
  expect(told(map)[0]).toMatch(/^You look at goal A: /);
  expect(told(map.slice(0, 1), 0)).toEqual(['Ben looks at goal A.']);
  const pass = [event('passed', { seat: 1 }), event('discarded', { seat: 1, card: 'map' })];
  expect(told(pass)).toHaveLength(1);
  expect(told(pass.slice(0, 1), 2)).toEqual(['Ben discards a card.']);
});

test('what a newer server tells of, and the page does not know, is left out', () => {
  const unknown = { number: ++number, name: 'flooded', args: { seat: 0, target: 1 } } as unknown as SaboteurEvent;
  expect(told([unknown, event('looked', { seat: 0, cell: [8, 2] })])).toEqual(['Anna looks at goal A.']);
});

test('goals have names by their rows', () => {
  const seen = ([2, 0, -2] as const).map((y) => event('looked', { seat: 0, cell: [8, y] }));
  expect(told(seen)).toEqual(['Anna looks at goal A.', 'Anna looks at goal B.', 'Anna looks at goal C.']);
});

test('a rockfall tells what it cut off', () => {
  const fell = (darkens: [number, number][]) => event('fell', { seat: 0, card: 'EW', cell: [2, 0], darkens });
  expect(
    [
      [],
      [[3, 0]],
      [
        [3, 0],
        [4, 0],
      ],
    ].map((cells) => told([fell(cells as [number, number][])])[0]),
  ).toEqual([
    'Anna brings down cell 2: nothing is cut off.',
    'Anna brings down cell 2: one card is cut off.',
    'Anna brings down cell 2: 2 cards are cut off.',
  ]);
});

describe('cards laid since our last turn', () => {
  const laid = (seat: number, cell: [number, number]) => event('laid', { seat, card: 'EW', cell });
  const dealt = event('dealt', { seat: 0, round: 1 });
  test('are those of the others, until our next turn is over', () => {
    const log = [dealt, laid(0, [1, 0]), laid(1, [2, 0]), event('drawn', { seat: 1, card: 'map' }), laid(2, [3, 0])];
    expect(laidSince(at(log)).map(({ cell, seat }) => [seat, ...cell])).toEqual([[2, 3, 0]]);
    expect(laidSince(at([...log, event('passed', { seat: 1 })]))).toEqual([]);
  });
  test('are all before our first turn, none for onlookers, and none that has fallen', () => {
    const log = [dealt, laid(2, [1, 0]), laid(0, [2, 0])];
    expect(laidSince(at(log))).toHaveLength(2);
    expect(laidSince(at(log, null))).toEqual([]);
    const fell = event('fell', { seat: 2, card: 'EW', cell: [2, 0], darkens: [] });
    expect(laidSince(at([...log, fell])).map(({ cell }) => cell)).toEqual([[1, 0]]);
    expect(laidSince(at([...log, event('dealt', { seat: 0, round: 2 })]))).toEqual([]);
  });
});

test('a goal is known to the others who looked at it in this round, each once', () => {
  const looked = (seat: number, y: number) => event('looked', { seat, cell: [8, y] });
  const log = [
    looked(0, 2),
    event('dealt', { seat: 0, round: 2 }),
    looked(2, 2),
    looked(0, 2),
    looked(2, 2),
    looked(1, -2),
  ];
  expect(lookers(at(log))).toEqual([[2, 0], [], []]);
});

test('a line knows the cell that it is about', () => {
  const log = [event('laid', { seat: 0, card: 'EW', cell: [1, 0] }), event('passed', { seat: 2 })];
  expect(lines(at(log)).map(({ cell }) => cell)).toEqual([[1, 0], null]);
});

describe('a broken tool', () => {
  const broke = (seat: number, target: number) => event('broke', { seat, tool: 'lamp', target });
  test('is told by who is meant', () => {
    const all = [broke(0, 1), broke(1, 0), broke(1, 1), broke(0, 0), broke(0, 2)].map((each) => told([each])[0]);
    expect(new Set(all).size).toBe(5);
    expect(all[0]).toMatch(/^Anna breaks your /);
    expect(all[1]).toMatch(/^You break Anna’s /);
    expect(all[2]).toMatch(/^You break your /);
  });
  test('is told in short with whom it befell first, and marked where it is ours', () => {
    const [ours] = lines(at([broke(0, 1)]));
    expect(ours).toMatchObject({ ours: true, harm: true, short: expect.stringMatching(/^You: .*\(Anna\)$/) });
    const [mended] = lines(at([event('fixed', { card: 'fix-pick', seat: 0, target: 1, tool: 'pick' })]));
    expect(mended, 'good news is no warning').toMatchObject({ ours: true, harm: false });
    const [others] = lines(at([broke(0, 2)]));
    expect(others).toMatchObject({ ours: false, short: expect.stringMatching(/^Clara: /) });
    const [own] = lines(at([broke(1, 1)]));
    expect(own).toMatchObject({ ours: false, short: own?.text });
  });
});

test('a rockfall is told in short with what it cut off, and then whose it was', () => {
  const fell = (seat: number, darkens: [number, number][]) =>
    event('fell', { seat, card: 'rockfall', cell: [3, -3], darkens });
  const [others, mine] = lines(
    at([
      fell(0, [
        [4, -3],
        [5, -3],
      ]),
      fell(1, []),
    ]),
  );
  expect(others?.short).toBe('Rockfall on 3C3: 2 cards cut off (Anna)');
  expect(others?.text).toBe('Anna brings down cell 3C3: 2 cards are cut off.');
  expect(mine?.short).toBe(mine?.text);
});

test('the end of the digging names the saboteurs', () => {
  const [text] = told([
    event('digging-over', {
      reached: false,
      roles: ['saboteur', 'digger', 'saboteur'],
      spare: 'digger',
      goals: ['gold', 'NE', 'NW'],
    }),
  ]);
  expect(text).toContain('Saboteurs: Anna and Clara.');
  expect(told([event('paid', { seat: 1, cards: [2, 1] })])).toEqual(['You get 3 gold.']);
});

test('what has happened since our last turn, and before our first one in this round', () => {
  const dealt = event('dealt', { seat: 0, round: 1 });
  const laid = (seat: number) => event('laid', { seat, card: 'EW', cell: [1, 0] });
  const [anna, mine, clara] = [laid(0), laid(1), laid(2)];
  const numbers = (found: { number: number }[]): number[] => found.map((line) => line.number);
  const first = at([dealt, anna]);
  expect(numbers(since(first))).toEqual([]);
  expect(numbers(unseen(first))).toEqual([anna.number]);
  const later = at([dealt, anna, mine, clara]);
  expect(numbers(since(later))).toEqual([clara.number]);
  expect(numbers(unseen(later))).toEqual([clara.number]);
  const next = at([anna, mine, dealt, clara].map((each, i) => ({ ...each, number: 900 + i })));
  expect(numbers(since(next)), 'that was another round').toEqual([]);
  expect(unseen(at([dealt, anna], null))).toEqual([]);
});
