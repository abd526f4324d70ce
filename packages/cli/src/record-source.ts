/** The one record that a command is about, and a position of it. */
import { type Fault, type GameRecord, parseLink, type Replay, type Result, replay } from '@kingdomino/rules';
import type { Arguments, OptionTable } from './arguments.ts';
import { Complaint, UsageComplaint } from './complaint.ts';
import { describeFault } from './fault.ts';
import type { Io } from './io.ts';
import { readRecords, readText } from './record-stream.ts';

export const RECORD_OPTION: OptionTable = {
  record: { value: 'N', help: 'which record of the file, counted from 1 (default 1)' },
};

export const LINK_OPTION: OptionTable = {
  link: { value: 'TEXT', help: 'take the game from a link instead of a file' },
};

export interface SourceRecord {
  /** For complaints: `record 3` or `link`. */
  readonly name: string;
  readonly record: GameRecord;
}

export async function readSource(args: Arguments, io: Io): Promise<SourceRecord> {
  const [file] = args.plain;
  const link = args.text('link');
  if ((file === undefined) === (link === undefined))
    throw new UsageComplaint('give either a FILE (or - for standard input) or --link TEXT');
  if (link !== undefined) {
    refuseRecordNumber(args);
    return { name: 'link', record: trust('link', readLink(link)) };
  }
  const wanted = args.integer('record', { from: 1, otherwise: 1 });
  let count = 0;
  for await (const record of readRecords(readText(file!, io))) {
    if (++count === wanted) return { name: `record ${count}`, record: trust(`record ${count}`, record) };
  }
  throw new Complaint(`there is no record ${wanted}; ${count} were read`);
}

export function refuseRecordNumber(args: Arguments): void {
  if (args.has('record')) throw new UsageComplaint('--record is for a FILE: a link holds one game');
}

/** Takes a whole URL too: the link is what follows its `#`. */
export function readLink(text: string): Result<GameRecord, Fault> {
  return parseLink(text.slice(text.lastIndexOf('#') + 1).trim());
}

/** The position after some moves, by default after all of them. */
export function replaySource({ name, record }: SourceRecord, moves = record.moves.length): Replay {
  const replayed = replay(record, moves);
  if (replayed.ok) return replayed.value;
  const { move } = replayed.error;
  const advice = move === undefined ? '' : ` (the position before it: --move ${move - 1})`;
  throw new Complaint(describeFault(name, replayed.error) + advice);
}

/** How many moves to play: `--move N`, or all. */
export function readMoveNumber(args: Arguments, { record }: SourceRecord): number {
  return args.integer('move', { from: 0, to: record.moves.length, otherwise: record.moves.length });
}

export const MOVE_OPTION: OptionTable = {
  move: { value: 'N', help: 'the position after N moves, 0 for the start (default: after the last)' },
};

function trust(name: string, result: Result<GameRecord, Fault>): GameRecord {
  if (result.ok) return result.value;
  throw new Complaint(describeFault(name, result.error));
}
