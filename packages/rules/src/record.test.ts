import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gameById } from './games.ts';
import { Dealer } from './kernel/dealer.ts';
import { fromHex } from './kernel/sha256.ts';
import { type GameRecord, parseRecord, readRecord, replay, verifyRecord, writeRecord } from './record.ts';
import { playRandomly } from './testing/playing.ts';

const KINGDOMINO = playRandomly(gameById('kingdomino'), { players: 4, harmony: true }, 1).record;
const DYNASTY = playRandomly(gameById('kingdomino'), { players: 2, dynasty: true }, 2).record;
const DUEL = playRandomly(gameById('duel'), { firstSeat: 1 }, 3).record;
const OPEN = playRandomly(gameById('duel'), {}, 4, 20).record;
const RECORDS = { KINGDOMINO, DYNASTY, DUEL, OPEN };
const V1 = 'kingdomino-record/1';
/** A game in which a die is turned in a pass. */
const TURNED = firstRecord(record => record.moves.some(move => move.startsWith('pass:')));

describe('a written record', () => {
  test.each(Object.entries(RECORDS))('%s reads back from JSON and is verified', (_, record) => {
    const read = parseRecord(JSON.stringify(record));
    expect(read).toEqual({ ok: true, value: record });
    expect(verifyRecord(record).ok).toBe(true);
  });

  test('reads back from JSON whatever was played, finished or open', () => {
    const tables = [KINGDOMINO, DYNASTY, DUEL].map(({ game, options }) => ({
      game: gameById(game),
      options,
    }));
    fc.assert(
      fc.property(
        fc.constantFrom(...tables),
        fc.nat(),
        fc.nat({ max: 200 }),
        ({ game, options }, seed, most) => {
          const { record } = playRandomly(game, options, seed, most);
          const read = must(parseRecord(JSON.stringify(record)));
          expect(read).toEqual(record);
          expect(verifyRecord(read).ok).toBe(true);
        },
      ),
      { numRuns: 40 },
    );
  });

  test('has a result exactly when the game is over', () => {
    expect(KINGDOMINO.result).toBeDefined();
    expect(OPEN.result).toBeUndefined();
    expect(DYNASTY.result?.games).toHaveLength(3);
  });

  test('carries what the writer adds, and readers ignore it', () => {
    const { game, state } = must(replay(DUEL));
    const record = writeRecord(game, state, DUEL.moves, { names: ['Anna', 'Bert'] });
    expect(record).toMatchObject({ names: ['Anna', 'Bert'], result: DUEL.result! });
    expect(verifyRecord(record).ok).toBe(true);
  });

  test('is of the version that the game is played in', () => {
    expect(KINGDOMINO.format).toBe('kingdomino-record/2');
    expect(DUEL.format).toBe('kingdomino-record/2');
    const { game, state: last } = must(replay(KINGDOMINO));
    const state = game.start(game.optionsOf(last), 1);
    expect(writeRecord(game, state, []).format).toBe(V1);
  });

  test.each(['format', 'game', 'options', 'moves', 'result'])('is not overwritten by an extra %s', key => {
    const { game, state } = must(replay(DUEL));
    expect(() => writeRecord(game, state, DUEL.moves, { [key]: 'x' })).toThrow(`${key} is the record's own`);
  });

  test('replays to any of its moves', () => {
    for (const count of [0, 1, 50, 112]) {
      const { game, state } = must(replay(KINGDOMINO, count));
      expect(game.toAct(state) === 'nobody').toBe(count === 112);
    }
  });
});

