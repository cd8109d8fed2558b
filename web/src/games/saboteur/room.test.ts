import { expect, test } from 'vitest';
import { corners, freest, overlap } from './room';

const box = (left: number, top: number, size = 10) => ({ left, top, right: left + size, bottom: top + size });

test('boxes that only touch do not overlap', () => {
  expect(overlap(box(0, 0), box(9, 9))).toBe(true);
  expect(overlap(box(0, 0), box(10, 0))).toBe(false);
});

test('the corners come first, the upper right one before all, and everything is inside', () => {
  const places = corners(400, 300);
  expect(places[0]?.box).toEqual({ left: 348, top: 24, right: 392, bottom: 68 });
  for (const { box } of places) {
    expect(box.left).toBeGreaterThanOrEqual(28);
    expect(box.top).toBeGreaterThanOrEqual(24);
    expect(box.right).toBeLessThanOrEqual(392);
    expect(box.bottom).toBeLessThanOrEqual(292);
  }
});

test('the place that hides the least, then the one that hides the least of the rest, then the first', () => {
  const places = [box(0, 0), box(20, 0), box(40, 0), box(60, 0)].map((box) => ({ box }));
  expect(freest(places, [])?.box.left).toBe(0);
  expect(freest(places, [box(0, 0), box(20, 0)])?.box.left).toBe(40);
  expect(freest(places, [box(0, 0), box(20, 0)], [box(40, 0)])?.box.left).toBe(60);
  expect(freest(places.slice(0, 1), [box(0, 0)])?.box.left).toBe(0);
  expect(freest([], [])).toBeUndefined();
});
