/** Signs of what somebody is suspected to be, 24 × 24: helmet or hood, so that shapes differ and not only colours. */

const HELMET =
  '<path d="M4 15C4 8.7 7.4 5 12 5s8 3.7 8 10z" fill="currentColor"/><path d="M1.8 15h20.4v3H1.8z" fill="currentColor"/><circle cx="12" cy="10.4" r="2.7" fill="var(--hole)"/>';
const HOOD =
  '<path d="M3.5 20C2.6 10.4 6.6 3.2 14 2c-.7 1.5-.1 2.6 1.4 3.4C19.6 7.6 21.4 13 20.5 20c-2 1.3-15 1.3-17 0z" fill="currentColor"/><path d="M6.6 12.4l4.3 1.4-3.8 1.7zM17.4 12.4l-4.3 1.4 3.8 1.7z" fill="var(--hole)"/>';
const NONE =
  '<circle cx="12" cy="12" r="8" fill="none" stroke="currentColor" stroke-width="1.8" stroke-dasharray="3 3"/>';

const SIGN: Record<string, string> = { digger: HELMET, saboteur: HOOD, sure: HOOD };

export const markSign = (mark: string | null): string =>
  `<svg viewBox="0 0 24 24" aria-hidden="true">${SIGN[mark ?? ''] ?? NONE}</svg>`;
