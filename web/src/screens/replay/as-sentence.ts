import { sentence } from '../../texts.svelte';

/** Words that stand alone: with a full stop, unless they end with something of the kind. */
export const asSentence = (words: string): string => (/[.!?]$/.test(words) ? words : sentence(words));
