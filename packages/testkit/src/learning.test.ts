// Numbers of decisions and rows of numbers: every legal move has its own, in every mode, and golden ones never change.
import { readFileSync } from 'node:fs';
import {
  type AnyGame,
  type AnyState,
  formatPosition,
  type GameId,
  gameById,
  parsePosition,
  positionToJson,
  Random,
  readMove,
} from '@kingdomino/rules';
import { sha256, toHex } from '@kingdomino/rules/hashing';
import {
  ACTION_COUNTS,
  actionOf,
  ENCODINGS,
  encodePosition,
  legalActions,
  legalMask,
  moveOf,
  PLAIN_ACTION_COUNTS,
} from '@kingdomino/rules/learning';
import { describe, expect, test } from 'vitest';
import { MODES } from './modes.ts';
import { playRandomly } from './playing.ts';

const page = readFileSync(new URL('../../../docs/learning.md', import.meta.url), 'utf8');

function at(text: string): { game: AnyGame; state: AnyState } {
  const read = parsePosition(text);
  if (!read.ok) throw new Error(read.error.text);
  return read.value;
}

/** Numbers go to moves and back; those that are not legal are refused. */
function checkNumbers(game: AnyGame, state: AnyState, random: Random): void {
  const count = ACTION_COUNTS[game.id as GameId];
  const total = game.countMoves(state);
  if (typeof game.toAct(state) !== 'number') {
    expect(legalActions(game, state)).toHaveLength(0);
    expect(moveOf(game, state, 0).ok).toBe(false);
    return;
  }
  if (total <= 300) {
    const actions = legalActions(game, state);
    expect(new Set(actions).size).toBe(total);
    const legal = new Set(actions);
    const mask = legalMask(game, state);
    expect(mask.reduce((sum, bit) => sum + bit, 0)).toBe(
      actions.filter(action => action < mask.length).length,
    );
    expect(mask).toContain(1);
    for (let round = 0; round < 10; round++) {
      const action = random.below(random.below(2) === 0 ? count : PLAIN_ACTION_COUNTS[game.id as GameId]);
      expect(moveOf(game, state, action).ok).toBe(legal.has(action));
    }
  }
  for (let round = 0; round < 10; round++) {
    const move = game.moveAt(state, random.below(total));
    const action = actionOf(game, state, move);
    expect(action >= 0 && action < count).toBe(true);
    expect(moveOf(game, state, action)).toEqual({ ok: true, value: move });
  }
}

describe('every decision has one number', () => {
  test.each(MODES)('$name', mode => {
    const game = gameById(mode.game);
    const random = new Random(5);
    for (let seed = 1; seed <= (mode.game === 'duel' ? 4 : 1); seed++) {
      const { record } = playRandomly(mode, seed);
      const options = game.readOptions(mode.options);
      if (!options.ok) throw new Error(options.error.text);
      const state = game.start(options.value);
      for (const text of record.moves) {
        checkNumbers(game, state, random);
        const move = readMove(game, state, text);
        if (move.ok) game.advance(state, move.value);
      }
    }
  });

  test('[D-S1] [D-S2] [D-S4] with all spells together, in the longest list', () => {
    const read = at(
      'duel/1; draw 0; round 20; A 0; dice 0:0 0:1 0:1 0:0; book disc=5:0 discs=0:0 band=5:0 bands=4:0',
    );
    expect(read.game.countMoves(read.state)).toBeGreaterThan(500_000);
    checkNumbers(read.game, read.state, new Random(3));
  });

  test('as the manual says', () => {
    const opening = at('kingdomino/1 2; pick 1; drawn 1; newer 3 17:1 29 41'.replace('17:1', '17'));
    expect([...legalActions(opening.game, opening.state)]).toEqual([678, 692, 704, 716]);
    const placing = at('kingdomino/1 2; place 1; older >3:1 17:0 29:0 41:1; newer 5 12 22 40');
    expect(actionOf(placing.game, placing.state, move(placing, 'place:3@1,0,E'))).toBe(4 * (13 * 6 + 7));
    const taking = at('duel/1; take 0; round 0; A 0; dice 0 0 0 0');
    expect([...legalActions(taking.game, taking.state)]).toEqual([0, 1, 2, 3]);
    const drawing = at('duel/1; draw 0; round 0; A 0; dice 1:0 0:1 0:1 2:0');
    // disc on die 0 at 1,0 and band on die 3 to the east of it
    expect(actionOf(drawing.game, drawing.state, move(drawing, 'draw:0@1,0;3@2,0'))).toBe(
      82 + 140 * 2 + 4 * (7 * 2 + 4),
    );
  });

  const move = ({ game, state }: { game: AnyGame; state: AnyState }, text: string) => {
    const read = readMove(game, state, text);
    if (!read.ok) throw new Error(read.error.text);
    return read.value;
  };

  test('and mistakes of the caller are named', () => {
    const { game, state } = at('kingdomino/1 2; line');
    expect(() => actionOf(game, state, game.moveAt(state, 0))).toThrow('line is a move of chance');
    expect(() => actionOf(game, state, { kind: 'pick', domino: 1 })).toThrow(RangeError);
    expect(() => moveOf(game, state, 725)).toThrow(RangeError);
    expect(() => legalMask(game, state, 0)).toThrow(RangeError);
    expect(() => encodePosition(game, state, 2)).toThrow(RangeError);
    const { length } = ENCODINGS.kingdomino;
    const row = (out: object, offset?: number) => () =>
      encodePosition(game, state, 0, out as Float32Array, offset);
    expect(row([])).toThrow('out must be a Float32Array');
    expect(row(new Float32Array(length - 1))).toThrow(`out has room for ${length - 1} numbers`);
    for (const offset of [-1, 0.5, 11])
      expect(row(new Float32Array(length + 10), offset)).toThrow('the offset of a row');
  });
});

