import { describe, expect, test } from 'vitest';
import { Camera } from './camera.svelte';
import type { Cell } from './cells';

const CELLS: Cell[] = [
  [0, 0],
  [8, 2],
  [8, 0],
  [8, -2],
  [3, -4],
  [-2, 1],
];

function camera(width: number, height: number, tall = false): Camera {
  const made = new Camera();
  Object.assign(made, { width, height, tall });
  return made;
}

describe.each([
  ['wide', false],
  ['turned for upright phones', true],
])('a plan that is %s', (_, tall) => {
  test('a cell is found where it is seen', () => {
    const plan = camera(800, 500, tall);
    plan.fit(plan.around(CELLS));
    for (const cell of CELLS) {
      const { left, right, top, bottom } = plan.seen(cell);
      expect(plan.cellAt((left + right) / 2, (top + bottom) / 2).map((n) => n + 0)).toEqual([...cell]);
    }
  });

  test('everything fits inside the edges, as large as it goes', () => {
    const plan = camera(700, 600, tall);
    plan.fit(plan.around(CELLS));
    const boxes = CELLS.map((cell) => plan.seen(cell));
    const [left, top] = [Math.min(...boxes.map((b) => b.left)), Math.min(...boxes.map((b) => b.top))];
    const [right, bottom] = [Math.max(...boxes.map((b) => b.right)), Math.max(...boxes.map((b) => b.bottom))];
    const { edges } = plan;
    const room = [left - edges.left, top - edges.top, 700 - edges.right - right, 600 - edges.bottom - bottom];
    expect(Math.min(...room)).toBeCloseTo(0);
  });
});

test('towards goal A is up, and the mine grows to the right', () => {
  const plan = camera(800, 500);
  expect(plan.box([1, 0]).left).toBeGreaterThan(plan.box([0, 0]).left);
  expect(plan.box([0, 1]).top).toBeLessThan(plan.box([0, 0]).top);
  const phone = camera(400, 700, true);
  expect(phone.box([1, 0]).top).toBeGreaterThan(phone.box([0, 0]).top);
});

test('what is under the fingers stays there when the plan is zoomed', () => {
  const plan = camera(800, 500);
  plan.fit(plan.around(CELLS));
  const before = plan.seen([3, -4]);
  plan.zoom(1.7, before.left, before.top);
  const after = plan.seen([3, -4]);
  expect([after.left, after.top]).toEqual([expect.closeTo(before.left), expect.closeTo(before.top)]);
  expect(after.right - after.left).toBeCloseTo((before.right - before.left) * 1.7);
  expect(plan.auto).toBe(false);
  for (let i = 0; i < 30; i++) plan.zoom(2);
  expect(plan.scale).toBe(1.6);
});

test('the plan cannot be pushed out of sight', () => {
  const plan = camera(800, 500);
  const all = plan.around(CELLS);
  plan.fit(all);
  plan.pan(99_999, -99_999, all);
  expect([plan.x, plan.y]).toEqual([all.left, all.bottom]);
});

test('no further than needed to see a cell', () => {
  const plan = camera(800, 500);
  plan.fit(plan.around(CELLS));
  const { x, y } = plan;
  plan.reveal(plan.box([3, 0]));
  expect([plan.x, plan.y], 'it is in sight already').toEqual([x, y]);
  plan.zoom(4, 0, 0);
  plan.reveal(plan.box([8, -2]));
  const { right, bottom } = plan.seen([8, -2]);
  expect([right, bottom]).toEqual([expect.closeTo(800 - plan.edges.right), expect.closeTo(500 - plan.edges.bottom)]);
});

test('a finger beside a small cell means the nearest one, but not from far away', () => {
  const plan = camera(800, 500);
  plan.scale = 0.2;
  const { left, right, top, bottom } = plan.seen([0, 0]);
  const middle = (top + bottom) / 2;
  expect(
    plan.meant(right + 8, middle, [
      [0, 0],
      [5, 0],
    ]),
  ).toEqual([0, 0]);
  expect(plan.meant(left - 40, middle, [[0, 0]])).toBeUndefined();
  expect(
    plan.meant(right - 2, middle, [
      [1, 0],
      [0, 0],
    ]),
  ).toEqual([0, 0]);
});

test('cells that are to be tapped are large enough, where that is possible', () => {
  const plan = camera(360, 560, true);
  const everything = plan.around([...CELLS, [14, 4], [14, -4]]);
  plan.fit(everything);
  expect(plan.scale * 100).toBeLessThan(44);
  const targets = plan.around([
    [3, 0],
    [4, 0],
  ]);
  plan.aim(targets, everything, targets);
  expect(plan.scale * 100).toBeGreaterThanOrEqual(44);
  const { left, right } = plan.seen([4, 0]);
  expect([left >= 0, right <= 360]).toEqual([true, true]);
});
