/** "20 minutes ago", in the language of the page: now, minutes, hours, days, then the date. */

const STEPS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['minute', 60],
  ['hour', 3_600],
  ['day', 86_400],
];
const WEEK = 7 * 86_400;

export function ago(seconds: number, language: string, now = new Date()): string {
  if (seconds >= WEEK) {
    return new Date(now.getTime() - seconds * 1_000).toLocaleDateString(language, { day: 'numeric', month: 'long' });
  }
  const [unit, size] = STEPS.findLast(([, each]) => seconds >= each) ?? ['second', 60];
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto', style: 'short' }).format(
    -Math.floor(seconds / size),
    unit,
  );
}
