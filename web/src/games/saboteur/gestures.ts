/** Drag to pan, pinch or wheel to zoom. A tap stays a tap. */

import type { Attachment } from 'svelte/attachments';
import type { Box, Camera } from './camera.svelte';

/** Fingers tremble: less than this is no drag. */
const SLACK = 7;

interface Finger {
  x: number;
  y: number;
}

export const gestures =
  (camera: Camera, within: () => Box): Attachment<HTMLElement> =>
  (node) => {
    const fingers = new Map<number, Finger>();
    let start: Finger | null = null;
    let dragged = false;

    function down(event: PointerEvent): void {
      if (event.button !== 0) return;
      if (!fingers.size) {
        dragged = false;
        start = { x: event.clientX, y: event.clientY };
      }
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    }

    function move(event: PointerEvent): void {
      const before = fingers.get(event.pointerId);
      if (!before) return;
      const now = { x: event.clientX, y: event.clientY };
      const [other] = [...fingers].filter(([id]) => id !== event.pointerId).map(([, finger]) => finger);
      if (!dragged) {
        if (!other && start && Math.hypot(now.x - start.x, now.y - start.y) < SLACK) return;
        dragged = true;
        camera.held = true;
        for (const id of fingers.keys()) node.setPointerCapture(id);
      }
      if (other) {
        const was = Math.hypot(before.x - other.x, before.y - other.y) || 1;
        const box = node.getBoundingClientRect();
        const [px, py] = [(now.x + other.x) / 2 - box.left, (now.y + other.y) / 2 - box.top];
        camera.zoom(Math.hypot(now.x - other.x, now.y - other.y) / was, px, py);
        camera.pan((now.x - before.x) / 2, (now.y - before.y) / 2, within());
      } else {
        camera.pan(now.x - before.x, now.y - before.y, within());
      }
      fingers.set(event.pointerId, now);
    }

    function up(event: PointerEvent): void {
      fingers.delete(event.pointerId);
      if (!fingers.size) camera.held = false;
    }

    /** The click that ends a drag means nothing. */
    function click(event: MouseEvent): void {
      if (!dragged) return;
      dragged = false;
      event.stopPropagation();
      event.preventDefault();
    }

    function wheel(event: WheelEvent): void {
      event.preventDefault();
      const box = node.getBoundingClientRect();
      const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 24 : 1;
      camera.zoom(Math.exp(-event.deltaY * lines * 0.0016), event.clientX - box.left, event.clientY - box.top);
    }

    const ends = new AbortController();
    const { signal } = ends;
    node.addEventListener('pointerdown', down, { signal });
    node.addEventListener('pointermove', move, { signal });
    node.addEventListener('pointerup', up, { signal });
    node.addEventListener('pointercancel', up, { signal });
    node.addEventListener('click', click, { signal, capture: true });
    node.addEventListener('wheel', wheel, { signal, passive: false });
    return () => ends.abort();
  };
