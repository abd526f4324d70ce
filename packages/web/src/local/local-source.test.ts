/** A game of two at one device, with a storage that is watched. */
import { type AnyGame, type AnyMove, GAMES, type GameRecord, verifyRecord } from '@kingdomino/rules';
import { soon } from '@kingdomino/testkit/soon';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeStorage } from '../app/storage/testing/fake-storage.ts';
import type { SavedGame } from './saved-format.ts';

// nobody looks, so nothing waits
const settings = vi.hoisted(() => ({ value: { undo: 'none', byHand: false } }));
vi.mock('../app/settings.ts', () => ({ pace: () => 0, settings }));

let storage: FakeStorage;

beforeEach(() => {
  storage = new FakeStorage().install();
  vi.resetModules();
});
afterEach(() => {
  settings.value = { undo: 'none', byHand: false };
  vi.unstubAllGlobals();
});

async function twoFriends() {
  const { createGame } = await import('./create-game.ts');
  const { openLocalGame } = await import('./local-source.ts');
  const id = createGame('kingdomino', { players: 2, balancedOpening: true }, [
    { kind: 'me', name: 'Ann' },
    { kind: 'friend', name: 'Bob' },
  ]);
  const open = () => openLocalGame(id);
  const saved = () => JSON.parse(storage.kept.get(`kingdomino.game.${id}`)!) as SavedGame;
  return { id, open, saved };
}

type Source = NonNullable<Awaited<ReturnType<Awaited<ReturnType<typeof twoFriends>>['open']>>>;

const rules: AnyGame = GAMES.kingdomino;
const textOf = (move: AnyMove) => rules.format(move);

/** Until it is somebody's turn, or over. */
async function turn(source: Source): Promise<AnyMove | undefined> {
  const { gameById } = await import('@kingdomino/rules');
  return soon(() => {
    const { game, state, isOver } = source.view.value;
    const rules = gameById(game);
    if (isOver) return undefined;
    if (typeof rules.toAct(state) !== 'number') throw new Error('not yet');
    return rules.moveAt(state, 0);
  });
}

test('every event is kept before it counts, and opens again as it was left', async () => {
  const { open, saved } = await twoFriends();
  const source = open()!;
  const move = (await turn(source))!;
  const { version } = source.view.value;
  expect(saved().events).toHaveLength(version);
  const shownWhileWriting: number[] = [];
  storage.onWrite = () => void shownWhileWriting.push(source.view.value.version);
  expect((await source.play(move)).ok).toBe(true);
  expect(shownWhileWriting).toEqual([version]);
  expect([source.view.value.version, saved().events.length]).toEqual([version + 1, version + 1]);
  expect(saved().events.at(-1)).toMatchObject({ type: 'moved', move: textOf(move) });
  source.close();
  expect(open()!.view.value.moves).toEqual(source.view.value.moves);
});

test('what is refused is not kept', async () => {
  const { open, saved } = await twoFriends();
  const source = open()!;
  await turn(source);
  const before = JSON.stringify(saved());
  expect(await source.play({ kind: 'pick', domino: 99 })).toMatchObject({
    error: { code: 'illegal', reason: 'not-in-line' },
  });
  expect(await source.undo()).toMatchObject({ ok: false });
  expect(JSON.stringify(saved())).toBe(before);
});

test('a decision is taken back, by events like everything', async () => {
  const { open, saved } = await twoFriends();
  const source = open()!;
  const move = (await turn(source))!;
  await source.play(move);
  expect(source.view.value.canUndo).toBe(true);
  expect((await source.undo()).ok).toBe(true);
  expect(saved().events.slice(-2)).toMatchObject([{ type: 'moved', move: textOf(move) }, { type: 'undone' }]);
  expect([source.view.value.canUndo, await turn(source)]).toEqual([false, move]);
});

