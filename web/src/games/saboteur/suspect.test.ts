import { expect, test } from 'vitest';
import scenes from '../../../gallery/saboteur.gen.json';
import type { SaboteurNews, TableNews } from '../../wire.gen';
import { suspect } from './suspect';

const news = scenes['saboteur-10'] as unknown as TableNews<'saboteur'>;
const view = news.view as SaboteurNews;
type Log = TableNews<'saboteur'>['log'];
const pass = (seat: number): Log[number] => ({ number: seat, name: 'passed', args: { seat } });
const begun: Log[number] = { number: 0, name: 'dealt', args: { round: 1, seat: 0 } };
const all: Log = [begun, ...news.seats.map((_, seat) => pass(seat))];
const broke = (seat: number): Log[number] => ({ number: 50, name: 'broke', args: { seat, target: 1, tool: 'lamp' } });

test('nobody before everybody has had a turn, nor in later rounds', () => {
  expect(suspect({ ...news, log: all.slice(0, -1) }, view)).toBeNull();
  expect(suspect({ ...news, log: [...all, begun] }, view)).toBeNull();
  expect(suspect({ ...news, log: all }, { ...view, round: 2 })).toBeNull();
});

test('who last broke something or let rock fall, but not ourselves; else the left neighbour', () => {
  expect(suspect({ ...news, log: all, you: 9 }, view)).toBe(0);
  expect(suspect({ ...news, log: all, you: null }, view)).toBe(0);
  const fell: Log[number] = { number: 51, name: 'fell', args: { seat: 4, card: 'EW', cell: [1, 0], darkens: [] } };
  expect(suspect({ ...news, log: [...all, broke(3)], you: 0 }, view)).toBe(3);
  expect(suspect({ ...news, log: [...all, broke(3), fell], you: 0 }, view)).toBe(4);
  expect(suspect({ ...news, log: [...all, broke(3), broke(0)], you: 0 }, view)).toBe(3);
});
