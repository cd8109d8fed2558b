/** What somebody does in their turn, the card drawn then included. */
export const TURN: ReadonlySet<string> = new Set([
  'laid',
  'fell',
  'broke',
  'fixed',
  'looked',
  'saw',
  'passed',
  'discarded',
  'drew',
  'drawn',
]);