test('plays to the end, whose record verifies; the next game has the same seats', async () => {
  const { open, saved } = await twoFriends();
  const source = open()!;
  for (let move = await turn(source); move !== undefined; move = await turn(source)) await source.play(move);
  const record: GameRecord = source.record();
  expect(record).toMatchObject({
    players: ['Ann', 'Bob'],
    deal: { salts: [expect.any(String), expect.any(String)] },
  });
  expect(verifyRecord(record).ok).toBe(true);
  expect(saved()).toMatchObject({ isOver: true });
  const { openLocalGame } = await import('./local-source.ts');
  const again = openLocalGame((await source.rematch()).split('/').at(-1)!);
  expect(again!.view.value).toMatchObject({ seats: source.view.value.seats, mine: [0, 1], isOver: false });
  again!.close();
});

test('a game whose events are damaged is not opened, and harms nothing', async () => {
  const { id, open, saved } = await twoFriends();
  const events = [...saved().events, { type: 'moved', at: 1, by: 0, move: 'nonsense' }];
  storage.kept.set(`kingdomino.game.${id}`, JSON.stringify({ ...saved(), events }));
  expect(open()).toBeUndefined();
  storage.kept.set(`kingdomino.game.${id}`, '{');
  expect(open()).toBeUndefined();
});

test('the result of a game is kept once, with places and points, and outlives the game', async () => {
  const { id, open } = await twoFriends();
  const source = open()!;
  for (let move = await turn(source); move; move = await turn(source)) await source.play(move);
  const { resultFor, allResults } = await import('../results/results.ts');
  const { outcome } = await import('@kingdomino/rules').then(({ gameById }) => ({
    outcome: gameById('kingdomino').outcome(source.view.value.state as never),
  }));
  const kept = resultFor(id)!;
  expect(kept.seats.map(({ who, points }) => [who, points])).toEqual([
    ['me', outcome.scores[0]!.total],
    ['friend', outcome.scores[1]!.total],
  ]);
  expect(kept.seats.map(({ place }) => place).sort((one, other) => one - other)).toEqual(
    outcome.ranking.length === 2 ? [1, 2] : [1, 1],
  );
  expect(kept).toMatchObject({ game: 'kingdomino', switches: ['balancedOpening'] });
  source.close();
  open()!.close();
  const { forgetGame } = await import('./saved-games.ts');
  forgetGame(id);
  expect(allResults()).toEqual([kept]);
});

test('who leaves the table, or takes a move back, ends the thought of its bot', async () => {
  const { gameById } = await import('@kingdomino/rules');
  const { simpleMove } = await import('../bots/simple-move.ts');
  const ends: AbortSignal[] = [];
  let lastPlayed = '';
  vi.doMock('../bots/bots.ts', () => ({
    prepareBots: () => undefined,
    chooseMove: async (_level: string, job: Parameters<typeof simpleMove>[0], end: AbortSignal) => {
      // after the opening, when it comes after me, the bot thinks until it is stopped; then it answers all the same
      const isOpening = job.moves.filter(text => text.startsWith('line:')).length < 2;
      if (isOpening || lastPlayed !== job.moves.at(-1)) return simpleMove(job);
      ends.push(end);
      return new Promise<string>(resolve =>
        end.addEventListener('abort', () => resolve(simpleMove(job)), { once: true }),
      );
    },
  }));
  const { createGame } = await import('./create-game.ts');
  const { openLocalGame } = await import('./local-source.ts');
  const id = createGame('kingdomino', { players: 2 }, [
    { kind: 'me', name: 'Ann' },
    { kind: 'bot', level: 'grandmaster' },
  ]);
  const source = openLocalGame(id)!;
  const thoughts = () => ends.filter(({ aborted }) => !aborted).length;
  const isMine = () => {
    const { game, state, mine } = source.view.value;
    return mine.includes(gameById(game).toAct(state) as number);
  };
  const playUntilItThinks = async () => {
    while (thoughts() === 0) {
      const { game, state } = source.view.value;
      const move = gameById(game).moveAt(state, 0);
      lastPlayed = gameById(game).format(move);
      await source.play(move);
      await soon(() => expect(isMine() || thoughts() > 0).toBe(true));
    }
  };
  await soon(() => expect(isMine()).toBe(true));
  await playUntilItThinks();
  expect((await source.undo()).ok).toBe(true);
  expect(thoughts()).toBe(0);
  await playUntilItThinks();
  source.close();
  expect([thoughts(), ends.length]).toEqual([0, 2]);
  vi.doUnmock('../bots/bots.ts');
});

