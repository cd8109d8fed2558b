import { nameOf } from '../../names';
import { say } from '../../texts.svelte';
import type { PuzzlePart } from '../puzzle';
import PuzzleOption from './PuzzleOption.svelte';
import PuzzlePosition from './PuzzlePosition.svelte';

const NOBODY = 'none';
const percent = (value: number): string => say('saboteur-puzzle-who-percent', { percent: Math.round(100 * value) });

const part: PuzzlePart<'saboteur'> = {
  Position: PuzzlePosition,
  Option: PuzzleOption,
  points: false,
  situation: (news) => say('saboteur-puzzle-ask-who', { players: news.seats.length }),
  words: (news, option) => (option === NOBODY ? say('saboteur-puzzle-who-nobody') : nameOf(news, Number(option))),
  settle: (news, option) =>
    option === NOBODY
      ? say('saboteur-puzzle-accuse-nobody')
      : say('saboteur-puzzle-accuse', { name: nameOf(news, Number(option)) }),
  verdict: (news, { options, best }, _, option) =>
    option === best
      ? say('saboteur-puzzle-who-likely')
      : say('saboteur-puzzle-who-was', { best: part.words(news, options[best] ?? '') }),
  value: percent,
};

export default part;
