/** Tables that play one deal: the same draws for all, and nobody is told the seed while others may still play. */
import type { SharedDeal } from '@kingdomino/protocol';
import { commitmentTo, Dealer, verifyRecord } from '@kingdomino/rules';
import { toHex } from '@kingdomino/rules/hashing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Terms } from './command.ts';
import { decide } from './decide/decide.ts';
import { nextDue } from './decide/decide-host.ts';
import { rematchTerms } from './decide/decide-opening.ts';
import { Table } from './table.ts';
import { ann, bob, deal, doIt, moveOn, SEED, TERMS } from './testing/tables.ts';

const SHARED: SharedDeal = { deal: 'the-first-table', salts: ['first', 'second'] };
const BOT = { kind: 'bot', level: 'knight' } as const;
const ALONE: Partial<Terms> = { seats: [{ kind: 'person', player: ann }, BOT], clock: { kind: 'none' } };

function openShared(change: Partial<Terms> = {}, shared: Partial<SharedDeal> = {}): Table {
  const terms = { ...TERMS, options: { players: 2 }, ...change, sharedDeal: { ...SHARED, ...shared } };
  return doIt(new Table(), { type: 'open', terms, commitment: commitmentTo(SEED) }, 1000);
}

/** With moves chosen by these numbers. */
function play(table: Table, numbers: readonly number[]): Table {
  deal(table);
  for (let step = 0; table.status === 'playing'; step++) {
    const { game, state, version, botToAct: level } = table;
    const number = (numbers[step % numbers.length] ?? 0) % game.countMoves(state);
    const move = game.format(game.moveAt(state, number));
    const by = table.toAct === 0 ? ann : bob;
    deal(doIt(table, level ? { type: 'bot', level, move, version } : { type: 'move', by, move, version }));
  }
  return table;
}

describe('a shared deal', () => {
  test('begins when the last seat is taken, with its own salts and nobody’s else', () => {
    const table = openShared();
    expect(table.status).toBe('open');
    doIt(table, { type: 'sit', by: bob, salt: 'salt-of-bob' }, 2000);
    expect(table.events.at(-1)).toEqual({ type: 'started', at: 2000, salts: ['first', 'second'] });
    expect(openShared(ALONE).status).toBe('playing');
  });

  test('marks who has played it at another table, for all to see', () => {
    const table = doIt(openShared(), { type: 'sit', by: bob, knows: true }, 2000);
    expect(table.seats[1]).toMatchObject({ player: bob, knows: true });
    expect(doIt(openShared(), { type: 'sit', by: bob }).seats[1]).not.toHaveProperty('knows');
  });

  test('needs as many salts as there are seats', () => {
    const terms: Terms = { ...TERMS, sharedDeal: { ...SHARED, salts: ['one'] } };
    expect(decide(new Table(), { type: 'open', terms, commitment: 'c' }, 0)).toMatchObject({
      error: { code: 'bad-seats' },
    });
  });

  test('deals the same to everybody, whatever is played, and no event tells the seed', () => {
    const numbers = fc.array(fc.nat(), { minLength: 1, maxLength: 20 });
    const games = fc.constantFrom('kingdomino' as const, 'duel' as const);
    fc.assert(
      fc.property(games, numbers, numbers, (game, one, other) => {
        const tables = [one, other].map(each => play(openShared({ ...ALONE, game }), each));
        const draws = tables.map(({ moves }) =>
          moves.flatMap(({ by, text }) => (by === 'chance' ? [text] : [])),
        );
        const most = Math.min(...draws.map(({ length }) => length));
        expect(draws[0]!.slice(0, most)).toEqual(draws[1]!.slice(0, most));
        for (const table of tables) {
          expect(JSON.stringify([table.events, table.record()])).not.toContain(toHex(SEED));
          const told = { ...table.record(), deal: new Dealer(SEED, table.salts).reveal() };
          expect(verifyRecord(told).ok).toBe(true);
        }
      }),
      { numRuns: 15 },
    );
  });

  test('is told at the end as usual where it was known before', () => {
    const table = play(openShared(ALONE, { known: true }), [0]);
    expect(table.ended?.deal).toMatchObject({ seed: toHex(SEED), salts: SHARED.salts });
    expect(verifyRecord(table.record()).ok).toBe(true);
  });

  test('of a day is closed with the day, finished or not', () => {
    const table = deal(openShared(ALONE, { until: 90_000 }));
    expect(nextDue(table)).toEqual({ what: 'close', at: 90_000 });
    expect(decide(table, { type: 'due' }, 89_999)).toEqual({ ok: true, value: [] });
    expect(doIt(table.copy(), { type: 'due' }, 90_000).status).toBe('closed');
    const clocked = deal(openShared({ ...ALONE, clock: { kind: 'turn', seconds: 5 } }, { until: 90_000 }));
    while (clocked.toAct !== 0) moveOn(clocked);
    expect(nextDue(clocked)).toMatchObject({ what: 'time-out' });
  });

  test('is one that the next game does not have', () => {
    const table = play(openShared(ALONE), [0]);
    expect(rematchTerms('before', table, ann)).not.toHaveProperty('sharedDeal');
  });
});
