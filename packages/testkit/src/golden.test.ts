// Finished games that must replay to the same result for ever. tools/write-golden.mjs wrote them.
import { readdirSync, readFileSync } from 'node:fs';
import { gameById, readRecord, replay, verifyRecord } from '@kingdomino/rules';
import type { Position } from '@kingdomino/rules/duel';
import { describe, expect, test } from 'vitest';
import { MODES } from './modes.ts';

const FOLDER = new URL('../../rules/golden/', import.meta.url);
const FILES = readdirSync(FOLDER);

function goldenGames(name: string) {
  const raw = JSON.parse(readFileSync(new URL(`${name}.json`, FOLDER), 'utf8')) as unknown[];
  return raw.map(each => {
    const record = readRecord(each);
    if (!record.ok) throw new Error(`${name}: ${record.error.text}`);
    return record.value;
  });
}

test('every mode has golden games, and every golden game has a mode', () => {
  expect(FILES.sort()).toEqual(MODES.map(({ name }) => `${name}.json`).sort());
});

describe('golden games replay to the exact result', () => {
  test.each(MODES)('[K-E1] [K-E2] [D-E2] [D-E3] $name', ({ name, game: id, options }) => {
    const game = gameById(id);
    const records = goldenGames(name);
    expect(records.length).toBeGreaterThanOrEqual(2);
    for (const record of records) {
      expect(game.readOptions(record.options)).toEqual(game.readOptions(options));
      const verified = verifyRecord(record);
      if (!verified.ok) throw new Error(`move ${verified.error.move}: ${verified.error.text}`);
      expect(game.outcome(verified.value.state)).toEqual(record.result);
      expect(record.deal).toBeDefined();
    }
  });
});

test.each([
  ['K-V2', 'middleKingdom'],
  ['K-V3', 'harmony'],
] as const)('[%s] golden games of every mode with %s show it won', (_, bonus) => {
  for (const { name } of MODES.filter(({ options }) => options[bonus] === true)) {
    const scores = goldenGames(name).flatMap(({ result }) => result!.scores);
    expect(
      scores.some(score => score[bonus]! > 0),
      name,
    ).toBe(true);
    expect(
      scores.some(score => score[bonus] === 0),
      name,
    ).toBe(true);
  }
});

describe('golden games of Duel show everything', () => {
  const records = goldenGames('duel');
  const moves = records.flatMap(record => record.moves);
  const endings = records.map(record => {
    const replayed = replay(record);
    return replayed.ok ? (replayed.value.state as Position) : undefined;
  });

  test.each([
    ['D-S1', /^draw:free[:+]/],
    ['D-S2', /^draw:(free\+)?split:/],
    ['D-S3', /^both:/],
    ['D-S4', />/],
    ['D-S5', /^banner:/],
    ['D-S6', /^dignitary:/],
    ['D-B1', /\*/],
    ['D-R6', /^pass$/],
  ])('[%s] %s', (_, pattern) => {
    expect(moves.some(move => pattern.test(move))).toBe(true);
  });

  test('[D-E1] both endings: a full map, and a round without a draw', () => {
    expect(endings.some(position => position?.maps.some(map => map.isFull()))).toBe(true);
    expect(endings.some(position => position?.drew.every(drew => drew === 0))).toBe(true);
  });
});
