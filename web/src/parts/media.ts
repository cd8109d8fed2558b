import { MediaQuery } from 'svelte/reactivity';

/** Phones, upright or across: cards have the small face there. */
export const phone = new MediaQuery('(max-width: 759px), (max-height: 480px)');
