/** Records from a file or from standard input, one after the other, however large the whole is. */
import { createReadStream } from 'node:fs';
import { type Fault, type GameRecord, parseRecord, type Result, readRecord } from '@kingdomino/rules';
import { Complaint } from './complaint.ts';
import type { Io } from './io.ts';

export type ReadRecord = Result<GameRecord, Fault>;

export const STANDARD_INPUT = '-';

/** Characters of a line, or of a document of several lines. JavaScript has no text of twice that length. */
const LONGEST = 250_000_000;

/** The pieces of a file, or of standard input. */
export function readText(file: string, io: Io): AsyncIterable<string> {
  return file === STANDARD_INPUT ? io.input() : readFilePieces(file);
}

/** One record a line, or one JSON value over many lines: a record or a list of records. */
export async function* readRecords(
  pieces: AsyncIterable<string>,
  longest = LONGEST,
): AsyncGenerator<ReadRecord> {
  const lines = filledLines(pieces, longest);
  const first = await nextLine(lines);
  if (first === undefined) return;
  const second = await nextLine(lines);
  const start = second === undefined ? [first] : [first, second];
  if (spansLines(first, second)) {
    let length = start.join('').length;
    for await (const line of lines) {
      length += line.length;
      mustFit(length, longest);
      start.push(line);
    }
    yield* recordsOfDocument(start);
    return;
  }
  for (const line of start) yield* recordsOfText(line);
  for await (const line of lines) yield* recordsOfText(line);
}

async function* readFilePieces(file: string): AsyncGenerator<string> {
  try {
    yield* createReadStream(file, 'utf8') as AsyncIterable<string>;
  } catch (error) {
    throw new Complaint(`cannot read ${file}: ${reasonOf(error as NodeJS.ErrnoException)}`);
  }
}

/** Why a file cannot be read, in words. */
export function reasonOf({ code, message }: NodeJS.ErrnoException): string {
  if (code === 'ENOENT') return 'there is no such file';
  if (code === 'EISDIR') return 'it is a folder';
  return code === 'EACCES' ? 'it may not be read' : message;
}

/** Lines that are not blank. A line may be long: it is put together only once. */
async function* filledLines(pieces: AsyncIterable<string>, longest: number): AsyncGenerator<string> {
  let unfinished: string[] = [];
  let length = 0;
  for await (const piece of pieces) {
    const lines = piece.split('\n');
    const last = lines.pop()!;
    if (lines.length > 0) {
      lines[0] = unfinished.join('') + lines[0];
      unfinished = [];
      length = 0;
      yield* lines.filter(isFilled);
    }
    length += last.length;
    mustFit(length, longest);
    unfinished.push(last);
  }
  const rest = unfinished.join('');
  if (isFilled(rest)) yield rest;
}

function mustFit(length: number, longest: number): void {
  if (length > longest)
    throw new Complaint(
      `this is longer than ${longest} characters without a new record: one record a line, please`,
    );
}

function isFilled(line: string): boolean {
  return line.trim() !== '';
}

async function nextLine(lines: AsyncGenerator<string>): Promise<string | undefined> {
  const { done, value } = await lines.next();
  return done ? undefined : value.replace(/^\uFEFF/, '');
}

/** A damaged line is not the start of something longer: the line after it is a record again. */
function spansLines(first: string, second: string | undefined): boolean {
  if (second === undefined || isJson(first)) return false;
  return /^[[{]+$/.test(first.trim()) || !isJson(second);
}

function isJson(text: string): boolean {
  return parseJson(text) !== undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function* recordsOfDocument(lines: readonly string[]): Generator<ReadRecord> {
  const text = lines.join('\n');
  if (isJson(text) || !lines.some(hasFormat)) yield* recordsOfText(text);
  else for (const line of lines) yield* recordsOfText(line);
}

function hasFormat(line: string): boolean {
  const value = parseJson(line);
  return typeof value === 'object' && value !== null && 'format' in value;
}

function* recordsOfText(text: string): Generator<ReadRecord> {
  const value = parseJson(text);
  if (value === undefined) yield parseRecord(text);
  else if (Array.isArray(value)) yield* value.map(readRecord);
  else yield readRecord(value);
}