test('a bot that fails once is asked again, and the game goes on', async () => {
  const { gameById } = await import('@kingdomino/rules');
  const { simpleMove } = await import('../bots/simple-move.ts');
  let isBroken = true;
  vi.doMock('../bots/bots.ts', () => ({
    prepareBots: () => undefined,
    chooseMove: async (_level: string, job: Parameters<typeof simpleMove>[0]) => {
      if (!isBroken) return simpleMove(job);
      isBroken = false;
      throw new Error('broken once');
    },
  }));
  const { createGame } = await import('./create-game.ts');
  const { openLocalGame } = await import('./local-source.ts');
  const id = createGame('kingdomino', { players: 2, balancedOpening: true }, [
    { kind: 'me', name: 'Ann' },
    { kind: 'bot', level: 'squire' },
  ]);
  const heard: unknown[] = [];
  const hear = (error: unknown) => heard.push(error);
  process.on('unhandledRejection', hear);
  const source = openLocalGame(id)!;
  const game = gameById('kingdomino');
  const state = () => source.view.value.state as never;
  while (isBroken) {
    await soon(() => expect(!isBroken || game.toAct(state()) === 0).toBe(true));
    if (isBroken) await source.play(game.moveAt(state(), 0));
  }
  await soon(() => expect(heard).toMatchObject([{ message: 'broken once' }]));
  process.off('unhandledRejection', hear);
  // whoever presses anything gives it another occasion
  if (game.toAct(state()) !== 0) await source.undo();
  const hasBotMoved = () => source.view.value.moves.some(({ by }) => by === 1);
  for (let turn = 0; turn < 3 && !hasBotMoved(); turn++) {
    await source.play(game.moveAt(state(), 0));
    await soon(() => expect(hasBotMoved() || game.toAct(state()) === 0).toBe(true));
  }
  expect(hasBotMoved()).toBe(true);
  source.close();
  vi.doUnmock('../bots/bots.ts');
});

test('who deals by hand is waited for, once for everything that comes together; what was decided can be taken back until then', async () => {
  settings.value = { undo: 'none', byHand: true };
  const { open } = await twoFriends();
  const source = open()!;
  const held = () => soon(() => expect(source.view.value.hold).toBe('chance'));
  await held();
  expect(source.view.value.moves).toEqual([]);
  source.proceed();
  // the whole line, and whose king is first
  const picked = await turn(source);
  expect(source.view.value.moves.length).toBeGreaterThan(1);
  expect(source.view.value.moves.every(({ by }) => by === 'chance')).toBe(true);
  // until all have chosen nothing is dealt; then the next line waits again
  await source.play(picked!);
  for (let next = await nextOf(source); next !== undefined; next = await nextOf(source))
    await source.play(next);
  await held();
  const { moves, canUndo } = source.view.value;
  expect(moves.at(-1)?.by).not.toBe('chance');
  expect(canUndo).toBe(true);
  await source.undo();
  expect(source.view.value.moves).toHaveLength(moves.length - 1);
});

/** The move of whoever is to act; nothing where chance is waited for. */
async function nextOf(source: Source): Promise<AnyMove | undefined> {
  const { gameById } = await import('@kingdomino/rules');
  return soon(() => {
    const { game, hold, state } = source.view.value;
    const played = gameById(game);
    if (hold === 'chance') return undefined;
    if (typeof played.toAct(state) !== 'number') throw new Error('not yet');
    return played.moveAt(state, 0);
  });
}
