import type { LessonPart } from '../lesson';
import LessonFrame from './LessonFrame.svelte';

const lesson: LessonPart = {
  Frame: LessonFrame,
  find(point) {
    const at = point.indexOf(':');
    const [what, which] = at < 0 ? [point, ''] : [point.slice(0, at), point.slice(at + 1)];
    if (what === 'card') return `.hand [data-card="${which}"]`;
    if (what === 'cell') return `.mine [data-cell="${which}"]`;
    if (what === 'seat') return `.miner[data-seat="${which}"]`;
    return what === 'goals' ? '.mine .cell.goal' : null;
  },
  free: ['.dock .hand button', '.dock .asking', '.dock .ours .btn', '.mine [data-cell]', '.seats .miner.aimed'],
  clear: ['.mine .cell', '.seats .miner'],
  // The mine of a small phone is hardly larger than what is said.
  room: ['.mat', '.seats'],
  begun: '.dock .hand [aria-pressed="true"]',
  words: () => ({}),
};

export default lesson;
