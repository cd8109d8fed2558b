/** Where the keyboard goes on: nobody who plays by it has to begin at the top of the page. */

import { tick } from 'svelte';

/** Whether a key was used last, and not a finger or a mouse: to them a focus that moves says nothing. */
let byKeys = false;
/** What had the focus last, also when it has gone since. */
let last: EventTarget | null = null;
addEventListener(
  'keydown',
  (event) => {
    byKeys = true;
    if (event.repeat && again(event)) {
      event.preventDefault();
      event.stopPropagation();
    }
  },
  true,
);
addEventListener('pointerdown', () => (byKeys = false), true);
addEventListener('focusin', ({ target }) => (last = target), true);

/** A key that is held down answers once: not what is asked next as well. In fields it writes, and where it may it scrolls. */
function again({ key, target }: KeyboardEvent): boolean {
  if (!(target instanceof Element) || target.matches('input, textarea, select')) return false;
  return key === 'Enter' || (key === ' ' && !!target.closest('button'));
}

/** What the table asks now, if it asks anything but a card. */
let question: HTMLElement | null = null;

const nowhere = (): boolean => document.activeElement === document.body;

/** Where places are chosen: what is done there belongs to one turn. */
const onBoard = (): boolean => !!document.activeElement?.matches('.around [data-board]');

/** From the hand, the board or nowhere the focus may be moved; never out of anything else, nor from words that were being written. */
function free(): boolean {
  if (!byKeys) return false;
  if (!nowhere()) return onBoard() || !!document.activeElement?.closest('.hand');
  return !(last instanceof Element && last.matches('input, textarea'));
}

/** To be attached to the first answer of what is asked: the focus goes there when it comes. */
export function goOn(node: HTMLElement): (() => void) | undefined {
  if (node.closest('dialog')) return;
  if (!question?.isConnected) question = node;
  if (free()) node.focus();
  return () => {
    if (question === node) question = null;
  };
}

/** To what is asked, else to the hand. */
function toTable(): void {
  (question ?? document.querySelector<HTMLElement>('.hand [tabindex="0"], .hand button:not([tabindex])'))?.focus();
}

/** After something that lay above the table, or in its place, and when one's turn begins. */
export function backToTable(): void {
  if (free() && (question || nowhere() || onBoard())) toTable();
}

/**
 * Before the page changes: what has the focus may go, as a question does that has been answered, or a button whose time
 * is over. The hand looks after its own cards.
 */
export function passOn(): void {
  const had = document.activeElement;
  if (!had?.closest('.around') || had.closest('.hand')) return;
  // A new round is not begun in the hand, where arrows do not reach the prediction that is to come.
  if (had.closest('.ledger-app') && !byKeys) return;
  void tick().then(() => {
    if (!had.isConnected && nowhere()) toTable();
  });
}

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };
/** Where a key begins, and in which direction it looks on from there. */
const ENDS: Record<string, [number, number]> = { Home: [0, 1], End: [-1, -1] };

/**
 * Arrows walk along the buttons of what they are pressed in, and from the last to the first; Home and End lead to the ends.
 * Only those count that `may` selects.
 */
export function walk(
  event: KeyboardEvent & { currentTarget: HTMLElement },
  step = STEPS[event.key],
  may = 'button',
): void {
  // With these the keys are the browser's: back and on.
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const here = buttons.indexOf(document.activeElement as HTMLButtonElement);
  // From none of them the first step leads to an end.
  const [from, by] = step ? [here < 0 && step < 0 ? -1 : here + step, step] : (ENDS[event.key] ?? []);
  if (from === undefined || by === undefined) return;
  const all = buttons.length;
  const inOrder = buttons.map((_, i) => buttons[(((from + i * by) % all) + all) % all]);
  inOrder.find((button) => button?.matches(may))?.focus();
  event.preventDefault();
}
