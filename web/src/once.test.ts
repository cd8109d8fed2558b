import { expect, test } from 'vitest';
import { Once } from './once.svelte';

/** Something that is sent and answered later. */
function sent(): { send: () => Promise<boolean>; answer: (made: boolean) => void; times: () => number } {
  let answer: (made: boolean) => void = () => undefined;
  let times = 0;
  const send = (): Promise<boolean> => {
    times += 1;
    return new Promise((done) => (answer = done));
  };
  return { send, answer: (made) => answer(made), times: () => times };
}

test('a second click before the answer sends nothing', async () => {
  const once = new Once();
  const move = sent();
  const first = once.send('table 7', 'r4', move.send);
  expect(once.sending).toBe('r4');
  expect(await once.send('table 7', 'r4', move.send)).toBe(false);
  expect(await once.send('table 7', 'b2', move.send)).toBe(false);
  expect(once.sending).toBe('r4');
  move.answer(true);
  expect(await first).toBe(true);
  expect(once.sending).toBeNull();
  expect(move.times()).toBe(1);
});

test('what was made is not sent again at the same version, but the next move is', async () => {
  const once = new Once();
  expect(await once.send('table 7', 'r4', async () => true)).toBe(true);
  expect(await once.send('table 7', 'r4', async () => true)).toBe(false);
  expect(await once.send('table 8', 'r5', async () => true)).toBe(true);
});

test('what was refused may be tried again', async () => {
  const once = new Once();
  expect(await once.send('table 7', 'r4', async () => false)).toBe(false);
  expect(await once.send('table 7', 'b2', async () => true)).toBe(true);
});

test('an answer that comes late does not end what was sent since', async () => {
  const once = new Once();
  const [old, young] = [sent(), sent()];
  const first = once.send('table 7', 'r4', old.send);
  const second = once.send('table 8', 'b2', young.send);
  old.answer(false);
  expect(await first).toBe(false);
  expect(once.sending).toBe('b2');
  expect(await once.send('table 8', 'b2', young.send)).toBe(false);
  young.answer(true);
  expect(await second).toBe(true);
});
