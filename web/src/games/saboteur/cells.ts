/** Cells of the mine: their keys, their names, and how they lie on the screen. */

export type Cell = readonly [x: number, y: number];

export const keyOf = ([x, y]: Cell): string => `${x},${y}`;
export const same = (a: Cell | null, b: Cell | null): boolean => a?.[0] === b?.[0] && a?.[1] === b?.[1];

/** As people call a cell: its depth, then its rows towards goal A or C. It stays the same when the plan is turned. */
export const cellName = ([x, y]: Cell): string => `${x}${y === 0 ? '' : rowName(y)}`;

/** A row's name along the edge of the plan: the middle line has none. */
export const rowName = (y: number): string => (y === 0 ? '•' : `${y > 0 ? 'A' : 'C'}${Math.abs(y)}`);
export const columnName = (x: number): string => (x < 0 ? `−${-x}` : `${x}`);

export const GOAL_NAMES = ['A', 'B', 'C'] as const;
