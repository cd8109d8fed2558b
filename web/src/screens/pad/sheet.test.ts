import { beforeEach, describe, expect, test } from 'vitest';
import { counted, pad as seals, sabotaged } from '../../games/siegel/pad';
import { pad as gold, picked, stackBefore, turnedOver } from '../../games/saboteur/pad';
import { shared } from './share';
import { Sheet } from './sheet.svelte';

const FOUR = ['Anna', 'Bas', 'Clara', 'Dirk'];

beforeEach(() => localStorage.clear());

/** The third of the worked examples of the rules: 3, 4, 2 and 5 points. */
function example(sheet: Sheet<ReturnType<typeof seals.blank>>): void {
  sheet.change(counted(sheet.draft, 0, 'k', 1));
  sheet.change(counted(sheet.draft, 1, 'w', 1));
  sheet.change(sabotaged(sheet.draft, 2));
  sheet.change(counted(sheet.draft, 3, 'y', 1));
  sheet.change(counted(sheet.draft, 3, 'k', 1));
}

describe('Die sieben Siegel', () => {
  test('points are those of the rules, the saboteur never below 0', () => {
    const sheet = new Sheet('siegel', seals);
    sheet.begin(FOUR);
    example(sheet);
    expect(sheet.drafted).toEqual([3, 4, 2, 5]);
    for (let i = 0; i < 4; i++) sheet.change(counted(sheet.draft, 0, 'k', 1));
    expect(sheet.drafted[2]).toBe(0);
    expect(sheet.remarks).toEqual([]);
  });

  test('more than there is of a kind cannot be', () => {
    const sheet = new Sheet('siegel', seals);
    sheet.begin(FOUR);
    for (let i = 0; i < 7; i++) sheet.change(counted(sheet.draft, i % 3, 'k', 1));
    expect(sheet.remarks).toMatchObject([{ kind: 'wrong', beads: { number: 7, most: 6 } }]);
    sheet.undo();
    expect(sheet.remarks).toEqual([]);
    for (let i = 0; i < 4; i++) sheet.change(counted(sheet.draft, 3, 'v', 1));
    expect(sheet.remarks).toMatchObject([{ kind: 'wrong', args: { kind: 'v', number: 4, most: 3 } }]);
  });

  test('a saboteur has no seals, and there is one at the most', () => {
    const sheet = new Sheet('siegel', seals);
    sheet.begin(FOUR);
    sheet.change(counted(sheet.draft, 1, 'r', 1));
    sheet.change(sabotaged(sheet.draft, 1));
    sheet.change(sabotaged(sheet.draft, 2));
    expect(seals.marked(sheet.draft)).toEqual([false, false, true, false]);
    sheet.change(counted(sheet.draft, 2, 'k', 1));
    expect(seals.marked(sheet.draft)).toEqual([false, false, false, false]);
  });

  test('everything that cannot be is named', () => {
    const sheet = new Sheet('siegel', seals);
    sheet.begin(FOUR);
    for (let i = 0; i < 7; i++) sheet.change(counted(sheet.draft, i % 3, 'k', 1));
    for (let i = 0; i < 5; i++) sheet.change(counted(sheet.draft, i % 3, 'w', 1));
    for (let i = 0; i < 4; i++) sheet.change(counted(sheet.draft, i % 3, 'g', 1));
    const told = sheet.remarks.map(({ kind, args }) => [kind, args['kind'], args['number'], args['most']]);
    expect(told).toEqual([
      ['wrong', 'k', 7, 6],
      ['wrong', 'w', 5, 4],
      ['wrong', 'g', 4, 3],
    ]);
  });

  test('whoever predicts last has no white seal', () => {
    const sheet = new Sheet('siegel', seals);
    sheet.begin(FOUR);
    for (const seat of [0, 1, 2]) sheet.change(counted(sheet.draft, seat, 'w', 1));
    expect(sheet.remarks).toEqual([]);
    sheet.change(sabotaged(sheet.draft, 3));
    expect(sheet.remarks).toMatchObject([{ kind: 'wrong', text: 'siegel-pad-all-robbed' }]);
    sheet.change(counted(sheet.draft, 3, 'w', 1));
    expect(sheet.remarks).toMatchObject([{ kind: 'wrong', text: 'siegel-pad-all-robbed' }]);
    sheet.change(counted(sheet.draft, 1, 'w', -1));
    expect(sheet.remarks).toEqual([]);
  });

  test('white and black seals before one player: asks once, as tables may play so', () => {
    const sheet = new Sheet('siegel', seals);
    sheet.begin(FOUR);
    sheet.change(counted(sheet.draft, 1, 'w', 1));
    sheet.change(counted(sheet.draft, 2, 'k', 1));
    expect(sheet.remarks).toEqual([]);
    sheet.change(counted(sheet.draft, 1, 'k', 1));
    expect(sheet.remarks).toMatchObject([{ kind: 'doubt', text: 'siegel-pad-both', args: { name: 'Bas' } }]);
  });

  test('nobody has anything left: asks once', () => {
    const sheet = new Sheet('siegel', seals);
    sheet.begin(FOUR);
    expect(sheet.remarks).toMatchObject([{ kind: 'doubt' }]);
  });

  test('the price of a saboteur rises with the long game', () => {
    const sheet = new Sheet('siegel', seals);
    sheet.begin(FOUR);
    sheet.set('designer_long', true);
    for (let i = 0; i < 2; i++) {
      sheet.change(sabotaged(sheet.draft, 0));
      sheet.enter();
    }
    expect(sheet.points.map((round) => round[0])).toEqual([4, 5]);
    expect(sheet.length).toBe(8);
  });

  test('a round is corrected later, and the new one waits meanwhile', () => {
    const sheet = new Sheet('siegel', seals);
    sheet.begin(FOUR);
    example(sheet);
    sheet.enter();
    sheet.change(counted(sheet.draft, 0, 'g', 1));
    sheet.correct(0);
    sheet.change(counted(sheet.draft, 0, 'k', -1));
    sheet.enter();
    expect(sheet.totals).toEqual([0, 4, 3, 5]);
    expect([sheet.at, sheet.drafted[0]]).toEqual([1, 2]);
  });

  test('everything is kept at every tap, and what is spoilt is not read', () => {
    const sheet = new Sheet('siegel', seals);
    sheet.begin(FOUR);
    example(sheet);
    sheet.enter();
    sheet.change(counted(sheet.draft, 0, 'b', 1));
    const again = new Sheet('siegel', seals);
    expect([again.names, again.totals, again.drafted]).toEqual([FOUR, [3, 4, 2, 5], [2, 0, 0, 0]]);
    for (const spoilt of ['', '[]', '{"names": 3}', '{"names": ["a", "b", "c"], "rounds": [{"seals": []}]}', '{']) {
      localStorage.setItem('kartentisch.pad.siegel', spoilt);
      expect(new Sheet('siegel', seals).names).toEqual([]);
    }
  });

  test('ends after as many rounds as the rules say, and the names are offered again', () => {
    const sheet = new Sheet('siegel', seals);
    sheet.begin(FOUR);
    for (let i = 0; i < 4; i++) {
      expect(sheet.over).toBe(false);
      example(sheet);
      sheet.enter();
    }
    expect([sheet.over, sheet.best]).toEqual([true, 8]);
    expect(shared(sheet, 'Game', 'Total').split('\n').at(-1)).toBe('Total: Anna 12, Bas 16, Clara 8, Dirk 20');
    sheet.tear();
    expect([sheet.names, sheet.lastNames()]).toEqual([[], FOUR]);
  });
});

