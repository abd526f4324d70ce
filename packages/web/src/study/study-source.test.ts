import {
  dealerFromText,
  GAMES,
  type GameId,
  gameById,
  parsePosition,
  playGame,
  writeRecord,
} from '@kingdomino/rules';
import { readStudy, type Study, studyOfPosition } from '@kingdomino/study';
import { expect, test, vi } from 'vitest';
import { pastMovesOf } from '../table-source/past-moves.ts';
import { StudySource } from './study-source.ts';
import { turnText } from './turn-words.ts';

vi.mock('../app/i18n/language.ts', () => import('../app/i18n/testing/english.ts'));

function studied(id: GameId, players?: readonly string[]): StudySource {
  const game = gameById(id);
  const { state, moves } = playGame(game, { players: 2 }, dealerFromText('again'), now =>
    game.moveAt(now, 0),
  );
  const study = readStudy(writeRecord(game, state, moves, players ? { players } : {}));
  if (!study.ok) throw new Error(study.error.text);
  return new StudySource(study.value);
}

test('at the end of a replay, "Replay" begins it again', () => {
  const source = studied('duel');
  source.go(source.steps);
  expect(source.view.value.isOver).toBe(true);
  source.restart();
  expect(source.view.value).toMatchObject({ moves: [], isOver: false });
});

