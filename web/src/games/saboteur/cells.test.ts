import { expect, test } from 'vitest';
import { type Cell, cellName, columnName, keyOf, rowName, same } from './cells';

test('names of cells, columns and rows', () => {
  const cells: Cell[] = [
    [3, 0],
    [5, 1],
    [5, -2],
  ];
  expect(cells.map(cellName)).toEqual(['3', '5A1', '5C2']);
  expect([rowName(0), rowName(2), rowName(-1)]).toEqual(['•', 'A2', 'C1']);
  expect([columnName(4), columnName(-2)]).toEqual(['4', '−2']);
});

test('keys are those of moves', () => {
  expect(keyOf([8, -2])).toBe('8,-2');
});

test('cells are the same by their numbers; no cell is like no other', () => {
  expect(same([1, 2], [1, 2])).toBe(true);
  expect(same([1, 2], [2, 1])).toBe(false);
  expect(same(null, null)).toBe(true);
  expect(same(null, [0, 0])).toBe(false);
});
