/** Portraits of the two roles of Saboteur, box 80 × 96: helmet and lamp, or hood and mask. */

const DWARF: Record<string, string> = {
  digger: `<svg viewBox="0 0 80 96" aria-hidden="true"><path d="M14 96c0-22 8-34 26-34s26 12 26 34z" fill="#7a5a34"/><path d="M20 44c-3 26 6 44 20 46 14-2 23-20 20-46z" fill="#d98e3a"/><path d="M28 60c2 14 5 22 12 28 7-6 10-14 12-28z" fill="#c2761f"/><path d="M22 36h36v14c0 8-8 14-18 14s-18-6-18-14z" fill="#f0c59c"/><path d="M40 46c4 0 6 3 6 6s-3 5-6 5-6-2-6-5 2-6 6-6z" fill="#e3a578"/><path d="M27 58c5-4 9-4 13-1 4-3 8-3 13 1-4 5-9 5-13 2-4 3-9 3-13-2z" fill="#b5691a"/><circle cx="31" cy="44" r="2.6" fill="#2a1c10"/><circle cx="49" cy="44" r="2.6" fill="#2a1c10"/><path d="M16 38C16 20 26 10 40 10s24 10 24 28z" fill="#4f6d70"/><path d="M12 36h56v6H12z" fill="#3a5357"/><circle cx="40" cy="25" r="8" fill="#b88a3a"/><circle cx="40" cy="25" r="5.5" fill="#fff0b8"/></svg>`,
  saboteur: `<svg viewBox="0 0 80 96" aria-hidden="true"><path d="M10 96c0-24 10-36 30-36s30 12 30 36z" fill="#37312d"/><path d="M20 46c-3 24 6 40 20 44 14-4 23-20 20-44z" fill="#5a5450"/><path d="M22 36h36v14c0 8-8 14-18 14s-18-6-18-14z" fill="#dcb08a"/><path d="M18 38c7-3 37-3 44 0v10c-8 4-14 2-22-1-8 3-14 5-22 1z" fill="#1a1614"/><path d="M27 42l8 2.6-7 2.4zM53 42l-8 2.6 7 2.4z" fill="#f2c15d"/><path d="M40 48c4 0 6 3 6 5.5S43 58 40 58s-6-2-6-4.5 2-5.5 6-5.5z" fill="#c99167"/><path d="M25 59c6-3 10-3 15-1 5-2 9-2 15 1-4 6-10 6-15 3-5 3-11 3-15-3z" fill="#3a3532"/><path d="M12 44C10 20 22 6 44 4c-2 4 0 7 4 9 14 6 21 17 20 31-6-8-14-12-28-12s-22 4-28 12z" fill="#4d4540" stroke="#8a7c6c" stroke-width="1.2"/><path d="M12 44c2-14 12-22 28-22s26 8 28 22c-6-8-14-11-28-11s-22 3-28 11z" fill="#332d29"/></svg>`,
};

/** Nobody is to see which: the back of a card in the same box. */
const COVERED =
  '<svg viewBox="0 0 80 96" aria-hidden="true"><rect x="9" y="4" width="62" height="88" rx="8" fill="#fffaf0"/><rect x="13" y="8" width="54" height="80" rx="5" fill="#3a5357"/><path d="M13 10l27 34 27-34M13 86l21-32M67 86 46 54" fill="none" stroke="#6d8a8a" stroke-width="2"/><circle cx="40" cy="48" r="10" fill="#b88a3a"/><circle cx="40" cy="48" r="6.5" fill="none" stroke="#7d5814" stroke-width="1.8"/></svg>';

export const dwarf = (role: string | null): string => DWARF[role ?? ''] ?? COVERED;