test('what is shared is what is seen: the game, or the study with its branch', async () => {
  vi.stubGlobal('location', { origin: 'https://here' });
  const source = studied('kingdomino');
  source.go(source.steps);
  expect(source.address).toBeUndefined();
  source.go(2);
  source.isTrying.value = true;
  const game = gameById('kingdomino');
  const { state } = source.played.value;
  await source.play(game.moveAt(state as never, game.countMoves(state as never) - 1));
  expect(source.cursor.path).toEqual([0]);
  expect(source.address).toMatch(/^https:\/\/here\/replay#.*&m=3&b=0$/);
  vi.unstubAllGlobals();
});

test('the board follows who moves; names come from the record, and blank ones do not', () => {
  const source = studied('kingdomino', ['Ann', ' ']);
  expect(source.view.value.seats.map(({ name }) => name)).toEqual(['Ann', 'Player 2']);
  for (let step = 0; step <= source.steps; step++) {
    source.go(step);
    const last = source.view.value.moves.findLast(({ by }) => by !== 'chance')?.by ?? 0;
    expect(source.view.value.looksAt).toBe(last);
  }
});

test('while a position is analysed, the board is that of whoever is to move', () => {
  const source = studied('kingdomino');
  source.isStudied.value = true;
  for (let step = 0; step <= source.steps; step++) {
    source.go(step);
    if (typeof source.actor === 'number') expect(source.view.value.looksAt).toBe(source.actor);
  }
});

test('one step back is seen in the kingdom of whoever takes his move back', () => {
  const source = studied('kingdomino');
  const isMeant = (step: number) => {
    const [one, other] = source.variation.value.played.slice(step - 2, step).map(({ by }) => by);
    return one !== 'chance' && other !== 'chance' && one !== other;
  };
  const step = [...source.variation.value.played.keys()].findLast(isMeant)!;
  const { by } = source.variation.value.played[step - 1]!;
  source.go(step);
  expect(source.view.value.looksAt).toBe(by);
  source.go(step - 1);
  expect(source.view.value.looksAt).toBe(by);
  // a leap is no step back
  source.go(step);
  expect(source.view.value.looksAt).toBe(by);
  source.go(step - 3);
  source.go(step - 1);
  expect(source.view.value.looksAt).not.toBe(by);
});

test('nothing is played on a table that is only looked at', async () => {
  const source = studied('kingdomino');
  expect(source.view.value.mine).toEqual([]);
  source.go(2);
  const move = GAMES.kingdomino.moveAt(source.view.value.state as never, 0);
  expect((await source.play(move)).ok).toBe(false);
  expect(source.study.study.branches).toBeUndefined();
});

/** A position in which a seat places a domino, with a move that was not played. */
function elsewhere(source: StudySource): string {
  const game = gameById(source.study.game);
  for (let step = 10; ; step++) {
    source.go(step);
    const { state } = source.view.value;
    if (typeof game.toAct(state) === 'number' && game.countMoves(state) > 1)
      return game.format(game.moveAt(state, game.countMoves(state) - 1));
  }
}

test('another move is a branch: it can be taken back, and the game stays as it was played', async () => {
  for (const id of ['kingdomino', 'duel'] as const) {
    const source = studied(id);
    const { moves } = source.study;
    const text = elsewhere(source);
    const at = source.step;
    source.isTrying.value = true;
    expect(source.view.value.mine).toEqual([source.actor]);
    expect(source.view.value.canUndo).toBe(false);
    expect((await source.play(parsed(id, text))).ok).toBe(true);
    expect(source.cursor).toEqual({ path: [0], at: at + 1 });
    expect(source.view.value.moves.at(-1)!.text).toBe(text);
    expect(source.view.value.canUndo).toBe(true);
    expect(source.record().moves).toEqual(moves);
    expect(readStudy(source.record()).ok).toBe(true);
    await source.undo();
    expect(source.cursor).toEqual({ path: [], at });
    expect(source.record()).not.toHaveProperty('study');
  }
});

function parsed(id: GameId, text: string) {
  const move = gameById(id).parse(text);
  return move.ok ? move.value : never();
}

function never(): never {
  throw new Error('cannot be');
}

test('taking back goes on past what bots and chance did by themselves', async () => {
  const source = studied('kingdomino');
  source.isTrying.value = true;
  source.playText(elsewhere(source));
  const me = source.variation.value.played[source.step - 1]!.by;
  while (source.actor === me) playFirst(source);
  const before = source.step;
  source.movesAlone = actor => actor !== me;
  while (source.actor !== me) playFirst(source);
  expect(source.step).toBeGreaterThan(before);
  await source.undo();
  expect(source.actor).toBe(me);
});

function playFirst(source: StudySource): void {
  const game = gameById(source.study.game);
  const { state } = source.played.value;
  source.playText(game.format(game.moveAt(state, 0)));
}

test('a place that there is not is the nearest that there is', () => {
  const source = studied('duel');
  source.goTo({ path: [7, 1], at: 999 });
  expect(source.cursor).toEqual({ path: [], at: source.steps });
  source.go(-3);
  expect(source.step).toBe(0);
});

test('a turn that is looked at is shown, but nobody can play on it', () => {
  const source = studied('kingdomino');
  const text = elsewhere(source);
  source.isTrying.value = true;
  source.preview([text]);
  expect(source.view.value.moves.at(-1)!.text).toBe(text);
  expect(source.view.value.mine).toEqual([]);
  source.go(source.step);
  expect(source.previewed.value).toBeUndefined();
});

test('a position is gone on from, with words for what happens', () => {
  const read = parsePosition('kingdomino/1 2; place 1; older >3:1 17:0 29:0 41:1; newer 5 12 22 40');
  const source = new StudySource(read.ok ? studyOfPosition(read.value) : (never() as Study));
  expect(source.view.value.start).toBe(source.view.value.state);
  source.isTrying.value = true;
  expect(source.playText('place:3@1,0,E').ok).toBe(true);
  expect(source.playText('pick:41').ok).toBe(false);
  expect(source.cursor).toEqual({ path: [0], at: 1 });
  expect(source.view.value.looksAt).toBe(1);
  expect(pastMovesOf(source.view.value).map(({ by }) => by)).toEqual([1]);
  expect(turnText(source.view.value, ['pick:5'])).toBe('Player 2 takes domino 5.');
});

test('"Play again" asks those who played, where they can be asked; else a game is set up here', async () => {
  const source = studied('duel');
  expect([source.next, await source.rematch()]).toEqual([undefined, '/new/duel']);
  source.playAgain = { next: () => 'ready', ask: async () => '/t/next' };
  expect([source.next, await source.rematch()]).toEqual(['ready', '/t/next']);
});
