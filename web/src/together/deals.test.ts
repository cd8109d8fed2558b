import { beforeEach, expect, test } from 'vitest';
import type { Stage } from '../wire.gen';
import { Deals } from './deals';
import { keepPeopleAt, peopleAt } from './people';

beforeEach(() => localStorage.clear());

const told = (stage: Stage, round: number, commitment = 'a') => ({ stage, view: { round }, fair: { commitment } });

test('a deal is seen only by whoever said that they are alone', () => {
  const deals = new Deals();
  expect(deals.admits({ stage: 'gathering', view: null, fair: null })).toBe(true);
  expect(deals.admits(told('playing', 1))).toBe(false);
  expect(deals.admits(told('playing', 1))).toBe(false);
  deals.open();
  expect(deals.admits(told('playing', 1))).toBe(true);
  expect(deals.admits(told('playing', 1))).toBe(true);
});

test('the end of a round is for all, the next round is not', () => {
  const deals = new Deals();
  deals.open();
  expect(deals.admits(told('playing', 1))).toBe(true);
  expect(deals.admits(told('between', 1))).toBe(true);
  expect(deals.admits(told('playing', 2))).toBe(false);
  deals.open();
  expect(deals.admits(told('playing', 2))).toBe(true);
  // News of the end of a round may have been lost, and of the end of a game.
  expect(deals.admits(told('playing', 3))).toBe(false);
  deals.open();
  expect(deals.admits(told('playing', 1))).toBe(true);
  expect(deals.admits(told('playing', 1, 'b'))).toBe(false);
});

test('whoever looked at the end of a round alone has not opened the next', () => {
  const deals = new Deals();
  deals.open();
  expect(deals.admits(told('over', 1))).toBe(true);
  expect(deals.admits(told('playing', 1))).toBe(false);
});

test('a table that is shared stays so, however many come after it', () => {
  const people = [
    { name: 'Anna', secret: null },
    { name: 'Clara', secret: 's' },
  ];
  for (let i = 0; i < 100; i++) keepPeopleAt(`table ${i}`, people);
  expect(peopleAt('table 0')).toEqual(people);
});
