import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Kingdom, scoreKingdom, TERRAINS } from '@kingdomino/rules/kingdomino';
import {
  drawingOf,
  loadNets,
  type Nets,
  type ScannedKingdom,
  SquareNet,
  scan as scanPicture,
} from '@kingdomino/vision';
import type { Arguments } from '../arguments.ts';
import { readVariants } from '../chosen-game.ts';
import { type Command, EXIT_OK, EXIT_WRONG } from '../command.ts';
import { Complaint, quoted, UsageComplaint } from '../complaint.ts';
import type { Io } from '../io.ts';
import { FAINT } from '../palette.ts';
import { type Verdict, verdictOn } from '../photos/evaluation.ts';
import { readLabels } from '../photos/labels.ts';
import { kingdomIn } from '../photos/points.ts';
import { readPicture } from '../photos/read-picture.ts';
import { drawKingdom } from '../pictures/kingdom.ts';
import { type Bonuses, pointsTable } from '../pictures/points-table.ts';
import { reasonOf } from '../record-stream.ts';
import { beside, COLOUR_OPTIONS, choosePaint, type Paint, table } from '../terminal.ts';

export const scan: Command = {
  summary: 'Read kingdoms from a photograph and count their points',
  usage: 'PHOTO [options] | --evaluate FOLDER [options]',
  details: `
Finds the kingdoms in a photograph (JPEG or PNG), recognises their squares, and counts. Squares that it is not sure of
are named. The exit code is 1 when there is no kingdom in the picture.

With --evaluate it reads every photograph of a folder whose labels.json says what lies there, and prints how many
squares, crowns and whole kingdoms are right without a correction, and how far the points are off:

  { "kingdom.jpg": { "size": 5, "rows": ["w0 w1 f0 f0 l0", "g0 ...", ...] } }

A square is a letter (w f l g s m, c castle, e empty) and the number of its crowns.
`,
  options: {
    json: { help: 'print JSON' },
    variants: { value: 'LIST', help: 'bonuses that count: middle-kingdom,harmony' },
    evaluate: { value: 'FOLDER', help: 'measure with labelled photographs' },
    fold: { value: 'K/N', help: 'with --evaluate: every Nth board-* from number K on, for cross-validation' },
    net: { value: 'FILE', help: 'a packed net for squares instead of the one that comes with the program' },
    ...COLOUR_OPTIONS,
  },
  plainArguments: 1,
  examples: [
    'kingdomino scan kingdom.jpg',
    'kingdomino scan kingdom.jpg --json',
    'kingdomino scan --evaluate photos',
  ],
  async run(args, io) {
    const folder = args.text('evaluate');
    const [file] = args.plain;
    if ((file === undefined) === (folder === undefined))
      throw new UsageComplaint('name one photograph, or a folder of them with --evaluate');
    if (file === undefined) return evaluate(folder!, args, io);
    return scanFile(file, args, io);
  },
};

async function scanFile(file: string, args: Arguments, io: Io): Promise<number> {
  const paint = choosePaint(args, io);
  const variants = readVariants(args, ['middle-kingdom', 'harmony']);
  const bonuses = {
    middleKingdom: variants.includes('middleKingdom'),
    harmony: variants.includes('harmony'),
  };
  const kingdoms = scanPicture(await readPicture(file), await netsFor(args));
  if (args.has('json'))
    await io.write(`${JSON.stringify({ kingdoms: kingdoms.map(each => jsonOf(each, bonuses)) })}\n`);
  else if (kingdoms.length === 0) io.warn(`kingdomino scan: no kingdom was found in ${file}\n`);
  else await io.write(kingdoms.map(each => `${linesOf(each, bonuses, paint, io).join('\n')}\n`).join('\n'));
  return kingdoms.length === 0 ? EXIT_WRONG : EXIT_OK;
}

async function netsFor(args: Arguments): Promise<Nets> {
  const nets = await loadNets(address => bytesOf(fileURLToPath(address)));
  const own = args.text('net');
  if (own === undefined) return nets;
  try {
    return { ...nets, squares: new SquareNet(await bytesOf(own)) };
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new Complaint(`cannot use ${own}: ${code ? reasonOf(error as NodeJS.ErrnoException) : message}`);
  }
}

async function bytesOf(file: string): Promise<ArrayBuffer> {
  return Uint8Array.from(await readFile(file)).buffer;
}

/** Rows and columns are counted from 1. */
function doubtfulIn({
  columns,
  squares,
}: ScannedKingdom): { readonly row: number; readonly column: number }[] {
  return squares.flatMap(({ isDoubtful }, at) =>
    isDoubtful ? [{ row: Math.floor(at / columns) + 1, column: (at % columns) + 1 }] : [],
  );
}

