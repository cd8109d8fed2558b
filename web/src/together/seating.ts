/** People who share this device sit down at a new table: each of them becomes a person of their own. */

import { kept } from '../keep';
import type { Refused } from '../wire.gen';
import { Companion } from './companion';
import { keepPeopleAt, keepSecret, type Local, secretOf } from './people';

/** One of them; the refusal, if the server does not let them in or sit down. */
function seated(table: string, name: string, seat: number): Promise<Local | Refused | null> {
  return new Promise((done) => {
    const before = secretOf(name);
    let secret = before;
    let asked = false;
    let sits = false;
    const leave = (seated: boolean): void => {
      companion.close();
      done(seated && secret ? { name, secret } : null);
    };
    const companion = new Companion(() => ({ name, ...(before ? { secret: before } : {}) }), table, {
      welcomed: (welcome) => {
        if (welcome.secret) keepSecret(name, (secret = welcome.secret));
      },
      refused: done,
      heard: (_, you) => {
        // Their number is added before the game may begin.
        if (you !== null && !sits) {
          sits = true;
          void companion.mixed.then(() => leave(true));
        }
        if (asked) return;
        asked = true;
        void companion.act({ do: 'sit', seat }).then((done) => done || leave(false));
      },
    });
  });
}

/** `others`: for each chair after ours a name, or null. True: all of them sit; else why the first one does not. */
export async function seatTogether(
  table: string,
  others: readonly (string | null)[],
): Promise<{ all: boolean; why: Refused | null }> {
  const people: Local[] = [{ name: kept('name') ?? '', secret: null }];
  for (const [i, name] of others.entries()) {
    if (name === null) continue;
    const found = await seated(table, name, i + 1);
    if (!found || 'reason' in found) return { all: false, why: found };
    people.push(found);
    keepPeopleAt(table, people);
  }
  return { all: true, why: null };
}
