import { dealerFromText, GAMES, playGame, writeRecord } from '@kingdomino/rules';
import { readStudy } from '@kingdomino/study';
import { soon } from '@kingdomino/testkit/soon';
import { beforeEach, expect, test, vi } from 'vitest';
import { LocalSource } from '../local/local-source.ts';
import { OnlineSource } from '../online/table/online-source.ts';
import { StudySource } from '../study/study-source.ts';
import type { ToldJudgement } from '../study/study-worker.ts';
import type { TableView } from '../table-source/table-source.ts';
import { Coach } from './coach.ts';
import { CoachedSource } from './coached-source.tsx';

const settings = vi.hoisted(() => ({ value: { warn: true, undo: 'none' } }));
vi.mock('../app/settings.ts', () => ({ settings, pace: () => 0 }));

// the page is not there
vi.mock('./coach-part.tsx', () => ({ CoachPart: () => null }));

const { kingdomino } = GAMES;
const NOTHING = { mean: 0, error: 0 };
const BLUNDER: ToldJudgement = {
  grade: 'blunder',
  loss: { points: { mean: 6, error: 1 }, win: { mean: 0.3, error: 0.02 } },
};
const FINE: ToldJudgement = { grade: 'good', loss: { points: NOTHING, win: NOTHING } };

function coachWho(judge: () => Promise<ToldJudgement | undefined>) {
  const client = { judge: vi.fn(judge), look: vi.fn(), close: vi.fn() };
  const coach = new Coach({ start: async () => client as never, pause: () => new Promise(() => undefined) });
  return { coach, client };
}

/** A table at which this device's player is to pick. */
function picking(): TableView {
  const { state, moves } = playGame(kingdomino, { players: 2 }, dealerFromText('coach'), now =>
    kingdomino.moveAt(now, 0),
  );
  const study = readStudy(writeRecord(kingdomino, state, moves));
  if (!study.ok) throw new Error(study.error.text);
  const source = new StudySource(study.value);
  source.isTrying.value = true;
  source.go(2);
  return source.view.value;
}

const PICK = { kind: 'pick', domino: 1 } as const;

beforeEach(() => {
  settings.value = { warn: true, undo: 'none' };
});

test('before a blunder the player is asked, and what he says counts', async () => {
  for (const goesOn of [true, false]) {
    const { coach } = coachWho(async () => BLUNDER);
    const mayPlay = coach.mayPlay(picking(), PICK);
    await soon(() => expect(coach.warning.value?.judged).toEqual(BLUNDER));
    coach.warning.value!.settle(goesOn);
    expect(await mayPlay).toBe(goesOn);
    expect(coach.warning.value).toBeUndefined();
  }
});

test('nobody is asked about a good move, where it is not wished, or when it is not his turn', async () => {
  const fine = coachWho(async () => FINE);
  expect(await fine.coach.mayPlay(picking(), PICK)).toBe(true);
  const { coach, client } = coachWho(async () => BLUNDER);
  expect(await coach.mayPlay({ ...picking(), mine: [] }, PICK)).toBe(true);
  settings.value = { warn: false, undo: 'none' };
  expect(await coach.mayPlay(picking(), PICK)).toBe(true);
  expect(client.judge).not.toHaveBeenCalled();
});

test('a coach who cannot be had, or takes too long, says nothing', async () => {
  const broken = coachWho(() => Promise.reject(new Error('no net')));
  expect(await broken.coach.mayPlay(picking(), PICK)).toBe(true);
  const missing = new Coach({
    start: () => Promise.reject(new Error('offline')),
    pause: async () => undefined,
  });
  expect(await missing.mayPlay(picking(), PICK)).toBe(true);
  const slow = new Coach({
    start: async () => ({ judge: () => new Promise(() => undefined) }) as never,
    pause: async () => undefined,
  });
  expect(await slow.mayPlay(picking(), PICK)).toBe(true);
});

test('who leaves the table has played nothing', async () => {
  const { coach, client } = coachWho(async () => BLUNDER);
  const mayPlay = coach.mayPlay(picking(), PICK);
  await soon(() => expect(coach.warning.value).toBeDefined());
  coach.close();
  expect(await mayPlay).toBe(false);
  await soon(() => expect(client.close).toHaveBeenCalled());
});

test('a second press while the player is asked plays nothing', async () => {
  const { coach } = coachWho(async () => BLUNDER);
  const view = picking();
  const game = { view: { peek: () => view, value: view }, play: vi.fn(async () => ({ ok: true })) };
  const source = new CoachedSource(game as never, coach);
  const first = source.play(PICK);
  expect((await source.play(PICK)).ok).toBe(false);
  await soon(() => expect(coach.warning.value).toBeDefined());
  coach.warning.value!.settle(true);
  expect((await first).ok).toBe(true);
  expect(game.play).toHaveBeenCalledOnce();
});

test('there is no coach at a table with people elsewhere', () => {
  const { coach } = coachWho(async () => FINE);
  expect(new CoachedSource({} as never, coach).Helper).toBeDefined();
  // only what wraps a game of this device has one: a source of a server's table neither has nor inherits it
  for (const kind of [OnlineSource, LocalSource]) {
    expect('Helper' in kind.prototype).toBe(false);
    expect(String(kind)).not.toMatch(/Helper|[cC]oach/);
  }
});
