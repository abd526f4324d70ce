import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { describe, expect, test } from 'vitest';
import { DUEL_LINK, KINGDOMINO_2_LINK, KINGDOMINO_LINK } from '../testing/fixtures.ts';
import { type Props, rehearse, rehearseLine } from '../testing/rehearsal.ts';

async function show(link: string, line: string, props: Props = {}): Promise<string> {
  const { code, out, err } = await rehearse(
    ['show', '--link', link, ...line.split(' ').filter(Boolean)],
    props,
  );
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return out;
}

describe('show without colour', () => {
  test.each([
    ['kingdomino-opening', KINGDOMINO_LINK, '--move 4'],
    ['kingdomino-king', KINGDOMINO_2_LINK, '--move 3'],
    ['kingdomino-king-drawn', KINGDOMINO_2_LINK, '--move 4'],
    ['kingdomino-placed', KINGDOMINO_LINK, '--move 72'],
    ['kingdomino-over', KINGDOMINO_LINK, ''],
    ['duel-start', DUEL_LINK, '--move 0'],
    ['duel-drawn', DUEL_LINK, '--move 40'],
    ['duel-over', DUEL_LINK, ''],
  ])('draws %s', async (name, link, line) => {
    await expect(await show(link, line)).toMatchFileSnapshot(`snapshots/${name}.txt`);
  });

  test('draws every position of both games, all lines within 80 columns', async () => {
    for (const [link, moves] of [
      [KINGDOMINO_LINK, 109],
      [DUEL_LINK, 88],
    ] as const) {
      for (let move = 0; move <= moves; move++) {
        const lines = (await show(link, `--move ${move}`)).split('\n');
        expect(Math.max(...lines.map(line => line.length))).toBeLessThanOrEqual(80);
        expect(lines.join()).not.toContain('undefined');
      }
    }
  });

  test('puts kingdoms below each other where the terminal is narrow', async () => {
    const lines = (await show(KINGDOMINO_LINK, '', { columns: 40 })).split('\n');
    expect(lines.filter(line => line.startsWith('┌'))).toHaveLength(2);
  });
});

describe('show with colour', () => {
  test('says the same', async () => {
    for (const link of [KINGDOMINO_LINK, DUEL_LINK]) {
      const coloured = await show(link, '', { isTerminal: true });
      expect(coloured).toContain('\u001b[');
      expect(stripVTControlCharacters(coloured)).toBe(await show(link, ''));
    }
  });

  test('is left out when it is not wanted', async () => {
    const plain = await show(DUEL_LINK, '');
    expect(await show(DUEL_LINK, '--no-color', { isTerminal: true })).toBe(plain);
    expect(await show(DUEL_LINK, '', { isTerminal: true, env: { NO_COLOR: '1' } })).toBe(plain);
  });
});

describe('show reads', () => {
  test('[K-V1] a Dynasty, with the points of each game', async () => {
    const { out: stdin } = await rehearseLine('simulate --players 3 --variants dynasty');
    const { out } = await rehearseLine('show -', { stdin });
    expect(out).toContain('game 3 of 3');
    expect(out).toMatch(/1st +2nd +3rd +areas +total/);
  });

  test('the record that is asked for', async () => {
    const { out: stdin } = await rehearseLine('simulate --games 3');
    const { out } = await rehearseLine('show - --record 3 --move 1', { stdin });
    expect(out).toContain('record 3, move 1 of ');
    expect(out).toContain('players: random');
  });

  test('names from outside without what steers a terminal', async () => {
    const record = JSON.parse((await rehearseLine('simulate --players 2')).out);
    const stdin = JSON.stringify({ ...record, players: ['\u001b[31mred', 'x'.repeat(500)] });
    const { out } = await rehearseLine('show -', { stdin });
    expect(out).toContain(`players: pink ?[31mred, yellow ${'x'.repeat(60)}\n`);
  });

  test('who played in records of earlier releases', async () => {
    const { players, ...record } = JSON.parse((await rehearseLine('simulate --players 2')).out);
    const stdin = JSON.stringify({ ...record, bots: players });
    expect((await rehearseLine('show -', { stdin })).out).toContain('players: random\n');
  });
});

