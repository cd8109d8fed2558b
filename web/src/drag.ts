/** Carrying something with mouse, pen or finger. A short touch stays what it was: a click. */

interface Carried {
  /** What is picked up: a drawing of its own, and null where nothing can be. */
  piece: () => HTMLElement | null;
  /** Told while it is carried, and with null when it is put down or dropped. */
  over?: (at: { x: number; y: number } | null) => void;
  drop: (at: { x: number; y: number }) => void;
}

const FAR_PX = 7;

/** What ends here was no click: the one that the browser may still make of this very pointer is lost, and no other. */
function swallow(pointer: number): void {
  const click = (event: MouseEvent): void => {
    // Not every browser says which pointer a click is of.
    if (!(event instanceof PointerEvent) || event.pointerId === pointer) event.stopPropagation();
  };
  addEventListener('click', click, { capture: true });
  addEventListener('pointerdown', () => removeEventListener('click', click, { capture: true }), {
    capture: true,
    once: true,
  });
}

export const carried =
  ({ piece, over, drop }: Carried) =>
  (node: HTMLElement): (() => void) => {
    let start: { x: number; y: number; id: number } | null = null;
    let held: HTMLElement | null = null;

    const here = (event: PointerEvent): { x: number; y: number } => ({ x: event.clientX, y: event.clientY });
    const follow = (event: PointerEvent): void => {
      if (held)
        held.style.transform = `translate(${event.clientX}px, ${event.clientY}px) translate(-50%, -60%) scale(1.15)`;
    };
    const letGo = (): void => {
      held?.remove();
      if (held) over?.(null);
      held = start = null;
    };
    const down = (event: PointerEvent): void => {
      if (event.button === 0) start = { ...here(event), id: event.pointerId };
    };
    const move = (event: PointerEvent): void => {
      if (start?.id !== event.pointerId) return;
      if (!held && Math.hypot(event.clientX - start.x, event.clientY - start.y) >= FAR_PX) {
        held = piece();
        if (!held) return void (start = null);
        held.classList.add('carried');
        document.body.append(held);
        node.setPointerCapture(event.pointerId);
      }
      if (!held) return;
      follow(event);
      over?.(here(event));
    };
    const up = (event: PointerEvent): void => {
      if (start?.id !== event.pointerId) return;
      const dropped = held !== null;
      letGo();
      if (!dropped) return;
      swallow(event.pointerId);
      drop(here(event));
    };
    // Told that the finger's way is taken, Chromium starts no fling of its own with it: a tap soon after would only stop
    // that fling and be no click. (`touch-action` alone does not say so.) Nor where there is nothing to be carried.
    const takeWay = (event: TouchEvent): void => {
      if (event.cancelable) event.preventDefault();
    };
    node.style.touchAction = 'none';
    node.addEventListener('touchmove', takeWay, { passive: false });
    node.addEventListener('pointerdown', down);
    node.addEventListener('pointermove', move);
    node.addEventListener('pointerup', up);
    node.addEventListener('pointercancel', letGo);
    return () => {
      letGo();
      node.removeEventListener('touchmove', takeWay);
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('pointermove', move);
      node.removeEventListener('pointerup', up);
      node.removeEventListener('pointercancel', letGo);
    };
  };
