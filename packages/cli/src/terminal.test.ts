import { describe, expect, test } from 'vitest';
import { parseArguments } from './arguments.ts';
import { beside, COLOUR_OPTIONS, choosePaint, framed, padEnd, padStart, table, widthOf } from './terminal.ts';
import { memoryIo } from './testing/memory-io.ts';

const RED = { text: 1, bold: true };

function paintFor(line: string, io = {}) {
  return choosePaint(parseArguments(line.split(' ').filter(Boolean), COLOUR_OPTIONS, 0), memoryIo('', io));
}

describe('colour', () => {
  test.each([
    ['in a terminal', '', { isTerminal: true }, true],
    ['not in a file', '', {}, false],
    ['not with NO_COLOR', '', { isTerminal: true, env: { NO_COLOR: '1' } }, false],
    ['still with an empty NO_COLOR', '', { isTerminal: true, env: { NO_COLOR: '' } }, true],
    ['not with --no-color', '--no-color --color', { isTerminal: true }, false],
    ['in a file with --color', '--color', { env: { NO_COLOR: '1' } }, true],
  ])('%s', (_, line, io, isColoured) => {
    expect(paintFor(line, io)('x', RED)).toBe(isColoured ? '\u001b[1;38;5;1mx\u001b[0m' : 'x');
  });

  test('has no width', () => {
    const text = paintFor('--color')('castle', { ground: 3, faint: true });
    expect(widthOf(text)).toBe(6);
    expect(widthOf(padEnd(text, 9))).toBe(9);
    expect(padStart(text, 8)).toBe(`  ${text}`);
  });
});

describe('layout', () => {
  const plain = paintFor('');

  test('a frame is as wide as what it holds', () => {
    expect(framed(['ab', 'cd'], plain)).toEqual(['┌──┐', '│ab│', '│cd│', '└──┘']);
  });

  test('blocks stand beside each other as far as there is room, and then below', () => {
    const blocks = [['aaa', 'a'], ['bb'], ['cccc']];
    expect(beside(blocks, 7)).toEqual(['aaa  bb', 'a', '', 'cccc']);
    expect(beside(blocks, 13)).toEqual(['aaa  bb  cccc', 'a']);
    expect(beside(blocks, 1)).toEqual(['aaa', 'a', '', 'bb', '', 'cccc']);
  });

  test('numbers of a table stand to the right', () => {
    expect(
      table([
        ['mode', 'n'],
        ['a', '10'],
      ]),
    ).toEqual(['mode   n', 'a     10']);
  });
});
