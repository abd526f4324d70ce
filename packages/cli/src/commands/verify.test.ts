import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatLink, type GameRecord } from '@kingdomino/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rehearse, rehearseLine } from '../testing/rehearsal.ts';

type Mutable = { -readonly [Key in keyof GameRecord]: GameRecord[Key] } & { moves: string[] };

let fresh: (game: 'kingdomino' | 'duel') => Mutable;

beforeAll(async () => {
  const { out: kingdomino } = await rehearseLine('simulate --variants middle-kingdom,harmony --seed verify');
  const { out: duel } = await rehearseLine('simulate --game duel --seed verify');
  fresh = game => JSON.parse(game === 'duel' ? duel : kingdomino);
});

const verify = (records: readonly unknown[], options: readonly string[] = []) =>
  rehearse(['verify', '-', ...options], {
    stdin: records.map(record => (typeof record === 'string' ? record : JSON.stringify(record))).join('\n'),
  });

function tampered(game: 'kingdomino' | 'duel', change: (record: Mutable) => void): Mutable {
  const record = fresh(game);
  change(record);
  return record;
}

describe('verify', () => {
  test('says that all is well', async () => {
    expect(await verify([fresh('kingdomino'), fresh('duel')])).toEqual({
      code: 0,
      out: '2 records, 2 valid, 0 wrong\n',
      err: '',
    });
  });

  test('says that a game is open, and counts it as valid', async () => {
    const open = tampered('kingdomino', record => {
      record.moves = record.moves.slice(0, 30);
      delete record.result;
    });
    expect(await verify([open])).toMatchObject({
      code: 0,
      out: 'record 1: open after 30 moves, valid so far\n1 records, 1 valid, 0 wrong\n',
    });
  });

  test.each<[name: string, game: 'kingdomino' | 'duel', change: (record: Mutable) => void, said: RegExp]>([
    [
      '[K-P2] a place that touches nothing',
      'kingdomino',
      ({ moves }) => moves.splice(10, 1, moves[10]!.replace(/@.*/, '@2,2,E')),
      /^record 2, move 11: K-P2 neither half touches the castle or its own terrain$/m,
    ],
    [
      '[K-P3] a place too far away',
      'kingdomino',
      ({ moves }) => moves.splice(10, 1, moves[10]!.replace(/@.*/, '@5,0,E')),
      /^record 2, move 11: K-P3 the kingdom would no longer fit its square$/m,
    ],
    [
      '[K-P4] a discard of what can be placed',
      'kingdomino',
      ({ moves }) => moves.splice(10, 1, moves[10]!.replace(/^place:(\d+).*/, 'discard:$1')),
      /^record 2, move 11: K-P4 /m,
    ],
    [
      '[K-T1] a move left out',
      'kingdomino',
      ({ moves }) => moves.splice(10, 1),
      /^record 2, move 11: K-T1 the domino of the older line must be placed or discarded$/m,
    ],
    [
      'a move that is no move',
      'duel',
      ({ moves }) => moves.splice(4, 1, 'dance'),
      /^record 2, move 5: D-R4 this is not a move of Kingdomino Duel \("dance"\)$/m,
    ],
    [
      '[D-R3] a die that is gone',
      'duel',
      ({ moves }) => moves.splice(3, 1, `take:${moves[2]!.slice(5)},${moves[2]!.slice(5) === '0' ? 1 : 0}`),
      /^record 2, move 4: D-R3 this die has been taken, or does not exist \(\d\)$/m,
    ],
    [
      '[K-E1] a wrong score',
      'kingdomino',
      record => {
        Object.assign(record.result!.scores[1]!, { total: 99 });
      },
      /^record 2: K-E1 the scores are .*, not what the record says$/m,
    ],
    [
      '[D-E2] a wrong score in Duel',
      'duel',
      record => {
        Object.assign(record.result!.scores[0]!, { crosses: 0 });
      },
      /^record 2: D-E2 the scores are /m,
    ],
    [
      '[K-E2] a wrong ranking',
      'kingdomino',
      record => {
        record.result = { ...record.result!, ranking: [[0, 1, 2, 3]] };
      },
      /^record 2: K-E2 the ranking is /m,
    ],
    [
      '[K-E2] a result before the end',
      'kingdomino',
      ({ moves }) => moves.splice(20),
      /^record 2: K-E2 there is a result, but the game is not over$/m,
    ],
    [
      "another deal's seed",
      'kingdomino',
      record => {
        record.deal = fresh('duel').deal!;
        record.deal = { ...record.deal, salts: ['other'] };
      },
      /^record 2, move \d: fair-deal the seed deals \S+, not "\S+"$/m,
    ],
    [
      'a seed that was not committed to',
      'duel',
      record => {
        record.deal = { ...record.deal!, seed: '00'.repeat(32) };
      },
      /^record 2: fair-deal the seed is not the one that was committed to$/m,
    ],
    [
      'options that are not allowed',
      'kingdomino',
      record => {
        record.options = { players: 4, mightyDuel: true };
      },
      /^record 2: K-V4 Mighty Duel is for 2 players, not 4$/m,
    ],
    [
      'another format',
      'kingdomino',
      record => {
        Object.assign(record, { format: 'chess/1' });
      },
      /^record 2: format must be "kingdomino-record\/1" or "kingdomino-record\/2"$/m,
    ],
  ])('finds %s', async (_, game, change, said) => {
    const { code, out, err } = await verify([fresh('duel'), tampered(game, change), fresh('kingdomino')]);
    expect({ code, err }).toEqual({ code: 1, err: '' });
    expect(out).toMatch(said);
    expect(out).toMatch(/\n3 records, 2 valid, 1 wrong\n$/);
  });

  test('finds a record that is cut off, and goes on', async () => {
    const line = JSON.stringify(fresh('duel'));
    const { code, out } = await verify([line.slice(0, 900), line]);
    expect(code).toBe(1);
    expect(out).toMatch(/^record 1: this is not JSON: .*\n2 records, 1 valid, 1 wrong\n$/);
  });

  test('prints nothing when it is to be quiet', async () => {
    const wrong = tampered('duel', ({ moves }) => moves.splice(4, 1));
    expect(await verify([fresh('duel')], ['--quiet'])).toEqual({ code: 0, out: '', err: '' });
    expect(await verify([fresh('duel'), wrong], ['--quiet'])).toEqual({ code: 1, out: '', err: '' });
  });

  test('holds a deal against what was published before it', async () => {
    const record = fresh('duel');
    const { commitment } = record.deal!;
    const check = (promised: string, about: object = record) => verify([about], ['--commitment', promised]);
    expect(await check(commitment.toUpperCase())).toMatchObject({ code: 0 });
    expect(await check('0'.repeat(64))).toMatchObject({
      code: 1,
      out: `record 1: fair-deal the deal was promised by ${commitment}\n1 records, 0 valid, 1 wrong\n`,
    });
    const { deal: _, ...silent } = record;
    expect(await check(commitment, silent)).toMatchObject({ code: 1 });
    expect((await check('no-hash')).code).toBe(2);
  });

  test('checks a link, alone or at the end of a URL', async () => {
    const link = formatLink(fresh('kingdomino'));
    if (!link.ok) throw new Error(link.error.text);
    for (const text of [link.value, `https://example.org/replay#${link.value}`]) {
      expect(await rehearse(['verify', '--link', text])).toMatchObject({
        code: 0,
        out: '1 records, 1 valid, 0 wrong\n',
      });
    }
    expect(
      await rehearse(['verify', '--link', `${link.value.slice(0, 90)}A${link.value.slice(91)}`]),
    ).toMatchObject({
      code: 1,
      out: 'link: the link is damaged: some of it is missing or changed\n1 records, 0 valid, 1 wrong\n',
    });
  });
});

