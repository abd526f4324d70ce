import { execFileSync, spawnSync } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { duel } from './duel/game.ts';
import { commitmentTo, Dealer } from './kernel/dealer.ts';
import type { AnyGame } from './kernel/game.ts';
import { fromHex, toHex } from './kernel/sha256.ts';
import { kingdomino } from './kingdomino/game.ts';
import { begin } from './testing/playing.ts';

const SEED = fromHex('000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f')!;
const SALTS = ['anna', 'bert'];
const PAGE = readFileSync(new URL('../../../docs/fair-deal.md', import.meta.url), 'utf8');

/** The chance moves of a game in which every seat makes its first move. */
function chanceMoves(game: AnyGame, options: Readonly<Record<string, unknown>>, dealer: Dealer): string[] {
  const state = begin(game, options);
  const dealt: string[] = [];
  while (game.toAct(state) !== 'nobody') {
    const isChance = game.toAct(state) === 'chance';
    const move = isChance ? dealer.next(game, state) : game.moveAt(state, 0);
    if (isChance) dealt.push(game.format(move));
    game.advance(state, move);
  }
  return dealt;
}

const dealOf = (players: number) => chanceMoves(kingdomino as AnyGame, { players }, new Dealer(SEED, SALTS));

test('[K-S1] [D-R2] the deal of a seed and its salts never changes', () => {
  expect(dealOf(4).slice(0, 5)).toEqual([
    'kings:2,0,1,3',
    'line:14,15,38,39',
    'line:6,19,41,48',
    'line:10,17,20,24',
    'line:3,9,22,31',
  ]);
  expect(chanceMoves(duel as AnyGame, {}, new Dealer(SEED)).slice(0, 3)).toEqual([
    'first:0',
    'roll:0,1,0,3',
    'roll:4,2,3,0',
  ]);
});

describe('docs/fair-deal.md', () => {
  test('[K-S1] its worked example is right', () => {
    expect(PAGE).toContain([commitmentTo(SEED), ...dealOf(4).slice(0, 3)].join('\n'));
  });

  // without Python too
  test.each([2, 3, 4])('[K-S1] its rule, followed to the letter, deals the same to %i players', players => {
    expect(dealByTheRule(players)).toEqual(dealOf(players));
  });

  const python = ['python3', 'python'].find(name => spawnSync(name, ['--version']).status === 0);
  const missing = 'no Python; install Python 3';
  test.each([2, 3, 4])(
    '[K-S1] its program, really run, deals the same to %i players',
    python ? {} : { skip: true, meta: { missing } },
    players => {
      const program = /```python\n([\s\S]*?)```/.exec(PAGE)![1]!;
      const output = execFileSync(python!, ['-', toHex(SEED), SALTS.join(','), String(players)], {
        input: program,
        encoding: 'utf8',
      });
      expect(output.trim().split(/\r?\n/)).toEqual([commitmentTo(SEED), ...dealOf(players)]);
    },
  );
});

/** The page's rule once more, from nothing but its text and the platform's own HMAC. */
function dealByTheRule(players: number): string[] {
  const draw = (event: number, count: number) => {
    for (let attempt = 0; ; attempt++) {
      const mac = createHmac('sha256', SEED)
        .update(`${SALTS.join(',')}/${event}/${attempt}`)
        .digest();
      const value = mac.readUIntBE(0, 6);
      if (value < 2 ** 48 - (2 ** 48 % count)) return value % count;
    }
  };
  const kings = players === 2 ? ['0', '0', '1', '1'] : ['0', '1', '2', '3'].slice(0, players);
  const orders = [...new Set(ordersOf(kings))].sort();
  const dealt = [`kings:${orders[draw(0, orders.length)]}`];
  let left = Array.from({ length: 48 }, (_, index) => index + 1);
  for (let event = 1; event <= (players === 2 ? 6 : 12); event++) {
    const lines = choicesOf(left, players === 3 ? 3 : 4);
    const line = lines[draw(event, lines.length)]!;
    left = left.filter(number => !line.includes(number));
    dealt.push(`line:${line.join(',')}`);
  }
  return dealt;
}

function ordersOf(items: readonly string[]): string[] {
  if (items.length === 1) return [...items];
  return items.flatMap((item, at) => ordersOf(items.toSpliced(at, 1)).map(rest => `${item},${rest}`));
}

function choicesOf(items: readonly number[], count: number): number[][] {
  if (count === 0) return [[]];
  return items.flatMap((item, at) => choicesOf(items.slice(at + 1), count - 1).map(rest => [item, ...rest]));
}
