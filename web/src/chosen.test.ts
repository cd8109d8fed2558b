import { expect, test } from 'vitest';
import { chosen } from './chosen';
import { SIEGEL_USUAL } from './wire.gen';

test('what was not chosen is as usual', () => {
  expect(chosen(SIEGEL_USUAL, {}, 'white_before_black')).toBe('must');
  expect(chosen(SIEGEL_USUAL, { white_before_black: 'may', by_hand: true }, 'white_before_black')).toBe('may');
  expect(chosen({ some: true }, { some: false }, 'some')).toBe(false);
  // @ts-expect-error -- there is no such option
  expect(chosen(SIEGEL_USUAL, {}, 'by_hands')).toBeUndefined();
});
