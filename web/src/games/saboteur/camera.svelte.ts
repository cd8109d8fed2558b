/** Which part of the plan is seen, and how large. The plan is measured in units: a card is 100 × 140 of them. */

import type { Cell } from './cells';

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** What the names along the edges take, in pixels. */
export interface Edges {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

const SHORT = 100;
const LONG = 140;
/** Cells that are to be tapped are this large; where they could not all be seen so, they are smaller. */
const TARGET = 44 / SHORT;
/** With less than this they could not be told apart: some are left out of sight then, and the others are larger. */
const LEAST_TARGET = 24 / SHORT;
const SOME_TARGETS = 40 / SHORT;
/** If even the cells alone could not be that large, the goals are only given up for cells that gain more than this. */
const WORTH_IT = 0.85;
const LARGEST = 1.6;
const SMALLEST = 0.12;

export class Camera {
  width = $state(0);
  height = $state(0);
  /** On upright phones the plan is turned by a quarter: the mine grows downwards. */
  tall = $state(false);
  scale = $state(0.5);
  x = $state(0);
  y = $state(0);
  /** Everything is shown, and stays so while the mine grows. */
  auto = $state(true);
  /** Held by a finger or the mouse: it follows at once instead of gliding. */
  held = $state(false);
  edges: Edges = { top: 26, right: 12, bottom: 12, left: 30 };

  /** Where a cell lies on the plan. */
  box([x, y]: Cell): Box {
    const [left, top] = this.tall ? [y * LONG, x * SHORT] : [x * SHORT, -y * LONG];
    return { left, top, right: left + this.cellWidth, bottom: top + this.cellHeight };
  }

  get cellWidth(): number {
    return this.tall ? LONG : SHORT;
  }

  get cellHeight(): number {
    return this.tall ? SHORT : LONG;
  }

  around(cells: readonly Cell[]): Box {
    const boxes = cells.map((cell) => this.box(cell));
    return {
      left: Math.min(...boxes.map(({ left }) => left)),
      top: Math.min(...boxes.map(({ top }) => top)),
      right: Math.max(...boxes.map(({ right }) => right)),
      bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
    };
  }

  /** The plan's corner on the screen; a point at (px, py) of the plan is seen at origin + point × scale. */
  get origin(): [x: number, y: number] {
    return [this.width / 2 - this.x * this.scale, this.height / 2 - this.y * this.scale];
  }

  cellAt(px: number, py: number): Cell {
    const [ox, oy] = this.origin;
    const column = Math.floor((px - ox) / this.scale / this.cellWidth);
    const row = Math.floor((py - oy) / this.scale / this.cellHeight);
    return this.tall ? [row, column] : [column, -row];
  }

  /** A cell on the screen. */
  seen(cell: Cell): Box {
    const [ox, oy] = this.origin;
    const { left, top, right, bottom } = this.box(cell);
    return {
      left: ox + left * this.scale,
      top: oy + top * this.scale,
      right: ox + right * this.scale,
      bottom: oy + bottom * this.scale,
    };
  }

  /** The cell among these that a finger means: it is in it or beside it by less than a finger is wide, and its middle is nearest. */
  meant(px: number, py: number, cells: readonly Cell[]): Cell | undefined {
    const slack = Math.max(0, (TARGET - this.scale) * SHORT) / 2 + 1; // clicks are told in whole pixels, rounded down
    const away = (cell: Cell): number => {
      const { left, top, right, bottom } = this.seen(cell);
      return Math.max(left - px, px - right, top - py, py - bottom);
    };
    const far = (cell: Cell): number => {
      const { left, top, right, bottom } = this.seen(cell);
      return Math.hypot((left + right) / 2 - px, (top + bottom) / 2 - py);
    };
    return [...cells].filter((cell) => away(cell) <= slack).sort((a, b) => far(a) - far(b))[0];
  }

  /** Show a part of the plan as large as it goes. */
  fit(box: Box): void {
    this.scale = Math.max(SMALLEST, Math.min(1.1, this.#fitting(box)));
    this.#centre(box);
  }

  /** Show all these cells, large enough to be tapped; everything else only where there is room for it. */
  aim(targets: Box, everything: Box, end: Box): void {
    const all = this.#fitting(targets);
    if (this.auto) {
      this.fit(everything);
      if (this.scale >= (all < TARGET ? Math.max(LEAST_TARGET, all * WORTH_IT) : TARGET)) return;
    }
    if (all >= LEAST_TARGET) {
      this.scale = Math.min(Math.max(this.scale, TARGET), all);
      this.reveal(targets);
    } else {
      // A mine without an end on a small screen: `Beyond` tells of the rest.
      this.scale = Math.max(this.scale, SOME_TARGETS);
      this.reveal(targets);
      this.reveal(end);
    }
  }

  /** Move no further than needed to see all of it; what is larger than the screen is centred. */
  reveal(box: Box): void {
    const { top, right, bottom, left } = this.edges;
    const shift = (near: number, far: number, from: number, to: number): number =>
      far - near > to - from ? (near + far - from - to) / 2 : near < from ? near - from : far > to ? far - to : 0;
    const [ox, oy] = this.origin;
    const s = this.scale;
    this.x += shift(ox + box.left * s, ox + box.right * s, left, this.width - right) / s;
    this.y += shift(oy + box.top * s, oy + box.bottom * s, top, this.height - bottom) / s;
  }

  pan(dx: number, dy: number, within: Box): void {
    this.auto = false;
    this.x = Math.min(within.right, Math.max(within.left, this.x - dx / this.scale));
    this.y = Math.min(within.bottom, Math.max(within.top, this.y - dy / this.scale));
  }

  /** Larger or smaller, while the point under the fingers stays where it is. */
  zoom(factor: number, px = this.width / 2, py = this.height / 2): void {
    this.auto = false;
    const scale = Math.min(LARGEST, Math.max(SMALLEST, this.scale * factor));
    this.x += (px - this.width / 2) * (1 / this.scale - 1 / scale);
    this.y += (py - this.height / 2) * (1 / this.scale - 1 / scale);
    this.scale = scale;
  }

  #fitting(box: Box): number {
    const { top, right, bottom, left } = this.edges;
    const across = (this.width - left - right) / (box.right - box.left);
    const down = (this.height - top - bottom) / (box.bottom - box.top);
    return Math.min(across, down);
  }

  #centre(box: Box): void {
    const { top, right, bottom, left } = this.edges;
    this.x = (box.left + box.right) / 2 - (left - right) / 2 / this.scale;
    this.y = (box.top + box.bottom) / 2 - (top - bottom) / 2 / this.scale;
  }
}
