import { expect, test, vi } from 'vitest';
import { later, press, TWICE_MS } from './twice';

test('a button that comes to where another was just pressed waits until a second click would be past', () => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] });
  const button = document.createElement('button');
  vi.advanceTimersByTime(10 * TWICE_MS);
  expect(later(button)).toBeUndefined();
  expect(button.style.pointerEvents).toBe('');
  press();
  vi.advanceTimersByTime(TWICE_MS / 2);
  expect(later(button)).toBeTypeOf('function');
  expect(button.style.pointerEvents).toBe('none');
  vi.advanceTimersByTime(TWICE_MS);
  expect(button.style.pointerEvents).toBe('');
});
