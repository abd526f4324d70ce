/** Pads are set up, changed, counted and kept; whatever lies in the storage, there is a pad. */
import { parsePosition } from '@kingdomino/rules';
import { soon } from '@kingdomino/testkit/soon';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FakeStorage } from '../app/storage/testing/fake-storage.ts';
import { type Brush, fillRest, layDomino, paint } from './board-edits.ts';
import {
  emptyBoard,
  frameOf,
  newPad,
  nextPad,
  type Pad,
  type PadBoard,
  withBoard,
  withSetup,
} from './pad.ts';
import { readPad } from './pad-format.ts';
import { outcomeOf, pointsOf } from './pad-score.ts';
import { padPosition } from './position/pad-position.ts';
import { HARD_KINGDOMS } from './testing/kingdoms.ts';
import { boardOf } from './testing/taps.ts';

const FRAME = { columns: 5, rows: 5 };
const SPOT = { x: 1, y: 1 };
const painted = (...brushes: readonly Brush[]) =>
  brushes.reduce((board, brush) => paint('kingdomino', board, SPOT, brush), emptyBoard(FRAME)).squares[0];
const piece = (kind: 'wheat' | 'grassland', marks: number) => ({ kind, marks });
const padWith = (pad: Pad, ...boards: readonly PadBoard[]) =>
  boards.reduce((next, board, seat) => withBoard(next, seat, 0, board), pad);

describe('a tap', () => {
  const grass = (marks: number) => piece('grassland', marks);

  test('again counts through the crowns that there are', () => {
    const counts = [1, 2, 3, 4].map(taps => painted(...Array.from({ length: taps }, () => grass(0)))?.marks);
    expect(counts).toEqual([0, 1, 2, 0]);
  });

  test('with crowns lays them at once, on whatever lies there', () => {
    expect(painted(grass(0), grass(2))?.marks).toBe(2);
    expect(painted(piece('wheat', 1), grass(2))).toMatchObject(grass(2));
    expect(painted(grass(2), grass(2))?.marks).toBe(0);
  });

  test('erases, and never covers the castle', () => {
    expect(painted(grass(1), 'eraser')).toBeUndefined();
    const { castle } = emptyBoard(FRAME);
    expect(paint('kingdomino', emptyBoard(FRAME), castle, grass(0)).squares).toEqual([]);
    expect(paint('kingdomino', emptyBoard(FRAME), SPOT, 'castle').castle).toEqual(SPOT);
  });

  test('on half a domino leaves the other half as a square', () => {
    const laid = layDomino(emptyBoard(FRAME), 48, SPOT, { x: 2, y: 1 });
    const { squares } = paint('kingdomino', laid, SPOT, grass(0));
    expect(squares.map(({ kind, domino }) => [kind, domino])).toEqual([
      ['grassland', undefined],
      ['mine', undefined],
    ]);
  });
});

describe('points', () => {
  test('[K-V2] [K-V3] bonuses count where they are played, and never on an empty board', () => {
    const pad = withSetup(newPad(), { switches: ['middleKingdom', 'harmony'] });
    const full = fillRest(emptyBoard(FRAME), FRAME, piece('wheat', 0));
    expect([pointsOf(pad, emptyBoard(FRAME)), pointsOf(pad, full), pointsOf(newPad(), full)]).toEqual([
      0, 15, 0,
    ]);
    const areas: PadBoard = {
      ...emptyBoard(FRAME),
      way: 'areas',
      areas: [{ kind: 'wheat', squares: 4, marks: 2 }],
    };
    expect(pointsOf(pad, { ...areas, earned: ['harmony'] })).toBe(13);
    expect(pointsOf(newPad(), { ...areas, earned: ['harmony'] })).toBe(8);
  });

  test('[K-E2] ties are broken by the largest area', () => {
    const one = boardOf('C w1 w f1', 5);
    const other = boardOf('C w1 f1 l1', 5);
    expect(outcomeOf(padWith(newPad(), other, one)).outcome.ranking).toEqual([[1], [0]]);
    const more = boardOf('C w1 f1 l1\n. g g g', 5);
    expect(outcomeOf(padWith(newPad(), other, more)).outcome.ranking).toEqual([[1], [0]]);
    expect(outcomeOf(padWith(newPad(), one, one)).outcome.ranking).toEqual([[0, 1]]);
  });

  test('[K-V1] a Dynasty adds up three boards', () => {
    const pad = withSetup(newPad(), { switches: ['dynasty'] });
    const board = boardOf('C w1 w', 5);
    const thrice = [0, 1, 2].reduce((next, game) => withBoard(next, 1, game, board), pad);
    expect(outcomeOf(thrice).outcome.scores.map(({ total }) => total)).toEqual([0, 6]);
  });
});