describe('the outer form', () => {
  const { moves, ...rest } = KINGDOMINO;
  test.each([
    ['', /^this is not JSON/],
    ['{', /^this is not JSON/],
    ['[]', 'a record is a JSON object'],
    ['null', 'a record is a JSON object'],
    ['"x"', 'a record is a JSON object'],
    ['{}', 'format must be "kingdomino-record/1" or "kingdomino-record/2"'],
    [
      { ...KINGDOMINO, format: 'kingdomino-record/3' },
      'format must be "kingdomino-record/1" or "kingdomino-record/2"',
    ],
    [{ ...KINGDOMINO, game: 'chess' }, 'game must be "kingdomino" or "duel"'],
    [{ ...KINGDOMINO, game: '__proto__' }, 'game must be "kingdomino" or "duel"'],
    [{ ...KINGDOMINO, options: 4 }, 'options must be an object'],
    [{ ...KINGDOMINO, options: null }, 'options must be an object'],
    [rest, 'moves must be a list'],
    [{ ...rest, moves: 'pick:1' }, 'moves must be a list'],
    [{ ...rest, moves: [...moves.slice(0, 2), 7] }, 'a move must be a text'],
    [{ ...rest, moves: Array(1001).fill('pass') }, 'a game has at most 1000 moves, this one 1001'],
  ])('%#: bad-record', (raw, text) => {
    const read = parseRecord(typeof raw === 'string' ? raw : JSON.stringify(raw));
    expect(read).toMatchObject({ ok: false, error: { code: 'bad-record', rule: 'record' } });
    if (read.ok) return;
    if (typeof text === 'string') expect(read.error.text).toBe(text);
    else expect(read.error.text).toMatch(text);
  });

  test('names the move that is no text', () => {
    expect(readRecord({ ...KINGDOMINO, moves: ['kings:0,1,2,3', null] })).toMatchObject({
      error: { move: 2 },
    });
    expect(readRecord({ ...KINGDOMINO, moves: [null] })).toMatchObject({ error: { move: 1 } });
  });

  test('holds a thousand moves', () => {
    expect(readRecord({ ...rest, moves: Array(1000).fill('pass') }).ok).toBe(true);
  });

  test.each([replay, verifyRecord])('is checked before anything is played: %#', play => {
    expect(play({ ...rest } as unknown as GameRecord)).toMatchObject({
      error: { code: 'bad-record', text: 'moves must be a list' },
    });
  });
});

