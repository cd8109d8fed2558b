import { beforeEach, describe, expect, test } from 'vitest';
import { predict, predictView } from '../../../gallery/siegel';
import type { SiegelNews } from '../../wire.gen';
import { Draft } from './draft.svelte';

/** The middle has 1 red, 3 yellow, 2 green, no blue and 1 violet seal, and 4 white ones; Frank (2) and Sabine (3) hold some. */
const draft = (
  more: Partial<NonNullable<SiegelNews['prediction']>> = {},
  version = 7,
  memory: string | null = 't',
): Draft => {
  const prediction = predictView.prediction && { ...predictView.prediction, ...more };
  return new Draft(
    () => ({ ...predict, version }),
    () => ({ ...predictView, prediction }),
    () => memory,
  );
};

beforeEach(() => sessionStorage.clear());

test('nothing taken is a prediction too', () => {
  expect(draft().move).toBe('none');
});

test('the move names the seals in the order of the colours, whatever was taken first', () => {
  const all = draft();
  all.take('b', 2);
  all.take('g', null);
  all.take('r', null);
  all.take('r', 3);
  expect(all.move).toBe('r r@3 g b@2');
  expect([all.count('r'), all.count('v')]).toEqual([2, 0]);
});

describe('whence the next seal comes', () => {
  test('from the middle while it has any, then from others', () => {
    const all = draft();
    expect(all.source('r')).toBe('middle');
    all.take('r', null);
    expect([all.middle('r'), all.source('r'), all.holders('r')]).toEqual([0, 'others', [2, 3]]);
  });
  test('from nobody who has no more of it', () => {
    const all = draft();
    all.take('g', null);
    all.take('g', null);
    all.take('g', 2);
    expect([all.holders('g'), all.source('g')]).toEqual([[], 'nobody']);
  });
  test('not from others without a white seal, unless that is allowed', () => {
    expect(draft({ whites: 0 }).source('b')).toBe('no-white');
    expect(draft({ whites: 0, white_needed: false }).source('b')).toBe('others');
    const last = draft({ whites: 1 });
    last.take('b', 2);
    expect([last.whites, last.source('b')]).toEqual([0, 'no-white']);
  });
});

test('what was taken last is given back first, to where it came from', () => {
  const all = draft();
  all.take('r', null);
  all.take('r', 3);
  all.drop('r');
  expect([all.move, all.holders('r')]).toEqual(['r', [2, 3]]);
  all.drop('v');
  expect(all.move).toBe('r');
});

test('whoever loses a seal gets a white one while there are any', () => {
  const all = draft({ whites: 1, white_needed: false });
  all.take('b', 2);
  all.take('b', 2);
  expect(all.held(2)).toMatchObject({ b: 0, w: 1 });
  expect(all.held(3)).toEqual(predictView.seals[3]);
});

test('a reload in the middle of it loses nothing, but another position begins anew', () => {
  draft().take('y', null);
  expect(draft().move).toBe('y');
  expect(draft({}, 8).move).toBe('none');
  const all = draft();
  all.forget();
  expect([all.move, draft().move]).toEqual(['none', 'none']);
  sessionStorage.setItem('kartentisch.draft', 'not JSON');
  expect(draft().move).toBe('none');
});

test('where nothing is remembered, neither is a prediction, and another one that is stays', () => {
  draft().take('r', null);
  const again = draft({}, 7, null);
  expect(again.takes).toEqual([]);
  again.take('y', null);
  again.forget();
  expect(draft().move).toBe('r');
});