describe('setting up', () => {
  const played = padWith(newPad(), boardOf('C w1 w', 5), boardOf('C f1', 5));

  test('a third player comes with an empty board, and goes with it', () => {
    const players = [...played.players, { name: 'Eve' }];
    const three = withSetup(played, { players });
    expect(three.players.map(({ boards: [board] }) => board?.squares.length)).toEqual([2, 1, 0]);
    expect(withSetup(three, { players: three.players.slice(1) }).players.map(({ name }) => name)).toEqual([
      '',
      'Eve',
    ]);
  });

  test('another size or another game begins with empty boards; the Mighty Duel is for two', () => {
    const mighty = withSetup(played, { switches: ['mightyDuel'] });
    expect(frameOf(mighty)).toEqual({ columns: 7, rows: 7 });
    expect(mighty.players[0]?.boards[0]).toEqual(emptyBoard({ columns: 7, rows: 7 }));
    expect(withSetup(mighty, { players: [...mighty.players, { name: '' }] }).switches).toEqual([]);
    expect(withSetup(played, { game: 'duel' }).players[0]?.boards[0]?.squares).toEqual([]);
  });

  test('the next page is for the same people', () => {
    const next = nextPad(withSetup(played, { players: [{ name: 'Ann', colour: 'blue' }, { name: 'Bob' }] }));
    expect(next.id).not.toBe(played.id);
    expect(next.players.map(({ name, colour, boards }) => [name, colour, boards[0]?.squares])).toEqual([
      ['Ann', 'blue', []],
      ['Bob', undefined, []],
    ]);
  });
});

describe('the position for the editor', () => {
  test.each([2, 3, 4])('of %i kingdoms is one that can be played', count => {
    const players = Array.from({ length: count }, () => ({ name: '' }));
    const pad = withSetup(newPad(), { players, switches: ['harmony', 'dynasty'] });
    const [one] = HARD_KINGDOMS;
    for (const boards of [[boardOf(one!, 5)], [boardOf(one!, 5), boardOf('C w w', 5)]]) {
      const text = padPosition(padWith(pad, ...boards), 0)!;
      const read = parsePosition(text);
      expect(read.ok && read.value.state.phase).toBe('over');
      expect(text).toMatch(/^kingdomino\/1 \d harmony; over;/);
    }
  });

  test('there is none of squares that are no dominoes, or of nothing', () => {
    expect(padPosition(padWith(newPad(), boardOf('C m m', 5)), 0)).toBeUndefined();
    expect(padPosition(newPad(), 0)).toBeUndefined();
  });
});

