import { Dealer, type GameRecord, gameById, writeRecord } from '@kingdomino/rules';
import { fromHex } from '@kingdomino/rules/hashing';
import { describe, expect, test } from 'vitest';
import { checkDeal } from './deal-check.ts';

const SALTS = ['salt-of-ann', ''];
const dealer = () => new Dealer(fromHex('5e'.repeat(32))!, SALTS);

/** A whole game in which everybody takes the first move there is. */
function played(): GameRecord {
  const game = gameById('kingdomino');
  const options = game.readOptions({ players: 2 });
  if (!options.ok) throw new Error(options.error.text);
  const state = game.start(options.value);
  const dealt = dealer();
  const moves: string[] = [];
  for (let actor = game.toAct(state); actor !== 'nobody'; actor = game.toAct(state)) {
    const move = actor === 'chance' ? dealt.next(game, state) : game.moveAt(state, 0);
    moves.push(game.format(move));
    game.advance(state, move);
  }
  return writeRecord(game, state, moves, { deal: dealt.reveal() });
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
