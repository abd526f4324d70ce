import { GAMES, readMove } from '@kingdomino/rules';
import { duel } from '@kingdomino/rules/duel';
import { kingdomino, type Move, type Options, type Position } from '@kingdomino/rules/kingdomino';
import { describe, expect, test } from 'vitest';
import { randomGame } from '../testing/games.ts';
import { reasonsFor } from './reasons.ts';

/** Seat 0 is to place its first domino; moves as texts. */
function playing(options: Partial<Options>, texts: readonly string[]): Position {
  const read = kingdomino.readOptions(options);
  if (!read.ok) throw new Error(read.error.text);
  return texts.reduce(
    (state, text) => kingdomino.play(state, move(state, text)),
    kingdomino.start(read.value),
  );
}

function move(state: Position, text: string): Move {
  const read = readMove(kingdomino, state, text);
  if (!read.ok) throw new Error(`${text}: ${read.error.text}`);
  return read.value;
}

const reasonsOf = (state: Position, ...texts: readonly string[]) => {
  const moves = texts.map(text => {
    const parsed = kingdomino.parse(text);
    if (!parsed.ok) throw new Error(text);
    return parsed.value;
  });
  return reasonsFor(kingdomino, state, moves);
};

describe('Kingdomino', () => {
  // 1 and 2 are wheat, 19 is wheat with a crown and forest
  const OPENING = [
    'line:1,2,19,23',
    'king:0',
    'pick:1',
    'king:1',
    'pick:2',
    'king:0',
    'pick:19',
    'king:1',
    'pick:23',
  ];

  test('joins of what lies under crowns, what the pick brings and who goes first', () => {
    const early = playing({ players: 2 }, [...OPENING, 'line:3,4,5,20']);
    const later = playing({ players: 2 }, [
      ...OPENING,
      'line:3,4,5,20',
      'place:1@1,0,E',
      'pick:20',
      'place:2@1,0,E',
      'pick:3',
    ]);
    expect(reasonsOf(later, 'place:19@1,1,S', 'pick:4')).toEqual([
      { kind: 'join', of: 'wheat', squares: 3, marks: 1, points: 3 },
    ]);
    expect(reasonsOf(early, 'place:1@1,0,E', 'pick:20')).toEqual([{ kind: 'pick', domino: 20, points: 3 }]);
    expect(reasonsOf(early, 'place:1@1,0,E', 'pick:3')).toContainEqual({ kind: 'first' });
  });

  test('the castle stays in the middle only where other places would spoil it', () => {
    const texts = [...OPENING, 'line:3,4,5,20', 'place:1@1,0,E', 'pick:3', 'place:2@1,0,E', 'pick:4'];
    const spoilable = playing({ players: 2, middleKingdom: true }, texts);
    expect(reasonsOf(spoilable, 'place:19@1,1,E', 'pick:5')).toContainEqual({ kind: 'centre' });
    expect(reasonsOf(spoilable, 'place:19@3,0,E', 'pick:5')).not.toContainEqual({ kind: 'centre' });
    const plain = playing({ players: 2 }, texts);
    expect(reasonsOf(plain, 'place:19@1,1,E', 'pick:5')).not.toContainEqual({ kind: 'centre' });
  });

  test('every legal turn of a game has reasons that can be told, and joins add up to the gain', () => {
    const { moves } = randomGame('kingdomino', { players: 3, middleKingdom: true });
    let state = kingdomino.start(playing({ players: 3, middleKingdom: true }, []).options);
    let joins = 0;
    for (const text of moves) {
      const played = move(state, text);
      if (played.kind === 'place') {
        const before = state.kingdom.board.points;
        const next = kingdomino.play(state, played);
        const gain = next.kingdoms[state.seat]!.board.points - before;
        for (const reason of reasonsFor(kingdomino, state, [played])) {
          if (reason.kind === 'gain') expect(reason.points).toBe(gain);
          if (reason.kind === 'join') {
            joins++;
            expect(reason.points).toBeLessThanOrEqual(gain);
            expect(reason.marks * reason.squares).toBeGreaterThanOrEqual(reason.points);
          }
        }
      }
      state = kingdomino.play(state, played);
    }
    expect(joins).toBeGreaterThan(3);
  });
});

describe('Duel', () => {
  test('draws tell gains, joins, boxes and spells; takes tell their dice', () => {
    const kinds = new Set<string>();
    for (const seed of ['a', 'bb', 'ccc', 'dddd']) {
      const { moves } = randomGame('duel', {}, seed);
      const read = duel.readOptions({});
      if (!read.ok) throw new Error(read.error.text);
      let state = duel.start(read.value);
      for (const text of moves) {
        const played = readMove(GAMES.duel, state, text);
        if (!played.ok) throw new Error(text);
        const next = duel.play(state, played.value);
        if (duel.toAct(state) !== 'chance')
          for (const reason of reasonsFor(duel, state, [played.value])) {
            kinds.add(reason.kind);
            if (reason.kind === 'gain' && played.value.kind === 'draw')
              expect(next.scores()[state.seat]!.total - state.scores()[state.seat]!.total).toBe(
                reason.points,
              );
            if (reason.kind === 'box') expect(reason.filled).toBeLessThanOrEqual(reason.boxes);
          }
        state = next;
      }
    }
    for (const kind of ['gain', 'join', 'box', 'die', 'cast', 'castle-cross', 'dice'])
      expect(kinds).toContain(kind);
  });
});
