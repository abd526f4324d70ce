import { type Kingdom, type KingdomSize, parseKingdom } from '@kingdomino/rules/kingdomino';
import type { Arguments } from '../arguments.ts';
import { readVariants } from '../chosen-game.ts';
import { type Command, EXIT_OK } from '../command.ts';
import { Complaint } from '../complaint.ts';
import type { Io } from '../io.ts';
import { drawKingdom } from '../pictures/kingdom.ts';
import { pointsTable } from '../pictures/points-table.ts';
import { readText, STANDARD_INPUT } from '../record-stream.ts';
import { beside, COLOUR_OPTIONS, choosePaint } from '../terminal.ts';

const MOST_TEXT = 10_000;

export const score: Command = {
  summary: 'Count the points of a kingdom that is drawn as text',
  usage: '[FILE|-] [options]',
  details: `
Reads a drawing from the file, or from standard input: one token a square, separated by blanks.

  w f l g s m   wheat, forest, lake, grassland, swamp, mine
  f1 s2 m3      the same with 1, 2 or 3 crowns
  C             the castle, exactly once
  .             nothing there (also where a row ends early)
  # ...         a remark, up to the end of the line

For example:

  f  f  l1 l  w
  f1 g  l  w  w1
  f  g2 C  w  w
  s1 g  m2 m3 w
  s  s  s  .  .
`,
  options: {
    variants: { value: 'LIST', help: 'bonuses that count: middle-kingdom,harmony' },
    size: { value: 'N', help: '5 (default), or 7 as in the Mighty Duel' },
    ...COLOUR_OPTIONS,
  },
  plainArguments: 1,
  examples: [
    'kingdomino score kingdom.txt --variants middle-kingdom,harmony',
    "printf 'f1 f\\nC  f\\n' | kingdomino score",
  ],
  async run(args, io) {
    const paint = choosePaint(args, io);
    const variants = readVariants(args, ['middle-kingdom', 'harmony']);
    const size = Number(args.oneOf('size', ['5', '7'], '5')) as KingdomSize;
    const kingdom = kingdomOf(await readDrawing(args, io), size);
    const bonuses = {
      middleKingdom: variants.includes('middleKingdom'),
      harmony: variants.includes('harmony'),
    };
    const picture = drawKingdom(kingdom, { seat: 0 }, paint);
    const points = pointsTable(kingdom, bonuses, paint);
    await io.write(`${beside([picture, points], io.columns, 3).join('\n')}\n`);
    return EXIT_OK;
  },
};

function kingdomOf(drawing: string, size: KingdomSize): Kingdom {
  const kingdom = parseKingdom(drawing, size);
  if (kingdom.ok) return kingdom.value;
  const advice = size === 5 && parseKingdom(drawing, 7).ok ? ' (--size 7 is the Mighty Duel)' : '';
  throw new Complaint(kingdom.error + advice);
}

async function readDrawing(args: Arguments, io: Io): Promise<string> {
  const file = args.plain[0] ?? STANDARD_INPUT;
  if (file === STANDARD_INPUT && io.isTyped)
    io.warn('Draw the kingdom, then press Ctrl-D (see: score --help).\n');
  let text = '';
  for await (const piece of readText(file, io)) {
    text += piece;
    if (text.length > MOST_TEXT) throw new Complaint('this is too long for the drawing of a kingdom');
  }
  return text;
}
