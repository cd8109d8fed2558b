import { MediaQuery } from 'svelte/reactivity';
import { WINDOWS } from '../window';

/** Phones, upright or across: cards have the small face there. */
export const phone = new MediaQuery(WINDOWS.phone);

/** A mouse, or something as exact: what is small can be hit with it. */
export const exact = new MediaQuery('(hover: hover) and (pointer: fine)');

/** Wide and high enough for a sheet beside the table. */
export const desk = new MediaQuery(WINDOWS.desk);

/** Phones held upright: plans that grow to the right are turned there. */
export const upright = new MediaQuery(`${WINDOWS.phone} and (orientation: portrait)`);