describe('verify cannot be carried out', () => {
  test.each([
    ['verify', 'give either a FILE (or - for standard input) or --link TEXT'],
    ['verify x --link 1', 'give either a FILE (or - for standard input) or --link TEXT'],
    ['verify /no/such/file', 'cannot read /no/such/file: there is no such file'],
    ['verify -', 'there is no record in standard input'],
    ['verify - --quite', 'unknown option --quite; did you mean --quiet?'],
  ])('%s', async (line, message) => {
    const { code, out, err } = await rehearseLine(line);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(`kingdomino verify: ${message}\n`);
  });
});

describe('verify reads files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kingdomino-verify-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  test('with one record over many lines', async () => {
    const file = join(folder, 'game.json');
    writeFileSync(file, JSON.stringify(fresh('duel'), null, 2));
    expect(await rehearse(['verify', file])).toMatchObject({ code: 0, out: '1 records, 1 valid, 0 wrong\n' });
  });
});

test('counts the records where somebody watches', async () => {
  const { out } = await rehearseLine('simulate --game duel --bots random --games 100');
  const { code, err } = await rehearseLine('verify -', { stdin: out, isWatched: true });
  expect(code).toBe(0);
  expect(err).toContain('100 records');
  expect((await rehearseLine('verify -', { stdin: out })).err).toBe('');
});
