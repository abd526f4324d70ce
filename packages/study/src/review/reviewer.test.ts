import { readFileSync } from 'node:fs';
import { type GameId, type GameRecord, readMove, replay } from '@kingdomino/rules';
import { describe, expect, test } from 'vitest';
import { MODES, selfPlay } from '../node/calibration/self-played.ts';
import { randomGame } from '../testing/games.ts';
import type { Review } from './review.ts';
import { openReview, type Reviewing, type ReviewProgress } from './reviewer.ts';

const FEW = { simulations: 12, seed: 5 };

async function open(record: GameRecord, progress?: ReviewProgress): Promise<Reviewing> {
  const opened = await openReview(record, FEW, progress);
  if (!opened.ok) throw new Error(opened.error.text);
  return opened.value;
}

function finish(reviewing: Reviewing): Review {
  while (!reviewing.isDone) reviewing.step();
  return reviewing.review();
}

test('[D-R6] a game with a pass that is not legal any more is reviewed', async () => {
  const file = new URL('../../../rules/golden/version-2/duel-first-seat.json', import.meta.url);
  const records = JSON.parse(readFileSync(file, 'utf8')) as GameRecord[];
  /** Where the first such pass was made, or -1. */
  const oldPass = (record: GameRecord) =>
    record.moves.findIndex((text, at) => {
      const before = replay(record, at);
      return before.ok && !readMove(before.value.game, before.value.state, text).ok;
    });
  const record = records.find(each => oldPass(each) >= 0)!;
  const at = oldPass(record);
  const review = finish(await open(record));
  expect(review.isOver).toBe(true);
  const played = review.decisions.find(decision => decision.at === at)?.played;
  expect(played?.moves).toEqual([record.moves[at]]);
});

const GAMES: readonly (readonly [string, GameId, object])[] = [
  ['two seats', 'kingdomino', { players: 2 }],
  ['three seats, all bonuses', 'kingdomino', { players: 3, middleKingdom: true, harmony: true }],
  ['Duel', 'duel', {}],
];

describe.each(GAMES)('%s', (_, id, options) => {
  const record = randomGame(id, { ...options });

  test('luck and skill add up to the result, and every move is told as it was played', async () => {
    const first = await open(record);
    while (first.done < 5) first.step();
    const second = await open(record, JSON.parse(JSON.stringify(first.progress())) as ReviewProgress);
    expect(second.done).toBe(5);
    const review = finish(second);
    const replayed = replay(record);
    if (!replayed.ok) throw new Error(replayed.error.text);
    const { scores } = replayed.value.game.outcome(replayed.value.state);
    expect(review.isOver).toBe(true);
    expect(review.seats.map(({ end }) => end.points)).toEqual(scores.map(({ total }) => total));
    expect(review.seats.reduce((sum, { end }) => sum + end.win, 0)).toBe(1);
    for (const { start, end, luck, own, others } of review.seats)
      for (const what of ['points', 'win'] as const) {
        const parts = luck[what].mean + own[what].mean + others[what].mean;
        expect(parts).toBeCloseTo(end[what] - start[what], 8);
      }
    for (const { at, played, loss, best, grade } of review.decisions) {
      expect(record.moves.slice(at, at + played.moves.length)).toEqual(played.moves);
      expect(Number.isFinite(loss.win.error)).toBe(true);
      expect(best.length).toBeGreaterThan(0);
      if (grade === 'inaccuracy' || grade === 'mistake' || grade === 'blunder')
        expect(loss.win.mean).toBeGreaterThanOrEqual(2 * loss.win.error);
    }
    expect(JSON.parse(JSON.stringify(review))).toEqual(review);
  });
});

test('left and gone on with, it comes to the same', async () => {
  const record = randomGame('kingdomino', { players: 2 });
  const first = await open(record);
  while (first.done < 5) first.step();
  const kept = JSON.parse(JSON.stringify(first.progress())) as ReviewProgress;
  expect(finish(await open(record, kept))).toEqual(finish(first));
});

