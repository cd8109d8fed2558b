import { expect, test } from 'vitest';
import { base } from '../gallery/siegel';
import { route } from './route.svelte';
import { session } from './session.svelte';

test('a table that is followed from another screen is not the one on the screen', () => {
  session.news = base;
  route.place = { screen: 'table', table: base.table };
  expect(session.shown).toBe(base);
  route.place = { screen: 'home' };
  expect(session.shown).toBeNull();
  expect(session.memory).toBe(base.table);
});

test('whoever leaves a table leaves nothing that was told aside there', async () => {
  session.news = { ...base, you: null };
  await session.watch(base.table).catch(() => null);
  session.aside = { reviewed: { type: 'reviewed' } } as unknown as typeof session.aside;
  await session.lookAway(base.table);
  expect(session.aside).toEqual({});
});
