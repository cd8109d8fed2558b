/** Daylight or lamplight, as the device prefers. */
export function followTheme(): void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const set = (): void => {
    document.documentElement.dataset['theme'] = dark.matches ? 'dark' : 'light';
  };
  dark.addEventListener('change', set);
  set();
}
