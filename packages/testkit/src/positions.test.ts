// Positions as text and as JSON: written and read again at every moment of every mode, and never broken by damage.
import {
  type AnyGame,
  type AnyState,
  formatPosition,
  gameById,
  parsePosition,
  positionToJson,
  Random,
  type ReadPosition,
  type Refusal,
  type Result,
  readMove,
  readPosition,
} from '@kingdomino/rules';
import { describe, expect, test } from 'vitest';
import { MODES, type Mode } from './modes.ts';
import { playRandomly } from './playing.ts';

function accepted(read: Result<ReadPosition, Refusal<'bad-position'>>): ReadPosition {
  if (!read.ok) throw new Error(read.error.text);
  return read.value;
}

/** Everything that can be asked about a position. */
function seen(game: AnyGame, state: AnyState): string {
  const count = game.countMoves(state);
  const samples = [0, count >> 1, count - 1].filter(index => index >= 0 && index < count);
  const all = {
    actor: game.toAct(state),
    count,
    moves: samples.map(index => game.format(game.moveAt(state, index))),
    outcome: game.outcome(state),
    options: game.optionsOf(state),
    version: game.recordVersion(state),
    text: formatPosition(game, state),
    json: positionToJson(game, state),
  };
  return JSON.stringify(all);
}

/** Plays a random game; at every moment the position that was read must be the one that was written. */
function checkRoundTrips(mode: Mode, seed: number): number {
  const { record } = playRandomly(mode, seed);
  const game = gameById(mode.game);
  const options = game.readOptions(mode.options);
  if (!options.ok) throw new Error(options.error.text);
  const state = game.start(options.value);
  let twin = game.copy(state);
  for (const text of record.moves) {
    const before = seen(game, state);
    const fromText = accepted(parsePosition(formatPosition(game, state))).state;
    const json: unknown = JSON.parse(JSON.stringify(positionToJson(game, state)));
    for (const read of [fromText, accepted(readPosition(json)).state, twin])
      expect(seen(game, read)).toBe(before);
    const move = readMove(game, state, text);
    if (!move.ok) throw new Error(move.error.text);
    game.advance(state, move.value);
    // the twin is read anew before each move, so that what a text forgets would show in the next
    twin = game.play(fromText, move.value);
  }
  expect(seen(game, accepted(parsePosition(formatPosition(game, state))).state)).toBe(seen(game, state));
  return record.moves.length;
}

describe('a position goes through text and JSON and back, at every moment', () => {
  test.each(MODES)('$name', mode => {
    for (let seed = 1; seed <= (mode.game === 'duel' ? 6 : 1); seed++)
      expect(checkRoundTrips(mode, seed)).toBeGreaterThan(20);
  });
});

const FRAGMENTS =
  '; : > @ , + = * / 0 1 2 3 7 17 48 49 -1 999 E S W N seat0 seat1 seat3 gone older newer drawn place pick line king over disc discs1 solid9 dice round book bonus named dignitary dynasty version1 \u0000 é 💥'.split(
    ' ',
  );

const pick = <Item>(random: Random, items: readonly Item[]): Item => items[random.below(items.length)]!;

const MOMENTS = MODES.flatMap(mode =>
  [0, 1, 2, 4, 6, 9, 17, 30, 47, 61, 80].map(most => {
    const game = gameById(mode.game);
    const { state } = playRandomly(mode, most + 3, most);
    return { text: formatPosition(game, state), json: JSON.stringify(positionToJson(game, state)) };
  }),
);

/** One word changed, taken out, doubled or moved, or a few characters. */
function damaged(text: string, random: Random): string {
  const words = text.split(' ');
  const at = random.below(words.length);
  switch (random.below(6)) {
    case 0:
      return words.toSpliced(at, 1).join(' ');
    case 1:
      return words.toSpliced(at, 1, pick(random, words)).join(' ');
    case 2:
      return words.toSpliced(at, 0, pick(random, words)).join(' ');
    case 3:
      return words
        .toSpliced(
          at,
          1,
          words[at]!.replace(/\d+/, () => `${random.below(50)}`),
        )
        .join(' ');
    default: {
      const from = random.below(text.length);
      return text.slice(0, from) + pick(random, FRAGMENTS) + text.slice(from + random.below(3));
    }
  }
}

/** One value somewhere inside a JSON replaced, or a member taken out. */
function damagedJson(json: string, random: Random): unknown {
  // without what follows from the rest, more damage leaves another position
  const follows = ['scores', 'held', 'halves', 'discards'];
  const isLean = random.below(2) === 0;
  const root: unknown = JSON.parse(json, (key, value: unknown) =>
    isLean && follows.includes(key) ? undefined : value,
  );
  let node = root as Record<string, unknown>;
  for (;;) {
    const key = pick(random, Object.keys(node));
    const child = node[key];
    const goesOn = typeof child === 'object' && child !== null && Object.keys(child).length > 0;
    if (goesOn && random.below(4) > 0) {
      node = child as Record<string, unknown>;
      continue;
    }
    if (random.below(5) === 0 && !Array.isArray(node)) delete node[key];
    else
      node[key] = pick(random, [null, -1, 0, 1, 2, 5, 7, 40, 49, 1.5, '', 'disc', true, [], {}, [[]], child]);
    return root;
  }
}

/** What was accepted can be written again, and played on to the end. */
function mustBePlayable({ game, state }: ReadPosition, random: Random): void {
  const text = formatPosition(game, state);
  expect(formatPosition(game, accepted(parsePosition(text)).state)).toBe(text);
  const json: unknown = JSON.parse(JSON.stringify(positionToJson(game, state)));
  expect(formatPosition(game, accepted(readPosition(json)).state)).toBe(text);
  let moves = 0;
  for (; game.toAct(state) !== 'nobody'; moves++)
    game.advance(state, game.moveAt(state, random.below(game.countMoves(state))));
  expect(moves).toBeLessThan(500);
  game.outcome(state);
}

test('4000 damaged texts never throw, and what is accepted can be played', () => {
  const random = new Random(301);
  let changed = 0;
  for (let round = 0; round < 4000; round++) {
    const { text } = pick(random, MOMENTS);
    const read = parsePosition(damaged(text, random));
    if (!read.ok)
      expect(read.error).toMatchObject({ code: 'bad-position', text: expect.stringMatching(/\w/) });
    else if (formatPosition(read.value.game, read.value.state) !== text) {
      changed++;
      mustBePlayable(read.value, random);
    }
  }
  expect(changed).toBeGreaterThan(100);
});

test('6000 damaged objects never throw, and what is accepted can be played', () => {
  const random = new Random(302);
  let changed = 0;
  for (let round = 0; round < 6000; round++) {
    const { json, text } = pick(random, MOMENTS);
    const read = readPosition(damagedJson(json, random));
    if (!read.ok) expect(read.error.code).toBe('bad-position');
    else if (formatPosition(read.value.game, read.value.state) !== text) {
      changed++;
      mustBePlayable(read.value, random);
    }
  }
  expect(changed).toBeGreaterThan(20);
});
