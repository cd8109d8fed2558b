/** Where the coach's words stand: beside what they are about, and over as little as possible of what is looked at. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export type Side = 'above' | 'below' | 'left' | 'right';

export interface Stand {
  x: number;
  y: number;
  /** On which side of its target it stands, with its tail towards it; null: it has none. */
  side: Side | null;
  /** How far along its edge the tail is. */
  tip: number;
}

/** Between the words and what they are about: the tail reaches over it. */
export const GAP = 15;
/** A tail is never in a rounded corner. */
const CORNER = 22;
/** What it is about, and what is touched to do it, must not be covered; to stand beside it is worth covering a little of something else. */
const FREE_COUNTS = 6;
const APART_COSTS = 0.16;
/** Of two places that cover the same, the nearer one is better: what so many pixels away cost. */
const FAR_COSTS = 12;
const STEPS = 6;
/** Where along its edge the tail may be. */
const PARTS = [0.5, 0, 1, 0.25, 0.75];

const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

/** Whether it lies over a part of any of these. */
export const covers = (box: Box, others: readonly Box[]): boolean => others.some((each) => shared(box, each) > 0);

/** The box around all of these; null: there are none. */
export function around(boxes: readonly Box[]): Box | null {
  if (!boxes.length) return null;
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  return { x, y, width: right - x, height: Math.max(...boxes.map((box) => box.y + box.height)) - y };
}

export function stand(
  target: Box | null,
  size: { width: number; height: number },
  room: Box,
  clear: readonly Box[],
  free: readonly Box[] = [],
): Stand {
  const { width, height } = size;
  const [right, bottom] = [room.x + room.width - width, room.y + room.height - height];
  const found: Stand[] = [];
  if (target) {
    const [middleX, middleY] = [target.x + target.width / 2, target.y + target.height / 2];
    for (const part of PARTS) {
      const at = within(middleX - CORNER - part * (width - 2 * CORNER), room.x, Math.max(room.x, right));
      const tip = within(middleX - at, CORNER, width - CORNER);
      found.push({ x: at, y: target.y - GAP - height, side: 'above', tip });
      found.push({ x: at, y: target.y + target.height + GAP, side: 'below', tip });
    }
    for (const part of PARTS) {
      const at = within(middleY - CORNER - part * (height - 2 * CORNER), room.y, Math.max(room.y, bottom));
      const tip = within(middleY - at, CORNER, height - CORNER);
      found.push({ x: target.x - GAP - width, y: at, side: 'left', tip });
      found.push({ x: target.x + target.width + GAP, y: at, side: 'right', tip });
    }
  }
  const beside = found.filter(({ x, y }) => x >= room.x && x <= right && y >= room.y && y <= bottom);
  const steps = Array.from({ length: STEPS + 1 }, (_, i) => i / STEPS);
  const apart = steps.flatMap((down) =>
    steps.map((over) => ({
      x: room.x + over * Math.max(0, right - room.x),
      y: room.y + down * Math.max(0, bottom - room.y),
      side: null,
      tip: 0,
    })),
  );
  const cost = (at: Stand): number => {
    const box = { ...size, x: at.x, y: at.y };
    const over = (boxes: readonly Box[]): number => boxes.reduce((sum, each) => sum + shared(box, each), 0);
    const covered = over(clear) + over(free) * FREE_COUNTS;
    const hidden = target ? shared(box, target) * FREE_COUNTS : 0;
    if (at.side || !target) return covered + hidden;
    const [x, y] = [at.x + width / 2 - target.x - target.width / 2, at.y + height / 2 - target.y - target.height / 2];
    return covered + hidden + width * height * APART_COSTS + Math.hypot(x, y) * FAR_COSTS;
  };
  return [...beside, ...apart].reduce((best, each) => (cost(each) < cost(best) ? each : best));
}
