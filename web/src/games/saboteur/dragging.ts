/**
 * A card that is dragged is taken up on the way. Where it is let go counts as a tap there: on a cell, a goal or a player,
 * and why not is told as ever. Let go over the hand, it is only taken up; anywhere else, it is put back.
 */

import { carried } from '../../drag';
import type { Choice } from './choice.svelte';

export function dragging(node: HTMLElement, index: number, choice: Choice): () => void {
  const piece = (): HTMLElement | null => {
    const drawn = choice.open ? node.querySelector('.kt-tile')?.cloneNode(true) : null;
    if (!(drawn instanceof HTMLElement)) return null;
    if (choice.index !== index) choice.take(index);
    drawn.style.width = `${node.offsetWidth}px`;
    return drawn;
  };
  const drop = ({ x, y }: { x: number; y: number }): void => {
    const found = document.elementFromPoint(x, y);
    const plate = found?.closest('.miner .plate');
    const onto = plate && choice.seats.size ? plate.querySelector('.hit') : found?.closest('.mat .mine') ? found : null;
    const tap = { bubbles: true, detail: 1, clientX: x, clientY: y, pointerType: 'mouse' };
    if (onto) onto.dispatchEvent(new PointerEvent('click', tap));
    else if (!found?.closest('.hand')) choice.cancel();
  };
  return carried({ piece, drop })(node);
}
