// Finished games and their links that must open for ever, of every record version. tools/generate/write-golden.mjs wrote them.
import { readdirSync, readFileSync } from 'node:fs';
import {
  formatLink,
  formatPosition,
  type GameRecord,
  gameById,
  parseLink,
  parsePosition,
  positionToJson,
  readMove,
  readPosition,
  readRecord,
  replay,
  verifyRecord,
} from '@kingdomino/rules';
import type { Position } from '@kingdomino/rules/duel';
import { describe, expect, test } from 'vitest';
import { MODES } from './modes.ts';

const VERSIONS = [1, 2] as const;
const CASES = VERSIONS.flatMap(version => MODES.map(mode => ({ version, ...mode })));

const folder = (version: number) => new URL(`../../rules/golden/version-${version}/`, import.meta.url);

function goldenFile(version: number, name: string): unknown {
  return JSON.parse(readFileSync(new URL(`${name}.json`, folder(version)), 'utf8'));
}

function goldenGames(version: number, name: string): GameRecord[] {
  return (goldenFile(version, name) as unknown[]).map(each => {
    const record = readRecord(each);
    if (!record.ok) throw new Error(`${name}: ${record.error.text}`);
    return record.value;
  });
}

function goldenLinks(version: number, name: string): string[] {
  return (goldenFile(version, 'links') as Record<string, string[]>)[name]!;
}

test.each(VERSIONS)('version %i: every mode has golden games, and every golden game has a mode', version => {
  const names = MODES.map(({ name }) => `${name}.json`);
  expect(readdirSync(folder(version)).sort()).toEqual([...names, 'links.json'].sort());
});

describe('golden games replay to the exact result', () => {
  test.each(CASES)(
    '[K-E1] [K-E2] [D-E2] [D-E3] version $version, $name',
    ({ version, name, game: id, options }) => {
      const game = gameById(id);
      const records = goldenGames(version, name);
      expect(records.length).toBeGreaterThanOrEqual(2);
      for (const record of records) {
        expect(record.format).toBe(`kingdomino-record/${version}`);
        expect(game.readOptions(record.options)).toEqual(game.readOptions(options));
        const verified = verifyRecord(record);
        if (!verified.ok) throw new Error(`move ${verified.error.move}: ${verified.error.text}`);
        expect(game.outcome(verified.value.state)).toEqual(record.result);
        expect(record.deal).toBeDefined();
      }
    },
  );
});

test('[D-R6] a golden game holds a pass that is not legal any more: it replays, a player cannot make it', () => {
  const refused = goldenGames(2, 'duel-first-seat').flatMap(record =>
    record.moves.flatMap((text, index) => {
      const before = replay(record, index);
      if (!before.ok) throw new Error(before.error.text);
      const read = readMove(before.value.game, before.value.state, text);
      return read.ok ? [] : [[text.slice(0, 5), read.error.code]];
    }),
  );
  expect(refused.length).toBeGreaterThan(0);
  for (const each of refused) expect(each).toEqual(['pass:', 'must-draw-turned']);
});

describe('golden links open to their games, and those games still have these links', () => {
  test.each(CASES)('version $version, $name', ({ version, name }) => {
    const records = goldenGames(version, name);
    const links = goldenLinks(version, name);
    expect(links).toHaveLength(records.length);
    for (const [index, record] of records.entries()) {
      expect(formatLink(record)).toEqual({ ok: true, value: links[index] });
      const { format, game, options, moves, result } = record;
      expect(parseLink(links[index]!)).toEqual({ ok: true, value: { format, game, options, moves, result } });
    }
  });
});

test.each([
  ['K-V2', 'middleKingdom'],
  ['K-V3', 'harmony'],
] as const)('[%s] golden games of every mode with %s show it won', (_, bonus) => {
  for (const { version, name, options } of CASES) {
    if (options[bonus] !== true) continue;
    const scores = goldenGames(version, name).flatMap(({ result }) => result!.scores);
    expect(new Set(scores.map(score => 'areas' in score && score[bonus] > 0)), name).toEqual(
      new Set([true, false]),
    );
  }
});

