import { formatPosition, gameById, parsePosition, Random } from '@kingdomino/rules';
import { describe, expect, test } from 'vitest';
import { type Draft, type DuelDraft, draftOf, type KingdominoDraft, newDraft, readDraft } from './draft.ts';
import { changeDuel, drawSquare } from './duel-draft.ts';
import {
  changeDrawn,
  changePhase,
  changeSlot,
  completed,
  goneOf,
  layDomino,
  liftDomino,
  toggleLine,
  withoutGone,
} from './kingdomino-draft.ts';

const textOf = (draft: Draft) => {
  const read = readDraft(draft);
  return read.ok ? formatPosition(read.value.game, read.value.state) : read.error.text;
};

const kingdomino = (options = {}) => newDraft('kingdomino', { players: 2, ...options }) as KingdominoDraft;
const duel = () => newDraft('duel', {}) as DuelDraft;

test('every position that is reached comes back from its draft', () => {
  for (const [id, options] of [
    ['kingdomino', { players: 3, harmony: true }],
    ['kingdomino', { players: 2, mightyDuel: true }],
    ['duel', {}],
  ] as const) {
    const game = gameById(id);
    const read = game.readOptions(options);
    if (!read.ok) throw new Error(read.error.text);
    const random = new Random(7);
    const state = game.start(read.value);
    for (let moves = 0; game.toAct(state) !== 'nobody'; moves++) {
      if (moves % 5 === 0) expect(textOf(draftOf({ game, state }))).toBe(formatPosition(game, state));
      game.advance(state, game.moveAt(state, random.below(game.countMoves(state))));
    }
  }
});

describe('Kingdomino by hand', () => {
  test('a first turn: two lines, and the king that acts', () => {
    let draft = toggleLine(toggleLine(kingdomino(), 'older'), 'newer');
    draft = changePhase(draft, 'place', 1);
    expect(draft.seat).toBe(1);
    draft = changeSlot(draft, 'newer', 0, { number: 48, owner: 0 });
    expect(draft.newer.map(({ number }) => number)).toEqual([6, 7, 8, 48]);
    expect(draft.unseen).toContain(5);
    draft = layDomino(draft, 0, 9, { x: 1, y: 0 }, 0);
    expect(draft.unseen).not.toContain(9);
    expect(liftDomino(draft, 0, 9).unseen).toContain(9);
  });

  test('what is impossible says why, and what is missing can be filled in', () => {
    let draft = toggleLine(toggleLine(kingdomino(), 'older'), 'newer');
    draft = layDomino(changePhase(draft, 'place', 0), 0, 20, { x: 1, y: 0 }, 0);
    expect(textOf(draft)).toMatch(/9 dominoes have been dealt|received/);
    const whole = completed(draft)!;
    expect(readDraft(whole).ok).toBe(true);
    expect(goneOf(whole).length).toBeGreaterThan(0);
    expect(withoutGone(whole)).toEqual(draft);
    // two halves of one kingdom that do not touch: no number of discards helps
    expect(completed(layDomino(draft, 1, 21, { x: 3, y: 3 }, 0))).toBeUndefined();
  });

  test('nothing is laid over something else, over the castle, or twice', () => {
    const draft = layDomino(kingdomino(), 0, 1, { x: 1, y: 0 }, 0);
    expect(layDomino(draft, 0, 2, { x: 2, y: 0 }, 0)).toBe(draft);
    expect(layDomino(draft, 0, 2, { x: -1, y: 0 }, 0)).toBe(draft);
    expect(layDomino(draft, 1, 1, { x: 1, y: 0 }, 0)).toBe(draft);
  });

  test('the opening: a king has come out of the hand', () => {
    const draft = changeDrawn(changePhase(toggleLine(kingdomino(), 'newer'), 'pick', null), [1]);
    expect(textOf(draft)).toBe('kingdomino/1 2; pick 1; drawn 1; newer 1 2 3 4');
    expect(textOf(changeDrawn(draft, []))).not.toMatch(/^kingdomino/);
  });
});

describe('Duel by hand', () => {
  test('dice lie there once they are rolled', () => {
    const draft = changeDuel(duel(), { phase: 'take', playerA: 1, seat: 1 });
    expect(textOf(draft)).toBe('duel/1; take 1; round 0; A 1; dice 0 0 0 0');
    expect(textOf(changeDuel(draft, { phase: 'roll' }))).toBe('duel/1; roll; round 0; A 1');
    expect(textOf(changeDuel(draft, { phase: 'first' }))).toBe('duel/1; first; round 0');
  });

  test('two squares after each other are a domino of one round, and a second press takes one away', () => {
    const text =
      'duel/1; roll; round 1; A 0; seat0 0:disc@0,1+disc@1,1; seat1 0:disc@0,1+disc@1,1; book disc=2:2';
    const parsed = parsePosition(text);
    if (!parsed.ok) throw new Error(parsed.error.text);
    const draft = draftOf(parsed.value) as DuelDraft;
    const less = drawSquare(draft, 0, { x: 1, y: 1, coat: 'disc', crosses: 0 });
    expect(readDraft(less).ok).toBe(false);
    const again = drawSquare(less, 0, { x: 1, y: 1, coat: 'disc', crosses: 0 });
    expect(textOf(again)).toBe(text);
    expect(drawSquare(draft, 0, { x: 0, y: 0, coat: 'disc', crosses: 0 })).toBe(draft);
  });
});
