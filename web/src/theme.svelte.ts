import { still } from './motion';
import { settings } from './settings.svelte';

/** Daylight or lamplight, as chosen here or else as the device prefers; the style sheets also need to know whether things may move. */
export function followTheme(): void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const set = (): void => {
    const device = dark.matches ? 'dark' : 'light';
    document.documentElement.dataset['theme'] = settings.theme === 'system' ? device : settings.theme;
    document.documentElement.dataset['motion'] = still() ? 'off' : 'on';
  };
  dark.addEventListener('change', set);
  $effect.root(() => {
    $effect.pre(set);
  });
}