describe('show refuses', () => {
  test.each([
    ['show', 'give either a FILE (or - for standard input) or --link TEXT'],
    ['show /no/such/file', 'cannot read /no/such/file: there is no such file'],
    ['show --link 1', 'link: this is not a link to a game'],
    [`show --link ${DUEL_LINK} --move 89`, '--move must be a whole number from 0 to 88, not "89"'],
    [`show --link ${DUEL_LINK} --record 2`, '--record is for a FILE: a link holds one game'],
    ['show - --record 0', '--record must be a whole number of at least 1, not "0"'],
    ['show - --record 2', 'there is no record 2; 1 were read'],
    [
      'show -',
      'record 1, move 3: K-T1 a king must be put on a domino of the newer line (the position before it: --move 2)',
    ],
  ])('%s', async (line, message) => {
    const record = JSON.parse((await rehearseLine('simulate')).out);
    record.moves[2] = 'discard:1';
    const { code, out, err } = await rehearseLine(line, { stdin: JSON.stringify(record) });
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(`kingdomino show: ${message}\n`);
  });

  test('only what comes after the position it draws', async () => {
    const record = JSON.parse((await rehearseLine('simulate')).out);
    record.moves[2] = 'discard:1';
    expect((await rehearseLine('show - --move 2', { stdin: JSON.stringify(record) })).code).toBe(0);
  });
});

describe('show --position', () => {
  const OPENING = 'kingdomino/1 2; pick 1; drawn 1; newer 3 17 29 41';

  test('draws a position from standard input and from a file', async () => {
    const typed = await rehearse(['show', '--position', OPENING]);
    expect(await rehearse(['show', '--position', '-'], { stdin: `${OPENING}\n` })).toEqual(typed);
    const json = (await rehearse(['show', '--position', OPENING, '--as', 'json'])).out;
    expect(await rehearse(['show', '--position', '-'], { stdin: json })).toEqual(typed);
    const file = join(mkdtempSync(join(tmpdir(), 'position-')), 'position.txt');
    writeFileSync(file, `${OPENING}\n`);
    expect(await rehearse(['show', '--position', file])).toEqual(typed);
    const missing = await rehearse(['show', '--position', `${file}.gone`]);
    expect([missing.code, missing.err]).toEqual([2, expect.stringContaining('position.txt.gone')]);
  });

  test('draws a position that was typed', async () => {
    const { code, out } = await rehearse(['show', '--position', OPENING]);
    expect(code).toBe(0);
    expect(out).toContain('Kingdomino, 2 players\nposition · line 1 of 6');
    expect(out).toContain('Next: yellow puts a king on a domino of the newer line.');
  });

  test.each([
    [KINGDOMINO_LINK, 72],
    [KINGDOMINO_2_LINK, 3],
    [DUEL_LINK, 40],
  ])('draws what --as text and --as json printed', async (link, move) => {
    const picture = (await show(link, `--move ${move}`)).split('\n').slice(2);
    for (const form of ['text', 'json']) {
      const printed = await show(link, `--move ${move} --as ${form}`);
      expect(printed.trim()).not.toContain('\n');
      const { code, out } = await rehearse(['show', '--position', printed]);
      expect(code).toBe(0);
      const drawn = out.split('\n').slice(2);
      // only a record knows who played and what was played last
      const known = (lines: readonly string[]) =>
        lines.filter(line => !/^(last move|players):/.test(line)).map(line => line.replaceAll('*', ' '));
      expect(known(drawn)).toEqual(known(picture));
      expect((await rehearse(['show', '--position', printed, '--as', form])).out).toBe(printed);
    }
  });

  test.each([
    [['--position', 'kingdomino/1 2; fly'], 'position: "fly" is no part of a position'],
    [['--position', '{'], 'position: this is not JSON'],
    [['--position', '{}'], 'position: format must be "kingdomino-position/1"'],
    [['--position', OPENING, '--move', '3'], '--position is a position by itself: it goes without --move'],
    [
      ['--position', OPENING, 'games.jsonl'],
      '--position is a position by itself: it goes without games.jsonl',
    ],
    [['--position', OPENING, '--as', 'poem'], '--as must be picture or text or json, not "poem"'],
  ])('refuses %j', async (args, message) => {
    const { code, out, err } = await rehearse(['show', ...args]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(`kingdomino show: ${message}`);
  });
});
