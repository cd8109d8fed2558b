import { describe, expect, it } from 'vitest';
import { genitive } from './genitive';

describe('genitive', () => {
  it('has an s, or only an apostrophe where the name ends like one', () => {
    expect(['Clara', 'Klaus', 'Max', 'Franz', 'VOSS', 'Weiß', 'Zoë', 'Bot 3'].map(genitive)).toEqual([
      'Claras',
      'Klaus’',
      'Max’',
      'Franz’',
      'VOSS’',
      'Weiß’',
      'Zoës',
      'Bot 3s',
    ]);
  });
});
