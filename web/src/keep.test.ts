import { afterEach, expect, test, vi } from 'vitest';
import { keep, kept } from './keep';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

test('what is kept is found again, and what was forgotten is not', () => {
  expect(kept('name')).toBeNull();
  keep('name', 'Ada');
  expect(kept('name')).toBe('Ada');
  expect(localStorage.getItem('kartentisch.name')).toBe('Ada');
  keep('name', null);
  expect(kept('name')).toBeNull();
});

test('where nothing may be kept it is forgotten with the tab only', () => {
  const refuse = (): never => {
    throw new Error('not here');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  keep('name', 'Ada');
  expect(kept('name')).toBe('Ada');
  keep('name', null);
  expect(kept('name')).toBeNull();
  vi.unstubAllGlobals();
});
