import { expect, test, vi } from 'vitest';

test('only what can be chosen is taken from what was kept', async () => {
  localStorage.setItem('kartentisch.settings', JSON.stringify({ theme: 'dark', motion: 'sometimes', sound: 1 }));
  vi.resetModules();
  const { settings } = await import('./settings.svelte');
  expect(settings).toEqual({
    theme: 'dark',
    sound: false,
    motion: 'system',
    oneTap: false,
    handOrder: 'colour',
    autoNod: false,
    notices: false,
    reviews: false,
  });
});

test.each(['not JSON', 'null', '7', '[]'])('what somebody else has written (%s) begins anew', async (text) => {
  localStorage.setItem('kartentisch.settings', text);
  vi.resetModules();
  const { settings } = await import('./settings.svelte');
  expect(settings.theme).toBe('system');
});

test('another tab is followed', async () => {
  vi.resetModules();
  const { settings } = await import('./settings.svelte');
  localStorage.setItem('kartentisch.settings', JSON.stringify({ handOrder: 'value' }));
  dispatchEvent(new Event('storage'));
  expect(settings.handOrder).toBe('value');
});