describe('kept', () => {
  let storage: FakeStorage;
  beforeEach(() => {
    storage = new FakeStorage().install();
  });
  afterEach(() => vi.unstubAllGlobals());
  const tab = async () => {
    vi.resetModules();
    return import('./pad-store.ts');
  };

  test('every tap survives, and a step back with it', async () => {
    const one = await tab();
    const first = one.pad.value;
    one.changePad(padWith(first, boardOf('C w1 w', 5)));
    const again = await tab();
    expect(again.pad.value).toEqual(one.pad.value);
    one.undoPad();
    one.undoPad();
    expect((await tab()).pad.value).toEqual(first);
    expect([one.canUndo.value, again.canUndo.value]).toEqual([false, false]);
  });

  test('a result that was saved is not taken for another one when it is read again', async () => {
    const { resultOfPad, sameResult } = await import('./result-of.ts');
    const { replaceResult, resultFor } = await import('../results/results.ts');
    const named = withSetup(newPad(), { players: [{ name: 'Ann ' }, { name: '' }] });
    const now = padWith(named, boardOf('C w1 w', 5));
    replaceResult(resultOfPad(now, 7));
    const kept = resultFor(now.id)!;
    expect(sameResult(kept, resultOfPad(now, 8))).toBe(true);
    expect(sameResult(kept, resultOfPad(padWith(named, boardOf('C w1 f', 5)), 7))).toBe(false);
    expect(
      sameResult(kept, resultOfPad(withSetup(now, { players: [{ name: 'Bo' }, { name: '' }] }), 7)),
    ).toBe(false);
  });

  test('two tabs show the same pad; nobody undoes the other’s taps', async () => {
    const one = await tab();
    one.changePad(padWith(one.pad.value, boardOf('C w1 w', 5)));
    const other = await tab();
    other.changePad(padWith(other.pad.value, boardOf('C f1', 5)));
    await soon(() => expect(one.pad.value).toEqual(other.pad.value));
    expect(one.canUndo.value).toBe(false);
  });

  test('with what is no pad there is an empty one', async () => {
    storage.kept.set('kingdomino.pad', '{');
    const { pad } = await tab();
    expect(pad.value.players.map(({ boards }) => boards[0])).toEqual([emptyBoard(FRAME), emptyBoard(FRAME)]);
  });

  test.each([
    null,
    7,
    {},
    { ...newPad(), id: '../x' },
    { ...newPad(), game: 'chess' },
    { ...newPad(), players: [] },
  ])('no pad: case %#', raw => expect(readPad(raw)).toBeUndefined());

  const good = padWith(newPad(), boardOf(HARD_KINGDOMS[0]!, 5), boardOf('C w1 w', 5));
  test.each([
    ['a square out of the frame', { squares: [{ x: 5, y: 0, kind: 'wheat', marks: 0 }] }],
    ['a crown too many', { squares: [{ x: 0, y: 0, kind: 'wheat', marks: 3 }] }],
    ['two on one spot', { squares: [0, 1].map(marks => ({ x: 0, y: 0, kind: 'wheat', marks })) }],
    ['one on the castle', { squares: [{ x: 2, y: 2, kind: 'wheat', marks: 0 }], castle: { x: 2, y: 2 } }],
    ['no castle', { castle: null }],
    ['a crest in a kingdom', { squares: [{ x: 0, y: 0, kind: 'disc', marks: 0 }] }],
    ['areas without end', { areas: [{ kind: 'wheat', squares: 1e9, marks: 0 }] }],
  ])('%s empties this board and no other', (_, damage) => {
    const [one, other] = good.players;
    const raw = { ...good, players: [{ ...one, boards: [{ ...one!.boards[0], ...damage }] }, other] };
    const read = readPad(JSON.parse(JSON.stringify(raw)));
    expect(read?.players[0]?.boards[0]?.squares).toEqual([]);
    expect(read?.players[1]?.boards).toEqual(other?.boards);
  });

  test('what is whole is read as it was', () => {
    expect(readPad(JSON.parse(JSON.stringify(good)))).toEqual(good);
    const duel = withSetup(newPad(), { game: 'duel' });
    const moved = padWith(duel, { ...emptyBoard(frameOf(duel)), castle: { x: 0, y: 0 } });
    expect(readPad(JSON.parse(JSON.stringify(moved)))).toEqual(duel);
  });
});
