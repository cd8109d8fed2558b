/** Phones, upright or across, and every other window as small as that. */
const PHONE = '((max-width: 759px) or (max-height: 480px))';
/** Phones held across: they have what phones have, side by side. */
const ACROSS = '((max-height: 480px) and (min-width: 600px))';

/**
 * The kinds of windows, each by its media query. This is the only place that knows where one kind ends and the next begins:
 * styles say `@media (--phone)`, which the build replaces by the query, and scripts ask `parts/media.ts`.
 */
export const WINDOWS = {
  phone: PHONE,
  /** Small phones, and all that are held across. */
  small: `(${PHONE} and (max-height: 700px))`,
  /** Low phones that are held upright. */
  short: `(${PHONE} and (not ${ACROSS}) and (max-height: 635px))`,
  /** With room for few words beside each other. */
  tiny: '(max-width: 400px)',
  /** The thinnest phones. */
  thin: '(max-width: 380px)',
  across: ACROSS,
  /** Held across, with no room for large plates. */
  narrow: `(${ACROSS} and (max-width: 739px))`,
  tablet: '((min-width: 760px) and (max-width: 1180px) and (min-height: 481px))',
  /** No phone, but narrow: a tablet held upright. */
  slim: `((not ${PHONE}) and (max-width: 980px))`,
  /** No phone, and wide enough for two things side by side. */
  roomy: `((not ${PHONE}) and (min-width: 1000px))`,
  /** A form has one column. */
  single: '(max-width: 1023px)',
  /** Not as wide as large screens. */
  laptop: '(max-width: 1439px)',
  /** Lower than most, but no phone: a laptop's window below all its bars. */
  low: `((not ${PHONE}) and (max-height: 780px))`,
  /** Lower still. */
  lowest: `((not ${PHONE}) and (max-height: 690px))`,
  /** Wide and high enough for a sheet beside the table. */
  desk: '((min-width: 1181px) and (min-height: 481px))',
} as const;

/** `query` with each `(--name)` replaced by the query of that kind of window. */
export function expanded(query: string): string {
  return query.replace(/\(--([a-z]+)\)/g, (all, name: string) => {
    if (!(name in WINDOWS)) throw new Error(`There is no kind of window called ${all}`);
    return WINDOWS[name as keyof typeof WINDOWS];
  });
}
