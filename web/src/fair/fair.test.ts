import { beforeEach, expect, test } from 'vitest';
import type { AnyCommand, TableFrame, TableNews } from '../wire.gen';
import { findings, mixFor, mixIn, toldBy } from './fair';
import { hex, sha256, unhex } from './sha256';

/** As the browser itself makes it. */
const digest = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> =>
  hex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
const seed = '07'.repeat(32);
/** As `docs/fair.md` has it. */
const COMMITMENT = '4bb06f8e4e3a7715d201d573d0aa423762e55dabd61a2c02278fa56cc6d294e0';
const news = (commitment: string, you = 1): TableNews =>
  ({ table: 'T', you, fair: { commitment, mixed: [] } }) as unknown as TableNews;

beforeEach(() => localStorage.clear());

test('the digest is SHA-256, whatever the length', async () => {
  for (let length = 0; length < 200; length++) {
    const bytes = Uint8Array.from({ length }, (_, i) => (i * 7 + length) % 256);
    expect(hex(sha256(bytes))).toBe(await digest(bytes));
  }
  expect(hex(sha256(unhex(seed)))).toBe(COMMITMENT);
});

test('a number is drawn anew each time, and words always give the same', async () => {
  const drawn = new Set(Array.from({ length: 20 }, () => mixFor(news(COMMITMENT))));
  expect(drawn.size).toBe(20);
  for (const mix of drawn) expect(mix).toMatch(/^[0-9a-f]{64}$/);
  expect(mixFor(news(COMMITMENT), 'drei Würfel: 4 2 6')).toBe(
    await digest(new TextEncoder().encode('drei Würfel: 4 2 6')),
  );
});

test('what fits is found to fit, and what does not is found out', () => {
  const mix = mixFor(news(COMMITMENT));
  const told = { commitment: COMMITMENT, mixes: [null, mix], seed };
  expect(findings(told, 'T', 1)).toEqual({ kept: 'yes', seen: 'yes', mine: 'yes' });
  expect(findings({ ...told, seed: '08'.repeat(32) }, 'T', 1).kept).toBe('no');
  expect(findings({ ...told, mixes: [mix, '0a'.repeat(32)] }, 'T', 1).mine).toBe('no');
  expect(findings({ ...told, mixes: [mix, null] }, 'T', 1).mine).toBe('no');
  expect(findings(told, 'another table', 1)).toEqual({ kept: 'yes', seen: 'unknown', mine: 'unknown' });
  expect(findings(told, 'T', null).mine).toBe('unknown');
});

test('the last games of a table are remembered, each with its promise', () => {
  const mixes = ['a', 'b', 'c', 'd'].map((name) => mixFor(news(name.repeat(64), 0)));
  const of = (name: string, mix: string) => findings({ commitment: name.repeat(64), mixes: [mix], seed }, 'T', 0);
  expect(of('d', mixes[3] ?? '').mine).toBe('yes');
  expect(of('b', mixes[1] ?? '').mine).toBe('yes');
  expect(of('a', mixes[0] ?? '').seen).toBe('unknown');
});

test('of people who share the device each one adds a number, and each is remembered', async () => {
  const sent: string[] = [];
  const send = (command: AnyCommand): Promise<void> => {
    if (command.do === 'mix') sent.push(command.mix);
    return Promise.resolve();
  };
  for (const you of [0, 2, 0, 2]) await mixIn(news(COMMITMENT, you) as unknown as TableFrame, send);
  const [first = '', second = ''] = sent;
  expect(new Set(sent).size).toBe(2);
  const told = { commitment: COMMITMENT, mixes: [first, null, second], seed };
  expect(findings(told, 'T', 0).mine).toBe('yes');
  expect(findings(told, 'T', 2).mine).toBe('yes');
  expect(findings({ ...told, mixes: [second, null, first] }, 'T', 2).mine).toBe('no');
});

test('a record without such data tells nothing', () => {
  expect(toldBy('{"kartentisch": 1}')).toBeNull();
  expect(toldBy(`{"meta": {"fair": {"seed": "${seed}"}}}`)?.seed).toBe(seed);
});