function jsonOf(scanned: ScannedKingdom, bonuses: Bonuses): object {
  const kingdom = kingdomIn(scanned);
  return {
    corners: scanned.corners.map(({ x, y }) => ({ x: Math.round(10 * x) / 10, y: Math.round(10 * y) / 10 })),
    columns: scanned.columns,
    rows: scanned.rows,
    squares: drawingOf(scanned).split('\n'),
    doubtful: doubtfulIn(scanned),
    isConsistent: scanned.isConsistent,
    ...(kingdom.ok
      ? { areas: areasOf(kingdom.value), points: scoreKingdom(kingdom.value, bonuses).total }
      : { problem: kingdom.error }),
  };
}

function areasOf(kingdom: Kingdom): object[] {
  return [...kingdom.areas()].map(({ kind, cells, marks, points }) => ({
    terrain: TERRAINS[kind]!,
    squares: cells.length,
    crowns: marks,
    points,
  }));
}

function linesOf(scanned: ScannedKingdom, bonuses: Bonuses, paint: Paint, io: Io): string[] {
  const kingdom = kingdomIn(scanned);
  const doubtful = doubtfulIn(scanned).map(({ row, column }) => `row ${row} column ${column}`);
  return [
    ...(kingdom.ok
      ? beside(
          [drawKingdom(kingdom.value, { seat: 0 }, paint), pointsTable(kingdom.value, bonuses, paint)],
          io.columns,
          3,
        )
      : [drawingOf(scanned), `no points: ${kingdom.error}`]),
    ...(doubtful.length > 0 ? [paint(`not sure: ${doubtful.join(', ')}`, FAINT)] : []),
    ...(scanned.isConsistent ? [] : ['The dominoes of the box cannot lie like this.']),
  ];
}

async function evaluate(folder: string, args: Arguments, io: Io): Promise<number> {
  const labelled = chosenBy(args.text('fold'), await readLabels(folder));
  if (labelled.length === 0) throw new Complaint(`there are no labelled photographs in ${folder}`);
  const nets = await netsFor(args);
  const verdicts: Verdict[] = [];
  for (const picture of labelled)
    verdicts.push(verdictOn(picture, scanPicture(await readPicture(join(folder, picture.name)), nets)[0]));
  const text = args.has('json') ? JSON.stringify(summaryOf(verdicts)) : reportOn(verdicts).join('\n');
  await io.write(`${text}\n`);
  return EXIT_OK;
}

function chosenBy<Named extends { readonly name: string }>(
  fold: string | undefined,
  all: readonly Named[],
): Named[] {
  if (fold === undefined) return [...all];
  const [, k, n] = /^(\d+)\/(\d+)$/.exec(fold) ?? [];
  if (k === undefined || Number(k) >= Number(n))
    throw new UsageComplaint(`--fold must be like 0/5, not ${quoted(fold)}`);
  return all.filter(({ name }) => name.startsWith('board-')).filter((_, at) => at % Number(n) === Number(k));
}

function summaryOf(verdicts: readonly Verdict[]) {
  const sum = (value: (verdict: Verdict) => number) =>
    verdicts.reduce((total, each) => total + value(each), 0);
  return {
    photographs: verdicts.length,
    found: sum(({ right }) => Number(right > 0)),
    squares: sum(({ squares }) => squares),
    right: sum(({ right }) => right),
    crowns: sum(({ crowns }) => crowns),
    unnoticed: sum(({ unnoticed }) => unnoticed),
    doubtful: sum(({ doubtful }) => doubtful),
    whole: sum(({ squares, right }) => Number(squares === right)),
    pointsRight: sum(({ off }) => Number(off === 0)),
    pointsOff: sum(({ off }) => off ?? 0),
    verdicts,
  };
}

function reportOn(verdicts: readonly Verdict[]): string[] {
  const total = summaryOf(verdicts);
  const share = (part: number, whole: number) =>
    `${part} of ${whole} (${((100 * part) / whole).toFixed(2)} %)`;
  const wrong = verdicts.filter(({ right, squares, off }) => right < squares || off !== 0);
  return [
    ...table([
      ['squares right', share(total.right, total.squares)],
      ['crowns right', share(total.crowns, total.squares)],
      ['wrong and not marked', `${total.unnoticed}`],
      ['marked as doubtful', `${total.doubtful}`],
      ['whole kingdoms right', share(total.whole, total.photographs)],
      ['points right', share(total.pointsRight, total.photographs)],
      ['points off in all', `${total.pointsOff}`],
    ]),
    ...(wrong.length === 0
      ? []
      : ['', ...table([['not right', 'squares', 'points off'], ...wrong.map(rowOf)])]),
  ];
}

function rowOf({ name, squares, right, off }: Verdict): string[] {
  return [name, right === 0 ? 'not found' : `${right} of ${squares}`, `${off ?? '?'}`];
}
