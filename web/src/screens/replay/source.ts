/** Where a game comes from that is to be seen again: a finished one by its id, or the record of any other. */

import type { Analysis, NotShown, Replay } from '../../wire.gen';

/** Whose eyes a game is seen with; `open`: all hands lie open. */
export type Eyes = number | 'open';

/** Why there is nothing to be seen. */
export class NotShownError extends Error {
  constructor(readonly why: NotShown) {
    super(why.reason);
  }
}

const plainly = (reason: string): NotShownError => new NotShownError({ reason, args: {}, rule: '', round: 0, move: 0 });

async function asked(path: string, body?: string): Promise<Response> {
  const answer = await fetch(path, body === undefined ? {} : { method: 'POST', body }).catch(() => {
    throw plainly('replay-lost');
  });
  if (answer.ok) return answer;
  // Whatever stands between us and the server may answer too, in its own way.
  const why = (await answer.json().catch(() => null)) as NotShown | null;
  throw why?.reason ? new NotShownError(why) : plainly('replay-lost');
}

/** `you`: the seat behind which one sits where all hands lie open. */
const wish = (eyes: Eyes, you: number): string => (eyes === 'open' ? `eyes=${you}&open=1` : `eyes=${eyes}`);

export interface Source {
  /** Of the finished game; null: it is a record from elsewhere, which nobody keeps. */
  readonly id: string | null;
  replay(eyes: Eyes, you: number): Promise<Replay>;
  /** What its decisions were worth, as far as it is known; there is none of a game that nobody keeps. */
  analysis?(eyes: Eyes, you: number): Promise<Analysis>;
  record(): Promise<string>;
  /** The whole game in words. */
  text(language: string): Promise<string>;
}

export function keptGame(id: string): Source {
  const path = `/api/game/${encodeURIComponent(id)}`;
  return {
    id,
    replay: async (eyes, you) => (await asked(`${path}/replay?${wish(eyes, you)}`)).json() as Promise<Replay>,
    analysis: async (eyes, you) => (await asked(`${path}/analysis?${wish(eyes, you)}`)).json() as Promise<Analysis>,
    record: async () => (await asked(`${path}/record`)).text(),
    text: async (language) => (await asked(`${path}/text?language=${language}`)).text(),
  };
}

export function fromElsewhere(record: string): Source {
  return {
    id: null,
    replay: async (eyes, you) =>
      (await asked(`/api/record/replay?${wish(eyes, you)}`, record)).json() as Promise<Replay>,
    record: () => Promise.resolve(record),
    text: async (language) => (await asked(`/api/record/text?language=${language}`, record)).text(),
  };
}

/** A record as people keep it: as it is or packed, one game or one a line. */
export async function readRecords(file: Blob): Promise<string[]> {
  const packed = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  const plain = packed[0] === 0x1f && packed[1] === 0x8b;
  const text = await (plain ? new Response(file.stream().pipeThrough(new DecompressionStream('gzip'))) : file)
    .text()
    .catch(() => {
      throw plainly('replay-unpacked');
    });
  // A record may stand on several lines, as an editor writes it; many stand on one line each.
  const lines = text.split('\n').filter((line) => line.trim());
  const apart =
    lines.length > 1 && lines.every((line) => line.trimStart().startsWith('{') && line.trimEnd().endsWith('}'));
  if (!lines.length) throw plainly('replay-empty');
  return apart ? lines : [text];
}

/** A file that was dropped on another screen, on its way to this one. */
export const handed: { file: File | null } = { file: null };

/** The page of a finished game; `eyes`: whose it is seen with, `at`: where it begins. */
export function gamePath(id: string, eyes?: Eyes | null, at?: string): string {
  const query = Object.entries({ eyes, at }).filter(([, value]) => value !== undefined && value !== null);
  const path = `/game/${encodeURIComponent(id)}`;
  return query.length ? `${path}?${new URLSearchParams(query.map(([name, value]) => [name, String(value)]))}` : path;
}