/** Every kind of move, as a pattern of its text. */
const KINGDOMINO_KINDS: Readonly<Record<number, readonly RegExp[]>> = {
  1: [/^kings:/, /^line:/, /^pick:/, /^place:.*E$/, /^place:.*S$/, /^place:.*W$/, /^place:.*N$/, /^discard:/],
  2: [/^king:/, /^line:/, /^pick:/, /^place:.*E$/, /^place:.*S$/, /^place:.*W$/, /^place:.*N$/, /^discard:/],
};

test.each(CASES.filter(({ game }) => game === 'kingdomino'))(
  '[K-T1] golden games of version $version, $name, show every kind of move',
  ({ version, name }) => {
    const moves = goldenGames(version, name).flatMap(record => record.moves);
    for (const kind of KINGDOMINO_KINDS[version]!)
      expect(
        moves.some(move => kind.test(move)),
        String(kind),
      ).toBe(true);
  },
);

const DUEL_KINDS: readonly [rule: string, kind: RegExp, since: number][] = [
  ['D-R1', /^first:/, 1],
  ['D-R2', /^roll:/, 1],
  ['D-R3', /^take:\d$/, 1],
  ['D-R3', /^take:\d,\d$/, 1],
  ['D-R4', /^draw:\d@/, 1],
  ['D-R4', /=/, 1],
  ['D-S1', /^draw:free[:+]/, 1],
  ['D-S2', /^draw:(free\+)?split:/, 1],
  ['D-S3', /^both:/, 1],
  ['D-S4', /^draw:.*>/, 1],
  ['D-S5', /^banner:/, 1],
  ['D-S6', /^dignitary:/, 1],
  ['D-B1', /\*/, 1],
  ['D-R6', /^pass$/, 1],
  ['D-S4', /^pass:\d>\d$/, 2],
  ['D-S1', /^draw:free\+split:/, 2],
  ['D-S4', /^draw:free:.*>/, 2],
  ['D-S4', /^draw:split:.*>/, 2],
];

describe.each(VERSIONS)('golden games of Duel, version %i, show everything', version => {
  const records = goldenGames(version, 'duel');
  const moves = records.flatMap(record => record.moves);
  const endings = records.map(record => {
    const replayed = replay(record);
    return replayed.ok ? (replayed.value.state as Position) : undefined;
  });

  test.each(DUEL_KINDS.filter(([, , since]) => since <= version))('[%s] %s', (_, kind) => {
    expect(moves.some(move => kind.test(move))).toBe(true);
  });

  test('[D-E1] both endings: a full map, and a round without a draw', () => {
    expect(endings.some(position => position?.maps.some(map => map.isFull()))).toBe(true);
    expect(endings.some(position => position?.drew.every(drew => drew === 0))).toBe(true);
  });
});

describe('golden positions are written and read as ever', () => {
  interface GoldenPosition {
    readonly games: string;
    readonly moves: number;
    readonly text: string;
    readonly json?: unknown;
  }
  const file = new URL('../../rules/golden/positions.json', import.meta.url);
  const positions = JSON.parse(readFileSync(file, 'utf8')) as GoldenPosition[];
  const all = VERSIONS.flatMap(version => MODES.map(({ name }) => `version-${version}/${name}.json`));

  test('of every mode and version', () => {
    expect([...new Set(positions.map(({ games }) => games))].sort()).toEqual([...all].sort());
    expect(positions.filter(({ json }) => json !== undefined)).toHaveLength(all.length);
  });

  test.each(positions)('$games, move $moves', ({ games, moves, text, json }) => {
    const [record] = goldenGames(Number(games.at(8)), games.slice('version-1/'.length, -'.json'.length));
    const replayed = replay(record!, moves);
    if (!replayed.ok) throw new Error(replayed.error.text);
    const { game, state } = replayed.value;
    expect(formatPosition(game, state)).toBe(text);
    const parsed = parsePosition(text);
    if (!parsed.ok) throw new Error(parsed.error.text);
    expect(formatPosition(game, parsed.value.state)).toBe(text);
    if (json === undefined) return;
    expect(positionToJson(game, state)).toEqual(json);
    const read = readPosition(json);
    expect(read.ok && formatPosition(game, read.value.state)).toBe(text);
  });
});
