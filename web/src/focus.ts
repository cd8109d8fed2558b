import { tick } from 'svelte';

/**
 * Before the page changes: what has the focus may go, as a question does that has been answered, or a button whose time
 * is over. Then the hand has it, so that nobody who plays by keyboard has to begin at the top of the page. The hand
 * looks after its own cards.
 */
export function passOn(): void {
  const had = document.activeElement;
  if (!had?.closest('.app') || had.closest('.hand')) return;
  void tick().then(() => {
    if (had.isConnected || document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>('.hand [tabindex="0"], .hand button:not([tabindex])')?.focus();
  });
}
