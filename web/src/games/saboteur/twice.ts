/** A double click, or tap, is not meant for the button that comes to where the first one was. */

export const TWICE_MS = 600;
let pressed = -TWICE_MS;

/** A finger or the mouse has gone down. */
export const press = (): void => void (pressed = performance.now());

/** Comes to where another button has just been pressed, or says something else now: it waits until a second click would be past. */
export function later(node: HTMLElement): (() => void) | undefined {
  if (performance.now() - pressed > TWICE_MS) return;
  node.style.pointerEvents = 'none';
  const timer = setTimeout(() => (node.style.pointerEvents = ''), TWICE_MS);
  return () => {
    clearTimeout(timer);
    node.style.pointerEvents = '';
  };
}
