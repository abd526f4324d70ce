import {
  dealerFromText,
  formatLink,
  GAMES,
  parsePosition,
  playGame,
  positionToJson,
  writeRecord,
} from '@kingdomino/rules';
import {
  formatStudy,
  formatStudyLink,
  playMove,
  type Review,
  readStudy,
  type Study,
} from '@kingdomino/study';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeStorage } from '../app/storage/testing/fake-storage.ts';

let storage: FakeStorage;
beforeEach(() => {
  storage = new FakeStorage().install();
  vi.resetModules();
});
afterEach(() => vi.unstubAllGlobals());

const { kingdomino } = GAMES;

function study(seed = 'study'): Study {
  const { state, moves } = playGame(kingdomino, { players: 2 }, dealerFromText(seed), now =>
    kingdomino.moveAt(now, 0),
  );
  const read = readStudy(writeRecord(kingdomino, state, moves));
  if (!read.ok) throw new Error(read.error.text);
  return read.value;
}

/** With a branch at the first pick. */
function branched(pick: number): Study {
  const game = study();
  const line = /\d+(?:,\d+)+/.exec(game.moves[0]!)![0].split(',');
  return playMove(game, { path: [], at: 2 }, `pick:${line[pick]}`).study;
}

const POSITION = 'kingdomino/1 2; king; newer 3 17 29 41';
const load = async () => ({ ...(await import('./open-study.ts')), ...(await import('./kept-studies.ts')) });

test('whatever is pasted is opened: record, study, link, address, position as text and JSON', async () => {
  const { openText } = await load();
  const whole = branched(2);
  const link = formatStudyLink(whole);
  const game = formatLink(study());
  if (!link.ok || !game.ok) throw new Error('no link');
  const read = parsePosition(POSITION);
  if (!read.ok) throw new Error(read.error.text);
  const json = JSON.stringify(positionToJson(read.value.game, read.value.state));
  expect(openText(formatStudy(whole))).toEqual({ ok: true, value: whole });
  expect(openText(link.value)).toEqual({ ok: true, value: whole });
  expect(openText(` https://example.org/replay#${link.value}&m=4 `)).toEqual({ ok: true, value: whole });
  expect(openText(game.value)).toEqual({ ok: true, value: study() });
  for (const text of [POSITION, json, `/replay#p=${encodeURIComponent(POSITION)}`])
    expect(openText(text)).toMatchObject({ ok: true, value: { moves: [], study: { from: POSITION } } });
});

test.each(['', '{', '[]', '{}', 'hello', 'kingdomino/1 2; place', '#', `x${'y'.repeat(10_000)}`])(
  'anything else is refused: %s',
  async text => {
    const { openText } = await load();
    expect(openText(text).ok).toBe(false);
  },
);

test('branches and review are kept with the game and found again; a study that was sent is added', async () => {
  const { openText, keepTree, keepReview, keptReview } = await load();
  keepTree(branched(2));
  const review = {
    format: 'kingdomino-review/1',
    moves: study().moves.length,
    seats: [],
    decisions: [],
    moments: [],
    chart: [],
  } as unknown as Review;
  keepReview(study(), review);
  const game = formatLink(study());
  expect(game.ok && openText(game.value)).toEqual({ ok: true, value: branched(2) });
  expect(keptReview(study())).toEqual(review);
  expect(keptReview(study('another'))).toBeUndefined();
  const both = openText(formatStudy(branched(1)));
  expect(both.ok && both.value.study.branches).toHaveLength(2);
});

test('what is damaged counts as nothing', async () => {
  const { openText, keepTree, keptReview } = await load();
  keepTree(branched(2));
  const [[key]] = [...storage.kept] as [[string, string]];
  const game = formatLink(study());
  for (const text of ['', '{"format":"kingdomino-kept-study/1","tree":{"branches":7},"review":{}}', '[1]']) {
    storage.kept.set(key, text);
    expect(game.ok && openText(game.value)).toEqual({ ok: true, value: study() });
    expect(keptReview(study())).toBeUndefined();
  }
});

test('of many studies the oldest are forgotten', async () => {
  const { keepTree } = await load();
  vi.useFakeTimers();
  for (let index = 0; index < 25; index++) {
    vi.setSystemTime(1000 * index);
    keepTree({ ...study(), moves: study().moves.slice(0, index) });
  }
  vi.useRealTimers();
  expect(storage.kept.size).toBe(20);
});
