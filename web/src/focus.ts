import { tick } from 'svelte';

/**
 * Before the page changes: what has the focus may go, as a question does that has been answered, or a button whose time
 * is over. Then the hand has it, so that nobody who plays by keyboard has to begin at the top of the page. The hand
 * looks after its own cards; and what follows the end of a round is a new one, which is not begun in the hand.
 */
export function passOn(): void {
  const had = document.activeElement;
  if (!had?.closest('.around') || had.closest('.hand, .ledger-app')) return;
  void tick().then(() => {
    if (had.isConnected || document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>('.hand [tabindex="0"], .hand button:not([tabindex])')?.focus();
  });
}
