import { expect, test } from 'vitest';
import { around, covers, stand } from './place';

const room = { x: 0, y: 50, width: 400, height: 700 };
const size = { width: 380, height: 180 };

test('it stands above a card in the hand, with its tail over the middle of the card', () => {
  const card = { x: 10, y: 650, width: 60, height: 90 };
  const { side, y, tip, x } = stand(card, size, room, [{ x: 0, y: 640, width: 400, height: 110 }]);
  expect([side, y, x + tip]).toEqual(['above', 650 - 15 - 180, 40]);
});

test('it stands below what is at the top', () => {
  const seat = { x: 130, y: 60, width: 120, height: 60 };
  expect(stand(seat, size, room, []).side).toBe('below');
});

test('beside, it goes where nothing is covered', () => {
  const wide = { x: 0, y: 50, width: 1100, height: 800 };
  const card = { x: 500, y: 700, width: 100, height: 140 };
  const trick = { x: 350, y: 350, width: 400, height: 290 };
  const { side, x, y } = stand(card, { width: 340, height: 200 }, wide, [trick, card]);
  expect([side, x + 340 <= card.x, y >= 640]).toEqual(['left', true, true]);
});

test('what it is about stays in sight, even where there is no room beside it', () => {
  const tall = { x: 0, y: 200, width: 400, height: 550 };
  const { y } = stand(tall, { width: 380, height: 140 }, room, []);
  expect(y + 140).toBeLessThanOrEqual(200);
});

test('without anything to point at it has no tail', () => {
  expect(stand(null, size, room, []).side).toBeNull();
});

test('several things are one room, and what only touches is not covered', () => {
  const seats = { x: 8, y: 48, width: 344, height: 60 };
  const mine = { x: 4, y: 150, width: 352, height: 350 };
  expect(around([mine, seats])).toEqual({ x: 4, y: 48, width: 352, height: 452 });
  expect(around([])).toBeNull();
  expect(covers(mine, [seats])).toBe(false);
  expect(covers({ ...mine, y: 107 }, [seats])).toBe(true);
});
