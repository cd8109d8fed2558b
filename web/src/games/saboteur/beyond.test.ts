import { expect, test } from 'vitest';
import { markers } from './beyond';
import { Camera } from './camera.svelte';

/** Cells are 100 × 140 pixels, and the start is in the middle. */
function camera(): Camera {
  const made = new Camera();
  Object.assign(made, { width: 600, height: 400, scale: 1, x: 50, y: 70 });
  return made;
}

test('nothing leads anywhere while everything is in sight', () => {
  expect(
    markers(
      camera(),
      [
        [0, 0],
        [1, 0],
      ],
      [],
    ),
  ).toEqual([]);
});

test('one marker for each side, which leads to the nearest last', () => {
  const found = markers(
    camera(),
    [
      [9, 0],
      [5, 0],
      [0, 5],
      [0, 0],
    ],
    [],
  );
  expect(found.map(({ side, cells }) => ({ side, cells }))).toEqual([
    {
      side: 'right',
      cells: [
        [9, 0],
        [5, 0],
      ],
    },
    { side: 'top', cells: [[0, 5]] },
  ]);
  for (const { box } of found) {
    expect([box.left >= 0, box.top >= 0, box.right <= 600, box.bottom <= 400]).toEqual([true, true, true, true]);
  }
});

test('a marker stands beside where it leads, and not on a button', () => {
  const [free] = markers(camera(), [[9, 0]], []);
  expect(((free?.box.top ?? 0) + (free?.box.bottom ?? 0)) / 2).toBeCloseTo(200, -1);
  const button = free?.box ?? { left: 0, top: 0, right: 0, bottom: 0 };
  const [moved] = markers(camera(), [[9, 0]], [button]);
  expect(moved && (moved.box.bottom <= button.top || moved.box.top >= button.bottom)).toBe(true);
});
