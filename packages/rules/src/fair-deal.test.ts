import { execFileSync, spawnSync } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { duel } from './duel/game.ts';
import type { GameId, GameOf } from './games.ts';
import { commitmentTo, Dealer } from './kernel/dealer.ts';
import type { RecordVersion } from './kernel/game.ts';
import { fromHex, toHex } from './kernel/sha256.ts';
import { kingdomino } from './kingdomino/game.ts';
import { begin } from './testing/playing.ts';

const SEED = fromHex('000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f')!;
const SALTS = ['anna', 'bert'];
const PAGE = readFileSync(new URL('../../../docs/fair-deal.md', import.meta.url), 'utf8');

/** The chance moves of a game in which every seat makes its first move. */
function chanceMoves<G extends GameId>(
  game: GameOf<G>,
  options: Readonly<Record<string, unknown>>,
  dealer: Dealer,
  version?: RecordVersion,
): string[] {
  const state = game.start(game.optionsOf(begin(game, options)), version);
  const dealt: string[] = [];
  while (game.toAct(state) !== 'nobody') {
    const isChance = game.toAct(state) === 'chance';
    const move = isChance ? dealer.next(game, state) : game.moveAt(state, 0);
    if (isChance) dealt.push(game.format(move));
    game.advance(state, move);
  }
  return dealt;
}

const dealOf = (players: number, version: RecordVersion = 2) =>
  chanceMoves(kingdomino, { players }, new Dealer(SEED, SALTS), version);

test('[K-S1] [D-R2] the deal of a seed and its salts never changes', () => {
  expect(dealOf(4).slice(0, 6)).toEqual([
    'line:5,10,33,48',
    'king:1',
    'king:3',
    'king:0',
    'king:2',
    'line:11,15,21,25',
  ]);
  expect(dealOf(4, 1).slice(0, 5)).toEqual([
    'kings:2,0,1,3',
    'line:14,15,38,39',
    'line:6,19,41,48',
    'line:10,17,20,24',
    'line:3,9,22,31',
  ]);
  expect(chanceMoves(duel, {}, new Dealer(SEED)).slice(0, 3)).toEqual([
    'first:0',
    'roll:0,1,0,3',
    'roll:4,2,3,0',
  ]);
});

describe('docs/fair-deal.md', () => {
  test('[K-S1] its worked example is right', () => {
    expect(PAGE).toContain([commitmentTo(SEED), ...dealOf(4).slice(0, 5)].join('\n'));
  });

  // without Python too
  test.each([2, 3, 4])(
    '[K-S1] [K-S3] its rule, followed to the letter, deals the same to %i players',
    players => {
      expect(dealByTheRule(players, 2)).toEqual(dealOf(players, 2));
      expect(dealByTheRule(players, 1)).toEqual(dealOf(players, 1));
    },
  );

  const python = ['python3', 'python'].find(name => spawnSync(name, ['--version']).status === 0);
  const missing = 'no Python; install Python 3';
  const cases = [2, 3, 4].flatMap(players => [1, 2].map(version => [players, version] as const));
  test.each(cases)(
    '[K-S1] its program, really run, deals the same to %i players in version %i',
    python ? {} : { skip: true, meta: { missing } },
    (players, version) => {
      const program = /```python\n([\s\S]*?)```/.exec(PAGE)![1]!;
      const words = ['-', toHex(SEED), SALTS.join(','), String(players), String(version)];
      const output = execFileSync(python!, words, { input: program, encoding: 'utf8' });
      const dealt = dealOf(players, version as RecordVersion);
      expect(output.trim().split(/\r?\n/)).toEqual([commitmentTo(SEED), ...dealt]);
    },
  );
});

/** The page's rule once more, from nothing but its text and the platform's own HMAC. */
function dealByTheRule(players: number, version: RecordVersion): string[] {
  let event = -1;
  const draw = (count: number) => {
    event++;
    for (let attempt = 0; ; attempt++) {
      const mac = createHmac('sha256', SEED)
        .update(`${SALTS.join(',')}/${event}/${attempt}`)
        .digest();
      const value = mac.readUIntBE(0, 6);
      if (value < 2 ** 48 - (2 ** 48 % count)) return value % count;
    }
  };
  const hand = players === 2 ? ['0', '0', '1', '1'] : ['0', '1', '2', '3'].slice(0, players);
  const dealt: string[] = [];
  if (version === 1) {
    const orders = [...new Set(ordersOf(hand.splice(0)))].sort();
    dealt.push(`kings:${orders[draw(orders.length)]}`);
  }
  let left = Array.from({ length: 48 }, (_, index) => index + 1);
  for (let round = 1; round <= (players === 2 ? 6 : 12); round++) {
    const size = players === 3 ? 3 : 4;
    const line = choiceAt(left, size, draw(choices(left.length, size)));
    left = left.filter(number => !line.includes(number));
    dealt.push(`line:${line.join(',')}`);
    while (hand.length > 0) dealt.push(`king:${hand.splice(draw(hand.length), 1)[0]}`);
  }
  return dealt;
}

function ordersOf(items: readonly string[]): string[] {
  if (items.length === 1) return [...items];
  return items.flatMap((item, at) => ordersOf(items.toSpliced(at, 1)).map(rest => `${item},${rest}`));
}

/** The choice that has so many before it when all are listed in order: there may be 194,580. */
function choiceAt(items: readonly number[], count: number, before: number): number[] {
  if (count === 0) return [];
  const [first, ...rest] = items;
  const withFirst = choices(rest.length, count - 1);
  return before < withFirst
    ? [first!, ...choiceAt(rest, count - 1, before)]
    : choiceAt(rest, count, before - withFirst);
}

/** How many choices there are. */
function choices(items: number, count: number): number {
  return count === 0 ? 1 : (choices(items - 1, count - 1) * items) / count;
}
