import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DUEL_LINK, KINGDOMINO_2_LINK } from '../testing/fixtures.ts';
import { rehearse, rehearseLine } from '../testing/rehearsal.ts';

let folder: string;
let records: string;
/** The same games, broken off early. */
let short: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kingdomino-analyse-'));
  records = (await rehearseLine('simulate --players 2 --games 2 --bots greedy')).out;
  short = linesOf(records)
    .map(record => ({ ...record, result: undefined, moves: (record.moves as string[]).slice(0, 14) }))
    .map(record => `${JSON.stringify(record)}\n`)
    .join('');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const linesOf = (text: string) =>
  text
    .split('\n')
    .slice(0, -1)
    .map(line => JSON.parse(line) as Record<string, unknown>);

interface Told {
  readonly seats: readonly Readonly<Record<'start' | 'end', { points: number }>>[];
}

describe('analyse', () => {
  test('reviews each record of a file, the same however many at once', async () => {
    const { code, out, err } = await rehearseLine('analyse - --sims 4 --jobs 2', { stdin: records });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const reviews = linesOf(out);
    expect(reviews.map(({ record, players }) => [record, players])).toEqual([
      [1, ['greedy', 'greedy']],
      [2, ['greedy', 'greedy']],
    ]);
    const [game] = linesOf(records);
    const { scores } = game!.result as { scores: { total: number }[] };
    const { seats } = reviews[0]!.review as Told;
    expect(seats.map(({ end }) => end.points)).toEqual(scores.map(({ total }) => total));
    const second = await rehearseLine('analyse - --record 2 --sims 4', { stdin: records });
    expect(linesOf(second.out)).toEqual([reviews[1]]);
  });

  test('goes on where a file of reviews was left, and drops a line that was cut off', async () => {
    const file = join(folder, 'reviews.jsonl');
    const run = (stdin: string) => rehearse(['analyse', '-', '--sims', '4', '--out', file], { stdin });
    expect(await run(short.slice(0, short.indexOf('\n') + 1))).toEqual({ code: 0, out: '', err: '' });
    const first = await readFile(file, 'utf8');
    await writeFile(file, `${first}{"record":2,"id":"cut o`);
    await run(short);
    const both = await readFile(file, 'utf8');
    expect(both.startsWith(first)).toBe(true);
    expect(linesOf(both).map(({ record }) => record)).toEqual([1, 2]);
    await run(short);
    expect(await readFile(file, 'utf8')).toBe(both);
    await writeFile(file, 'a letter\nto a friend\n');
    const { code, err } = await run(short);
    expect(code).toBe(2);
    expect(err).toContain('has lines that are no reviews: it is left alone');
    expect(await readFile(file, 'utf8')).toBe('a letter\nto a friend\n');
  });

  test('tells of wrong records and reviews the others', async () => {
    const [good] = short.split('\n');
    const stdin = `{"format":"kingdomino-record/2"}\n${good}\n`;
    const { code, out, err } = await rehearseLine('analyse - --sims 4', { stdin });
    expect(code).toBe(1);
    expect(err).toContain('record 1: game must be');
    expect(linesOf(out).map(line => Object.keys(line))).toEqual([
      ['record', 'error'],
      ['record', 'id', 'players', 'review'],
    ]);
  });

  test('shows how far it is, where somebody watches', async () => {
    const { err } = await rehearse(['analyse', '-', '--sims', '4', '--record', '1'], {
      stdin: short,
      isWatched: true,
    });
    expect(err).toMatch(/░ \d+ of \d+ decisions of game 1/);
  });

  test.each([
    ['of a record', ['--link', KINGDOMINO_2_LINK, '--move', '12']],
    ['of Duel', ['--link', DUEL_LINK, '--move', '2']],
    ['where chance is to act', ['--position', 'kingdomino/1 2; king; newer 3 17 29 41']],
  ])('analyses one position %s', async (_, args) => {
    const { code, out } = await rehearse(['analyse', ...args, '--sims', '40']);
    expect(code).toBe(0);
    const { seats, turns, actor } = JSON.parse(out) as {
      seats: { win: { mean: number } }[];
      turns: { moves: string[]; reasons: unknown[] }[];
      actor: unknown;
    };
    expect(seats.reduce((sum, { win }) => sum + win.mean, 0)).toBeCloseTo(1, 5);
    expect(turns.length > 0).toBe(actor !== 'chance');
    for (const { moves } of turns) expect(moves[0]).toMatch(/^(place|pick|take|both|draw|pass)/);
  });

  test.each([
    ['analyse', 'give either a FILE (or - for standard input) or --link TEXT'],
    ['analyse - --link x', 'give either a FILE (or - for standard input) or --link TEXT'],
    ['analyse -', 'there is no record to review'],
    ['analyse - --sims 0', '--sims must be a whole number from 1 to 1000000, not "0"'],
    ['analyse - --jobs many', '--jobs must be a whole number from 1 to 64, not "many"'],
    ['analyse - --record 3', 'there is no record 3; 0 were read'],
    ['analyse /nowhere/at/all', 'cannot read /nowhere/at/all: there is no such file'],
    ['analyse - --position x', '--position is a position by itself'],
    ['analyse --position nonsense', 'cannot read nonsense: there is no such file'],
    ['analyse --position duel/1;nonsense', 'position: '],
    [`analyse --link ${KINGDOMINO_2_LINK} --jobs 2 --move 3`, '--jobs is for reviews of whole games'],
    [`analyse --link ${KINGDOMINO_2_LINK} --move 999`, '--move must be a whole number from 0 to'],
    ['analyse - --out /nowhere/at/all', 'cannot write /nowhere/at/all'],
  ])('%s is refused', async (line, message) => {
    const { code, err } = await rehearseLine(line);
    expect(code).toBe(2);
    expect(err).toContain(`kingdomino analyse: ${message}`);
  });

  test('a game that is over has nothing to analyse at its end', async () => {
    const { code, err } = await rehearse(['analyse', '-', '--record', '1', '--move', '58'], {
      stdin: records,
    });
    expect([code, err]).toEqual([
      2,
      'kingdomino analyse: the game is over: there is nothing to analyse here\n',
    ]);
  });
});