describe('a position as numbers', () => {
  const blockOf = (id: GameId, values: Float32Array, name: string) => {
    const { from, length } = ENCODINGS[id].blocks.find(block => block.name === name)!;
    return Array.from(values.subarray(from, from + length));
  };

  test('says what the JSON says, from the seat that looks', () => {
    const { game, state } = at(
      'kingdomino/1 2; line; older 5:0 12:1 22:0 40:1; seat0 3@1,0,E 41@0,1,S; seat1 17@0,1,S; gone 29',
    );
    const json = positionToJson(game, state);
    if (json.game !== 'kingdomino') throw new Error(json.game);
    for (const viewer of [0, 1]) {
      const values = encodePosition(game, state, viewer);
      expect(values).toHaveLength(ENCODINGS.kingdomino.length);
      const points = [json.scores[viewer]! / 100, json.scores[1 - viewer]! / 100, 0, 0];
      expect(blockOf('kingdomino', values, 'scores')).toEqual(points.map(Math.fround));
      expect(blockOf('kingdomino', values, 'discards')).toEqual(
        viewer === 0 ? [0, 0.25, 0, 0] : [0.25, 0, 0, 0],
      );
      const planes = blockOf('kingdomino', values, 'kingdoms');
      const isForest = planes[(viewer === 0 ? 0 : 9 * 169) + 169 + 13 * 6 + 7];
      expect(isForest).toBe(1);
      expect(blockOf('kingdomino', values, 'unseen').filter(Boolean)).toHaveLength(json.unseen.length);
    }
  });

  test('is all of numbers, in every mode and moment', () => {
    for (const mode of MODES) {
      const game = gameById(mode.game);
      for (const most of [0, 3, 20, 50, 1000]) {
        const values = encodePosition(game, playRandomly(mode, 9, most).state);
        expect(values).toHaveLength(ENCODINGS[mode.game].length);
        expect(values.every(value => value >= 0 && value < 4)).toBe(true);
      }
    }
  });

  test('goes into an array of the caller, whatever was there, and nowhere else', () => {
    for (const mode of MODES) {
      const game = gameById(mode.game);
      const { length } = ENCODINGS[mode.game];
      const out = new Float32Array(2 * length + 1).fill(7);
      const { state } = playRandomly(mode, 4, 30);
      expect(encodePosition(game, state, 1, out, length)).toBe(out);
      expect(out.subarray(length, 2 * length)).toEqual(encodePosition(game, state, 1));
      expect(out[2 * length]).toBe(7);
      expect(out.subarray(0, length).every(value => value === 7)).toBe(true);
    }
  });

  test.each(['kingdomino', 'duel'] as const)('has the blocks of the manual: %s', id => {
    for (const { name, from, shape } of ENCODINGS[id].blocks)
      expect(page).toMatch(new RegExp(`\\| \`${name}\` +\\| ${from} +\\| ${shape.join(' × ')} +\\|`));
    expect(page).toContain(`${ENCODINGS[id].length.toLocaleString('en')} numbers`);
  });
});

test('golden numbers and rows never change', () => {
  interface Golden {
    readonly text: string;
    readonly actions: string;
    readonly values: string;
  }
  const file = new URL('../../rules/golden/learning.json', import.meta.url);
  const golden = JSON.parse(readFileSync(file, 'utf8')) as Golden[];
  expect(golden.length).toBeGreaterThan(100);
  for (const { text, actions, values } of golden) {
    const { game, state } = at(text);
    expect(formatPosition(game, state)).toBe(text);
    const bytes = (array: Int32Array | Float32Array) => new Uint8Array(array.buffer);
    expect(toHex(sha256(bytes(legalActions(game, state)))).slice(0, 16)).toBe(actions);
    expect(toHex(sha256(bytes(encodePosition(game, state)))).slice(0, 16)).toBe(values);
  }
});
