import { beforeEach, describe, expect, test } from 'vitest';
import { codeFromLink, newPath, route, tablePath } from './route.svelte';

beforeEach(() => {
  history.replaceState(null, '', '/');
  route.go('/', true);
  route.panel = null;
});

describe('where a path leads', () => {
  test.each([
    ['/', { screen: 'home' }],
    ['/new', { screen: 'new', game: null }],
    ['/new/siegel', { screen: 'new', game: 'siegel' }],
    ['/t/mK3', { screen: 'table', table: 'mK3' }],
    ['/t/a%20b', { screen: 'table', table: 'a b' }],
    ['/t/100%', { screen: 'table', table: '100%' }],
    ['/t/', { screen: 'home' }],
    ['/pad/siegel', { screen: 'page', name: 'pad', rest: ['siegel'] }],
    ['/game/a%20b?at=3.17', { screen: 'page', name: 'game', rest: ['a b'] }],
    ['/elsewhere', { screen: 'page', name: 'elsewhere', rest: [] }],
  ])('%s', (path, place) => {
    route.go(path);
    expect(route.place).toEqual(place);
  });
});

test('paths that are made lead back to what they name', () => {
  route.go(tablePath('a/b c'));
  expect(route.place).toEqual({ screen: 'table', table: 'a/b c' });
  route.go(newPath('saboteur'));
  expect(route.place).toEqual({ screen: 'new', game: 'saboteur' });
});

test('a panel has one entry in the history, and another place closes it', () => {
  const before = history.length;
  route.open('menu');
  route.open('settings');
  expect([route.panel, history.length]).toEqual(['settings', before + 1]);
  route.go('/new');
  expect([route.panel, history.length]).toEqual([null, before + 1]);
});

test('the code of a link is taken out of the address at once', () => {
  history.replaceState(null, '', '/t/x#code=abc');
  expect(codeFromLink()).toBe('abc');
  expect([location.hash, location.pathname]).toEqual(['', '/t/x']);
  expect(codeFromLink()).toBeNull();
});
