/** Text laid out for a terminal: colours, widths, frames, tables, blocks beside each other. */
import { stripVTControlCharacters } from 'node:util';
import type { Arguments, OptionTable } from './arguments.ts';
import type { Io } from './io.ts';

/** Colours are numbers of the 256-colour palette. */
export interface Style {
  readonly text?: number;
  readonly ground?: number;
  readonly bold?: boolean;
  readonly faint?: boolean;
}

/** Gives a text its style, or leaves it as it is where there is no colour. */
export type Paint = (text: string, style: Style) => string;

export type Block = readonly string[];

export const COLOUR_OPTIONS: OptionTable = {
  color: { help: 'colours even where the output is no terminal' },
  'no-color': { help: 'no colours; so does the environment variable NO_COLOR' },
};

export function choosePaint(args: Arguments, io: Io): Paint {
  if (args.has('no-color')) return plain;
  return args.has('color') || (io.isTerminal && !io.env.NO_COLOR) ? inColour : plain;
}

function plain(text: string): string {
  return text;
}

function inColour(text: string, { text: front, ground, bold, faint }: Style): string {
  const codes = [
    ...(bold ? ['1'] : []),
    ...(faint ? ['2'] : []),
    ...(front === undefined ? [] : [`38;5;${front}`]),
    ...(ground === undefined ? [] : [`48;5;${ground}`]),
  ];
  return codes.length === 0 || text === '' ? text : `\u001b[${codes.join(';')}m${text}\u001b[0m`;
}

/** How many characters wide a painted text is. */
export function widthOf(text: string): number {
  return stripVTControlCharacters(text).length;
}

export function padEnd(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - widthOf(text)));
}

export function padStart(text: string, width: number): string {
  return ' '.repeat(Math.max(0, width - widthOf(text))) + text;
}

/** A line around rows that are equally wide. */
export function framed(rows: Block, paint: Paint): string[] {
  const edge = '─'.repeat(widthOf(rows[0] ?? ''));
  const line = (text: string) => paint(text, { faint: true });
  return [line(`┌${edge}┐`), ...rows.map(row => line('│') + row + line('│')), line(`└${edge}┘`)];
}

/** As many blocks beside each other as fit, the others below them. */
export function beside(blocks: readonly Block[], columns: number, gap = 2): string[] {
  const rows: Block[][] = [];
  let used = 0;
  for (const block of blocks) {
    const width = widestOf(block) + gap;
    const last = rows.at(-1);
    if (last && used + width - gap <= columns) last.push(block);
    else rows.push([block]);
    used = rows.at(-1)!.length === 1 ? width : used + width;
  }
  return rows.flatMap((row, index) => [...(index > 0 ? [''] : []), ...joinBlocks(row, gap)]);
}

/** Columns as wide as their widest cell, the first to the left and the others to the right unless said otherwise. */
export function table(rows: readonly Block[], leftColumns: readonly number[] = [0]): string[] {
  const count = Math.max(...rows.map(row => row.length));
  const widths = Array.from({ length: count }, (_, column) =>
    Math.max(...rows.map(row => widthOf(row[column] ?? ''))),
  );
  return rows.map(row =>
    widths
      .map((width, column) => (leftColumns.includes(column) ? padEnd : padStart)(row[column] ?? '', width))
      .join('  ')
      .trimEnd(),
  );
}

function joinBlocks(blocks: readonly Block[], gap: number): string[] {
  const height = Math.max(...blocks.map(block => block.length));
  const widths = blocks.map(widestOf);
  return Array.from({ length: height }, (_, row) =>
    blocks
      .map((block, index) => padEnd(block[row] ?? '', widths[index]!))
      .join(' '.repeat(gap))
      .trimEnd(),
  );
}

function widestOf(block: Block): number {
  return Math.max(0, ...block.map(widthOf));
}