test.each([
  ['two seats', { players: 2 }],
  ['a Dynasty', { players: 2, dynasty: true }],
])('%s: shared among threads it comes to the same, also where one of them is gone', async (_, options) => {
  const whole = randomGame('kingdomino', options);
  const { result: __, ...open } = whole;
  const record = { ...open, moves: whole.moves.slice(0, 40) };
  const part = async (number: number) => {
    const opened = await openReview(record, FEW, undefined, { part: number, parts: 3 });
    return opened.ok ? opened.value : expect.fail(opened.error.text);
  };
  const alone = finish(await openReview(record, FEW).then(each => (each.ok ? each.value : expect.fail())));
  const [leader, helper] = [await part(0), await part(1)];
  // one thread never answers, another one only after the leader has begun with its decisions
  while (!helper.isPartDone) helper.step();
  const found = helper.takeFound();
  expect(found.map(([index]) => index % 3)).toEqual(found.map(() => 1));
  while (!leader.isPartDone) leader.step();
  leader.step();
  leader.add(JSON.parse(JSON.stringify(found)) as typeof found);
  expect(finish(leader)).toEqual(alone);
  expect(leader.takeFound().length + found.length).toBe(leader.total);
});

test('where everybody plays as values foretell, nothing but luck decides', async () => {
  const { seats, decisions } = finish(await open(await selfPlay(MODES[0]!, 'foretold')));
  for (const { own, others, start, end, luck } of seats) {
    expect([own.points.mean, others.points.mean]).toEqual([0, 0]);
    expect(luck.points.mean).toBeCloseTo(end.points - start.points, 8);
  }
  // there may be better turns all the same, and whoever looks is told of them
  expect(decisions.some(({ loss }) => loss.win.mean > 0)).toBe(true);
});

test('a random player is told of mistakes', async () => {
  const { decisions, seats } = finish(await open(randomGame('kingdomino', { players: 2 })));
  expect(decisions.filter(({ grade }) => grade === 'mistake' || grade === 'blunder').length).toBeGreaterThan(
    2,
  );
  expect(Math.min(...seats.map(({ accuracy }) => accuracy))).toBeLessThan(95);
  for (const { own } of seats) expect(own.win.mean).toBeLessThan(0);
});

test('an open game is reviewed as far as it goes, half a turn left out', async () => {
  const { result: _, ...record } = randomGame('kingdomino', { players: 2 });
  // the opening, a line and a domino laid
  const open20 = { ...record, moves: record.moves.slice(0, 11) };
  const review = finish(await open(open20));
  expect(review.isOver).toBe(false);
  expect(review.moves).toBe(10);
  const [{ start, end, luck, own, others }] = review.seats as [Review['seats'][number]];
  expect(luck.win.mean + own.win.mean + others.win.mean).toBeCloseTo(end.win - start.win, 8);
  const nothing = finish(await open({ ...record, moves: [] }));
  expect(nothing.decisions).toEqual([]);
  expect(nothing.seats).toHaveLength(2);
});

test('a Dynasty counts the games before and after', async () => {
  const review = finish(await open(randomGame('kingdomino', { players: 2, dynasty: true })));
  expect(review.seats[0]!.start.points).toBeGreaterThan(80);
  expect(review.chart.at(-1)!.seats[0]!.points).toBe(review.seats[0]!.end.points);
});

test('what is no game, and progress of another review, are refused', async () => {
  const record = randomGame('kingdomino', { players: 2 });
  const wrong = await openReview({ ...record, moves: ['line:1,2,3,4', 'pick:9'] });
  expect(wrong).toMatchObject({ ok: false, error: { move: 2 } });
  expect((await openReview({} as GameRecord)).ok).toBe(false);
  const progress = (await open(record)).progress();
  expect((await openReview(record, { ...FEW, simulations: 13 }, progress)).ok).toBe(false);
  expect((await openReview(randomGame('kingdomino', { players: 2 }, 'x'), FEW, progress)).ok).toBe(false);
  const early = await open(record);
  expect(() => early.review()).toThrow('not finished');
});
