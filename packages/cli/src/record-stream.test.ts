import type { GameRecord } from '@kingdomino/rules';
import { describe, expect, test } from 'vitest';
import { parseArguments } from './arguments.ts';
import { seatBots } from './bots.ts';
import { GAME_OPTIONS, readChosenGame } from './chosen-game.ts';
import { readRecords, readText } from './record-stream.ts';
import { simulateGame } from './simulation.ts';
import { memoryIo } from './testing/memory-io.ts';

const table = readChosenGame(parseArguments(['--players', '2'], GAME_OPTIONS, 0));
const players = seatBots(['random'], 'kingdomino', 2);
const records: GameRecord[] = [];
for (const seed of ['stream/0', 'stream/1', 'stream/2'])
  records.push((await simulateGame(table, players, seed)).record);
const lines = records.map(record => JSON.stringify(record));

/** The records' seeds, or what is wrong. */
async function read(text: string, length = 100): Promise<(string | undefined)[]> {
  const found: (string | undefined)[] = [];
  const pieces = (async function* () {
    for (let from = 0; from < text.length; from += length) yield text.slice(from, from + length);
  })();
  for await (const record of readRecords(pieces))
    found.push(record.ok ? record.value.deal?.seed : record.error.text);
  return found;
}

const seeds = records.map(record => record.deal?.seed);

describe('records are read', () => {
  test.each([
    ['one a line', `${lines.join('\n')}\n`],
    ['one a line without a last line break', lines.join('\n')],
    ['with blank lines and returns', `\r\n${lines.join('\r\n\r\n')}\r\n`],
    ['after a byte order mark', `\uFEFF${lines.join('\n')}`],
    ['as a list on one line', `[${lines.join()}]`],
    ['as a list over many lines', JSON.stringify(records, null, 2)],
    ['as a list with one a line', `[\n${lines.join(',\n')}\n]\n`],
    ['as lists, one a line', `[${lines[0]}]\n[${lines[1]},${lines[2]}]`],
  ])('%s', async (_, text) => {
    expect(await read(text)).toEqual(seeds);
    expect(await read(text, 1_000_000)).toEqual(seeds);
  });

  test('from one record over many lines, wherever its first line ends', async () => {
    expect(await read(JSON.stringify(records[0], null, 2))).toEqual([seeds[0]]);
    expect(await read(lines[0]!.replace('"moves"', '\n"moves"').replace('"result"', '\n"result"'))).toEqual([
      seeds[0],
    ]);
  });
});

describe('damage stays where it is', () => {
  const notJson = expect.stringContaining('this is not JSON');

  test.each([0, 1, 2])('when line %i is cut off', async cut => {
    const damaged = lines.map((line, index) => (index === cut ? line.slice(0, 500) : line));
    expect(await read(damaged.join('\n'))).toEqual(
      seeds.map((seed, index) => (index === cut ? notJson : seed)),
    );
  });

  test('when the first two lines are cut off', async () => {
    const damaged = lines.map((line, index) => (index < 2 ? line.slice(0, 500) : line));
    expect(await read(damaged.join('\n'))).toEqual([notJson, notJson, seeds[2]]);
  });

  test('when a whole file is cut off, it is one wrong record', async () => {
    expect(await read(JSON.stringify(records, null, 2).slice(0, 4000))).toEqual([notJson]);
    expect(await read('{\n')).toEqual([notJson]);
  });

  test('when something else is there', async () => {
    expect(await read('3\n"x"\nnull\n{}')).toEqual([
      ...Array(3).fill('a record is a JSON object'),
      'format must be "kingdomino-record/1" or "kingdomino-record/2"',
    ]);
    expect(await read('hello\nthere')).toEqual([notJson]);
  });

  test('nothing is no record', async () => {
    expect(await read('')).toEqual([]);
    expect(await read(' \n\n')).toEqual([]);
  });
});

test('a text without end is refused before it fills the memory, on one line or on many', async () => {
  const readAll = async (text: string) => {
    for await (const _ of readRecords(memoryIo(text).input(), 5000));
  };
  await expect(readAll('x'.repeat(6000))).rejects.toThrow('longer than 5000 characters without a new record');
  await expect(readAll(`[\n${'{\n'.repeat(6000)}`)).rejects.toThrow('longer than 5000 characters');
  await readAll(`${'\n'.repeat(6000)}${lines[0]!.slice(0, 100)}\n`.repeat(3));
});

test('a file that cannot be read is named', async () => {
  const pieces = readText('/no/such/file', memoryIo());
  await expect(readRecords(pieces).next()).rejects.toThrow(
    'cannot read /no/such/file: there is no such file',
  );
  await expect(readRecords(readText('/', memoryIo())).next()).rejects.toThrow(
    'cannot read /: it is a folder',
  );
});
