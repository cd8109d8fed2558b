import { expect, test } from 'vitest';
import { settings } from '../../settings.svelte';
import { fallen, laid, turnedAway } from './motion';

const node = document.createElement('div');

test('a card comes from above and lies still in the end', () => {
  settings.motion = 'on';
  const { css } = laid(node, { turned: false, live: true });
  expect(css?.(0, 1)).toBe('opacity: 0; transform: translateY(-26px) scale(1.28)');
  expect(css?.(1, 0)).toMatch(/opacity: 1; transform: translateY\(-?0px\) scale\(1\)/);
});

test('a goal shows its face when its back has gone', () => {
  settings.motion = 'on';
  const [away, face] = [turnedAway(node, { live: true }), laid(node, { turned: true, live: true })];
  expect((away.delay ?? 0) + (away.duration ?? 0)).toBe(face.delay);
  expect(face.css?.(0, 1)).toContain('rotateY(90deg); opacity: 0');
  expect(face.css?.(0.5, 0.5)).toContain('rotateY(45deg); opacity: 1');
});

test('where nothing may travel it only fades', () => {
  settings.motion = 'off';
  for (const each of [
    laid(node, { turned: true, live: true }),
    fallen(node, { live: true }),
    turnedAway(node, { live: true }),
  ]) {
    expect(each.css?.(0.3, 0.7)).toBe('opacity: 0.3');
  }
});

test('where a game is not seen as it happens nothing takes any time', () => {
  settings.motion = 'on';
  for (const each of [laid(node, { turned: true, live: false }), fallen(node, { live: false })])
    expect(each).toEqual({ duration: 0 });
});
