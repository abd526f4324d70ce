import { Dealer, type GameRecord } from '@kingdomino/rules';
import { fromHex } from '@kingdomino/rules/hashing';
import { Table } from '@kingdomino/table';
import { describe, expect, test } from 'vitest';
import { checkDeal } from './deal-check.ts';

const SALTS = ['salt-of-ann', ''];
const dealer = () => new Dealer(fromHex('5e'.repeat(32))!, SALTS);

/** A whole game in which everybody takes the first move there is. */
function played(): GameRecord {
  const table = Table.open({ game: 'kingdomino', options: { players: 2 }, undoAllowed: false });
  if (!table.ok) throw new Error(table.error.text);
  const { game } = table.value;
  const dealt = dealer();
  while (!table.value.isOver) {
    const { state } = table.value;
    const by = game.toAct(state) as number;
    const chosen = { kind: 'move' as const, by, move: game.format(game.moveAt(state, 0)) };
    table.value.append(table.value.proposeChance(dealt) ?? chosen);
  }
  return table.value.record({ deal: dealt.reveal() });
}

const record = played();
const promise = { commitment: dealer().reveal().commitment, salts: SALTS };
const another = (change: object) => ({ ...record, deal: { ...record.deal!, ...change } });

describe('a deal', () => {
  test('as it was promised', () => {
    // four kings and six lines
    const right = { isSeedKept: true, areSaltsUsed: true, areDrawsRight: true, draws: 10 };
    expect(checkDeal(record, promise)).toEqual(right);
  });

  test('from another seed than the promised one', () => {
    const seed = '5f'.repeat(32);
    const { commitment } = new Dealer(fromHex(seed)!, SALTS).reveal();
    const check = checkDeal(another({ seed, commitment }), promise);
    expect(check).toMatchObject({ isSeedKept: false, areSaltsUsed: true, areDrawsRight: false });
  });

  test("without the players' randomness", () => {
    const check = checkDeal(another({ salts: ['', ''] }), promise);
    expect(check).toMatchObject({ isSeedKept: true, areSaltsUsed: false });
  });

  test('with a line that the seed does not deal', () => {
    const dealt = record.moves.findIndex(move => move.startsWith('line:'));
    const changed = record.moves.with(dealt, 'line:1,2,3,4');
    const check = checkDeal(
      { ...record, moves: changed.slice(0, dealt + 1), result: undefined as never },
      promise,
    );
    expect(check).toMatchObject({ isSeedKept: true, areSaltsUsed: true, areDrawsRight: false, draws: 1 });
  });

  test('that was never revealed', () => {
    const { deal: _, ...open } = record;
    const check = checkDeal(open as GameRecord, promise);
    expect(check).toMatchObject({ isSeedKept: false, areSaltsUsed: false, areDrawsRight: false });
  });
});
