import { expect, test } from 'vitest';
import { GAME_FACTS } from '../facts.gen';
import { GAMES } from './registry';

test.each(GAMES.map(({ name, elsewhere }) => [name, elsewhere] as const))(
  'the score pad of %s knows every option: whether it changes what is written down',
  async (name, elsewhere) => {
    const { pad } = await (await elsewhere()).pad();
    const options = GAME_FACTS[name].options.map((option) => option.name);
    expect([...pad.options, ...pad.without].sort()).toEqual(options.sort());
  },
);