describe('Saboteur', () => {
  const FIVE = [...FOUR, 'Emil'];

  function round(sheet: Sheet<ReturnType<typeof gold.blank>>): void {
    sheet.change(turnedOver(sheet.draft, 2));
    sheet.change({ ...sheet.draft, won: 'diggers' });
    for (const [seat, value] of [[0, 3] as const, [1, 1] as const, [3, 2] as const]) {
      sheet.change(picked(sheet.draft, seat, value, {}));
    }
  }

  test('diggers have one card each, and who lacks one is named', () => {
    const sheet = new Sheet('saboteur', gold);
    sheet.begin(FIVE);
    expect(sheet.remarks).toMatchObject([{ kind: 'missing', text: 'saboteur-pad-who-won' }]);
    round(sheet);
    expect(sheet.remarks).toMatchObject([{ kind: 'missing', args: { name: 'Emil', cards: 4, taken: 3 } }]);
    expect(sheet.drafted).toEqual([3, 1, 0, 2, null]);
    sheet.change(picked(sheet.draft, 4, 1, {}));
    expect(sheet.remarks).toEqual([]);
    sheet.enter();
    expect(stackBefore(sheet.rounds, 1)).toEqual({ 1: 14, 2: 7, 3: 3 });
  });

  test('saboteurs are paid by how many they are, from what is left', () => {
    const sheet = new Sheet('saboteur', gold);
    sheet.begin(FIVE);
    for (const seat of [1, 3]) sheet.change(turnedOver(sheet.draft, seat));
    sheet.change({ ...sheet.draft, won: 'saboteurs' });
    expect(sheet.drafted).toEqual([0, 3, 0, 3, 0]);
    sheet.enter();
    expect(stackBefore(sheet.rounds, 1)).toEqual({ 1: 16, 2: 8, 3: 2 });
  });

  test('more dwarves of a kind than there are, or more gold than is left, cannot be', () => {
    const sheet = new Sheet('saboteur', gold);
    sheet.begin(FIVE);
    for (const seat of [0, 1, 2]) sheet.change(turnedOver(sheet.draft, seat));
    sheet.change({ ...sheet.draft, won: 'saboteurs' });
    expect(sheet.remarks).toMatchObject([{ kind: 'wrong', args: { role: 'saboteurs', number: 3, most: 2 } }]);
    sheet.begin(FIVE);
    sheet.change(turnedOver(sheet.draft, 0));
    sheet.change({ ...sheet.draft, won: 'diggers', gold: [[], [3], [3], [3], [3]] });
    expect(sheet.remarks).toEqual([]);
    sheet.enter();
    sheet.change(turnedOver(sheet.draft, 0));
    sheet.change({ ...sheet.draft, won: 'diggers', gold: [[], [3], [1], [1], [1]] });
    expect(sheet.remarks).toMatchObject([{ kind: 'wrong', text: 'saboteur-pad-no-gold', args: { value: 3, most: 0 } }]);
  });

  test('where more cards than diggers are dealt out, they go round', () => {
    const sheet = new Sheet('saboteur', gold);
    sheet.begin(FIVE);
    sheet.set('gold_cards', 'players');
    sheet.change(turnedOver(sheet.draft, 0));
    sheet.change({ ...sheet.draft, won: 'diggers', gold: [[], [1, 1], [1], [1], [2]] });
    expect(sheet.remarks).toEqual([]);
    sheet.change({ ...sheet.draft, gold: [[], [1, 1], [1, 2], [1], []] });
    expect(sheet.remarks).toMatchObject([{ kind: 'wrong', text: 'saboteur-pad-uneven' }]);
  });

  test('a correction leaves later rounds possible, or says which one is not', () => {
    const sheet = new Sheet('saboteur', gold);
    sheet.begin(FIVE);
    const deal = (saboteur: number, cards: (1 | 2 | 3)[]): void => {
      sheet.change(turnedOver(sheet.draft, saboteur));
      const picks = FIVE.map((_, seat) => (seat === saboteur ? [] : cards.splice(0, 1)));
      sheet.change({ ...sheet.draft, won: 'diggers', gold: picks });
      expect(sheet.remarks).toEqual([]);
      sheet.enter();
    };
    deal(0, [1, 1, 3, 3]);
    deal(1, [1, 1, 3, 3]);
    sheet.correct(0);
    sheet.change(picked(sheet.draft, 1, 3, {}));
    expect(sheet.remarks).toMatchObject([
      { kind: 'wrong', round: 1, text: 'saboteur-pad-no-gold', args: { value: 3, most: 1 } },
    ]);
    sheet.leave();
    expect(sheet.remarks).toMatchObject([{ kind: 'missing' }]);
  });
});
