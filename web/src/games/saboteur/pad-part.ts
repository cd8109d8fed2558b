/** What is fetched for the score pad of Saboteur. */

export { pad } from './pad';
export { default as Form } from './PadForm.svelte';
export { default as Mark } from './PadMark.svelte';