describe('a false record is found out', () => {
  const result = KINGDOMINO.result!;
  const scores = result.scores.map((score, seat) =>
    seat === 0 ? { ...score, total: score.total + 1 } : score,
  );
  const without = { ...KINGDOMINO, deal: undefined } as unknown as GameRecord;
  const swapped = [...DUEL.moves];
  [swapped[3], swapped[4]] = [swapped[4]!, swapped[3]!];
  const seed = KINGDOMINO.deal!.seed;
  const { game, state: start } = must(replay(KINGDOMINO, 0));
  const otherLine = game.format(new Dealer(fromHex(seed)!, ['x']).next(game, start));
  const otherSeed = (seed[0] === '0' ? '1' : '0') + seed.slice(1);

  const claim = (claimed: object) => ({ ...KINGDOMINO, result: { ...result, ...claimed } });
  const wrongScores = {
    code: 'wrong-scores',
    rule: 'K-E1',
    text: `the scores are ${JSON.stringify(result.scores)}, not what the record says`,
  };

  test.each<[string, unknown, { code: string; rule: string; text?: string; move?: number }]>([
    ['another score', claim({ scores }), wrongScores],
    ['null as scores', claim({ scores: null }), wrongScores],
    ['scores that are no list', claim({ scores: Object.fromEntries(result.scores.entries()) }), wrongScores],
    [
      'an object as a number',
      claim({ scores: result.scores.map(score => ({ ...score, crowns: {} })) }),
      wrongScores,
    ],
    [
      'a score without its parts',
      claim({ scores: result.scores.map(({ total }) => ({ total })) }),
      wrongScores,
    ],
    ['no scores', { ...KINGDOMINO, result: {} }, { code: 'wrong-scores', rule: 'K-E1' }],
    ['null as result', { ...KINGDOMINO, result: null }, { code: 'wrong-scores', rule: 'K-E1' }],
    [
      'a score too many',
      { ...KINGDOMINO, result: { ...result, scores: [...result.scores, result.scores[0]] } },
      { code: 'wrong-scores', rule: 'K-E1' },
    ],
    [
      'another game of a Dynasty',
      { ...DYNASTY, result: { ...DYNASTY.result, games: DYNASTY.result!.games!.toReversed() } },
      {
        ...wrongScores,
        text: `the scores are ${JSON.stringify(DYNASTY.result!.games)}, not what the record says`,
      },
    ],
    [
      'another ranking',
      claim({ ranking: result.ranking.toReversed() }),
      {
        code: 'wrong-ranking',
        rule: 'K-E2',
        text: `the ranking is ${JSON.stringify(result.ranking)}, not what the record says`,
      },
    ],
    [
      'no ranking',
      { ...KINGDOMINO, result: { scores: result.scores } },
      { code: 'wrong-ranking', rule: 'K-E2' },
    ],
    [
      'a wrong Duel ranking',
      { ...DUEL, result: { ...DUEL.result, ranking: [[0, 1]] } },
      { code: 'wrong-ranking', rule: 'D-E3' },
    ],
    [
      'a result too early',
      { ...OPEN, result },
      { code: 'early-result', rule: 'D-E3', text: 'there is a result, but the game is not over' },
    ],
    [
      'moves in another order',
      { ...DUEL, moves: swapped },
      { code: 'expects-take-two', rule: 'D-R3', move: 4 },
    ],
    [
      'a move too many',
      { ...KINGDOMINO, moves: [...KINGDOMINO.moves, 'pick:1'] },
      { code: 'game-over', rule: 'K-T3', move: 113 },
    ],
    ['other options', { ...KINGDOMINO, options: { players: 5 } }, { code: 'bad-options', rule: 'K-C2' }],
    ['no deal at all', { ...KINGDOMINO, deal: {} }, { code: 'bad-deal', rule: 'fair-deal' }],
    ['an empty text as deal', { ...KINGDOMINO, deal: '' }, { code: 'bad-deal', rule: 'fair-deal' }],
    ['0 as deal', { ...KINGDOMINO, deal: 0 }, { code: 'bad-deal', rule: 'fair-deal' }],
    ['null as deal', { ...KINGDOMINO, deal: null }, { code: 'bad-deal', rule: 'fair-deal' }],
    [
      'version 2 moves in version 1',
      { ...KINGDOMINO, format: V1 },
      { code: 'expects-kings', rule: 'K-S3', move: 1 },
    ],
    [
      'version 1 moves in version 2',
      { ...KINGDOMINO, moves: ['kings:0,1,2,3'], result: undefined },
      {
        code: 'bad-record',
        rule: 'record',
        text: '"kings:0,1,2,3" belongs to version 1 of the record',
        move: 1,
      },
    ],
    [
      'a die turned in a pass in version 1',
      { ...TURNED, format: V1, deal: undefined },
      { code: 'old-pass', rule: 'D-S4', move: TURNED.moves.findIndex(move => move.startsWith('pass:')) + 1 },
    ],
    [
      'a seed that was not committed to',
      { ...KINGDOMINO, deal: { ...KINGDOMINO.deal, seed: otherSeed } },
      { code: 'bad-deal', rule: 'fair-deal' },
    ],
    [
      'other salts',
      { ...KINGDOMINO, deal: { ...KINGDOMINO.deal, salts: ['x'] } },
      {
        code: 'wrong-deal',
        rule: 'fair-deal',
        text: `the seed deals ${otherLine}, not "${KINGDOMINO.moves[0]}"`,
        move: 1,
      },
    ],
    [
      "another game's deal",
      { ...KINGDOMINO, deal: OPEN.deal },
      { code: 'wrong-deal', rule: 'fair-deal', move: 1 },
    ],
  ])('%s', (_, raw, expected) => {
    const read = must(readRecord(raw));
    const verified = verifyRecord(read);
    expect(verified).toMatchObject({ ok: false, error: expected });
    expect(verifyRecord(without).ok).toBe(true);
  });

  test('a result may come in any order of keys', () => {
    const reordered = JSON.parse(JSON.stringify(result), (_, value: unknown) =>
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).reverse())
        : value,
    );
    expect(verifyRecord({ ...KINGDOMINO, result: reordered }).ok).toBe(true);
  });

  test('however deep the nonsense in a result is', () => {
    const nested = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`) as [];
    const deep = (part: object) =>
      verifyRecord({ ...KINGDOMINO, result: { ...result, ...part } } as GameRecord);
    expect(deep({ ranking: nested })).toMatchObject({ error: { code: 'wrong-ranking' } });
    expect(deep({ scores: nested })).toMatchObject({ error: { code: 'wrong-scores' } });
    expect(deep({ games: nested })).toMatchObject({ error: { code: 'wrong-scores' } });
  });
});

function firstRecord(isWanted: (record: GameRecord) => boolean): GameRecord {
  for (let seed = 1; ; seed++) {
    const { record } = playRandomly(gameById('duel'), {}, seed);
    if (isWanted(record)) return record;
  }
}

function must<Value>(result: { ok: true; value: Value } | { ok: false; error: unknown }): Value {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}
