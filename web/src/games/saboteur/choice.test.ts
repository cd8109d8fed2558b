import { beforeEach, describe, expect, test } from 'vitest';
import scenes from '../../../gallery/saboteur.gen.json';
import type { AtTable } from '../../at-table';
import type { SaboteurNews, TableNews } from '../../wire.gen';
import { settings } from '../../settings.svelte';
import { Choice, kindOf, slippery } from './choice.svelte';

const news = scenes['saboteur-5'] as unknown as TableNews<'saboteur'>;
const view: SaboteurNews = {
  ...(news.view as SaboteurNews),
  hand: ['NE', 'break:lamp', 'fix:pick+lamp', 'rockfall', 'map', 'NW!'],
  lays: [
    { card: 'NE', tile: 'NE', cells: [[1, 0]] },
    { card: 'NE', tile: 'SW', cells: [[1, 0]] },
  ],
  breaks: [{ card: 'break:lamp', tool: 'lamp', seats: [2, 3] }],
  fixes: [
    { card: 'fix:pick+lamp', tool: 'pick', seats: [2] },
    { card: 'fix:pick+lamp', tool: 'lamp', seats: [2, 4] },
  ],
  falls: [{ x: 3, y: 1, darkens: [] }],
  maps: [[8, 2]],
  may_pass: true,
};

let asked: string[];
let explained: string[];
let version: number;
const table = {
  move: (move: string) => {
    asked.push(move);
    return Promise.resolve(true);
  },
  explain: (move: string) => {
    explained.push(move);
    return Promise.resolve();
  },
} as AtTable;
const choice = (): Choice =>
  new Choice(
    () => ({ ...news, version }),
    () => view,
    table,
  );

beforeEach(() => {
  [asked, explained, version] = [[], [], 7];
});

test('kinds of cards', () => {
  expect(['NE', 'NW!', 'break:lamp', 'fix:pick', 'rockfall', 'map'].map(kindOf)).toEqual([
    'path',
    'path',
    'break',
    'fix',
    'rockfall',
    'map',
  ]);
});

test('with a mouse, too, a look and a tool broken are asked once more; what is chosen by keyboard, or with one tap, is not', () => {
  const click = (detail: number): MouseEvent => new MouseEvent('click', { detail });
  const kinds = ['path', 'break', 'fix', 'rockfall', 'map'] as const;
  expect(kinds.filter((kind) => slippery(click(1), kind))).toEqual(['break', 'map']);
  expect(kinds.filter((kind) => slippery(click(0), kind))).toEqual([]);
  settings.oneTap = true;
  expect(kinds.filter((kind) => slippery(click(1), kind))).toEqual([]);
  settings.oneTap = false;
});

describe('before whom a card may be played', () => {
  test('one tool goes at once', () => {
    const turn = choice();
    turn.take(1);
    expect([...turn.seats]).toEqual([2, 3]);
    turn.choose(3);
    expect(asked).toEqual(['break:lamp 3']);
  });
  test('of two tools the dock asks which', () => {
    const turn = choice();
    turn.take(2);
    turn.choose(2);
    expect([asked, turn.asked, turn.tools(2)]).toEqual([[], 2, ['pick', 'lamp']]);
    turn.choose(2, 'pick');
    expect(asked).toEqual(['fix:pick+lamp pick 2']);
  });
  test('what a slip of the finger has chosen is only sent when it is confirmed', () => {
    const turn = choice();
    turn.take(1);
    turn.choose(2, 'lamp', true);
    expect([asked, turn.aim]).toEqual([[], { seat: 2, tool: 'lamp' }]);
    turn.confirm();
    expect(asked).toEqual(['break:lamp 2']);
  });
  test('one’s own tool is never broken without a question, however it was chosen', () => {
    const turn = new Choice(
      () => ({ ...news, version, you: 3 }),
      () => view,
      table,
    );
    turn.take(1);
    turn.choose(3, 'lamp');
    expect([asked, turn.aim]).toEqual([[], { seat: 3, tool: 'lamp' }]);
    turn.confirm();
    expect(asked).toEqual(['break:lamp 3']);
  });
  test('nobody else, and no other tool', () => {
    const turn = choice();
    turn.take(1);
    turn.choose(4);
    turn.choose(2, 'cart');
    expect(asked).toEqual([]);
  });
});

test('discarding is asked once more, unless nothing else can be done with the card', () => {
  const turn = choice();
  turn.take(0);
  turn.discard();
  expect([asked, turn.sure]).toEqual([[], true]);
  turn.discard();
  expect(asked).toEqual(['discard NE']);
  const useless = choice();
  useless.take(5);
  useless.discard();
  expect(asked.at(-1)).toBe('discard NW!');
});

test('a goal is looked at where a map may look', () => {
  const turn = choice();
  turn.take(4);
  turn.look([8, 2]);
  turn.look([8, 0]);
  expect(asked).toEqual(['map 8,2']);
});

test('why nothing can be done there is asked with the chosen card', () => {
  const turn = choice();
  turn.why([5, 5]);
  turn.take(0);
  turn.why([5, 5]);
  turn.take(3);
  turn.why([5, 5]);
  expect(explained).toEqual(['NE@5,5', 'rockfall 5,5']);
});

test('what was chosen at an older position is forgotten', () => {
  const turn = choice();
  turn.take(1);
  expect(turn.card).toBe('break:lamp');
  version = 8;
  expect(turn.card).toBeNull();
});
