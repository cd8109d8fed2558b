import { MediaQuery } from 'svelte/reactivity';

/** Phones, upright or across: cards have the small face there. */
export const phone = new MediaQuery('(max-width: 759px), (max-height: 480px)');

/** A mouse, or something as exact: what is small can be hit with it. */
export const exact = new MediaQuery('(hover: hover) and (pointer: fine)');

/** Wide and high enough for a sheet beside the table. */
export const desk = new MediaQuery('(min-width: 1181px) and (min-height: 481px)');

/** Phones held upright: plans that grow to the right are turned there. */
export const upright = new MediaQuery('(max-width: 759px) and (orientation: portrait)');
