/** A kingdom drawn as text, one token a square. docs/notation.md describes it. */
import { Kingdom, type KingdomSize, TERRAINS } from '@kingdomino/rules/kingdomino';
import { Complaint, quoted } from './complaint.ts';
import { CASTLE_SIGN, EMPTY_SIGN, TERRAIN_LOOKS } from './palette.ts';

interface Token {
  readonly text: string;
  /** Where its square lies. */
  readonly row: number;
  readonly column: number;
  /** Where it stands in the text, both counted from 1. */
  readonly where: string;
}

interface DrawnSquare extends Token {
  readonly terrain: number;
  readonly crowns: number;
}

const MOST_CROWNS = 3;
const SIGNS: readonly string[] = TERRAINS.map(terrain => TERRAIN_LOOKS[terrain].sign);

/** The squares need not come from real dominoes, nor be placed by the rules. */
export function parseDrawing(text: string, size: KingdomSize): Kingdom {
  const tokens = readTokens(text).filter(token => token.text !== EMPTY_SIGN);
  const { castle, squares } = sortOut(tokens);
  checkSpan([castle, ...squares], size);
  const kingdom = new Kingdom(size);
  for (const { row, column, terrain, crowns } of squares) {
    const cell = kingdom.grid.cellAt(column - castle.column, row - castle.row);
    kingdom.board.lay(cell, terrain, crowns, 0);
  }
  // what a complete kingdom lacks was discarded, or never received: both cost the Harmony (K-V3)
  kingdom.discards = Math.ceil((size * size - 1 - squares.length) / 2);
  return kingdom;
}

/** A `#` begins a remark; lines without a token do not count as rows. */
function readTokens(text: string): Token[] {
  const rows: Token[][] = [];
  for (const [index, line] of text.split('\n').entries()) {
    const tokens = [...line.replace(/#.*/, '').matchAll(/\S+/g)];
    if (tokens.length === 0) continue;
    const row = rows.length;
    rows.push(
      tokens.map((match, column) => ({
        text: match[0],
        row,
        column,
        where: `line ${index + 1}, column ${match.index + 1}`,
      })),
    );
  }
  return rows.flat();
}

function sortOut(tokens: readonly Token[]): { readonly castle: Token; readonly squares: DrawnSquare[] } {
  const squares = tokens.filter(token => token.text !== CASTLE_SIGN).map(readSquare);
  const [castle, second] = tokens.filter(token => token.text === CASTLE_SIGN);
  if (!castle) throw new Complaint(`there is no castle: mark its square with ${CASTLE_SIGN}`);
  if (second) throw new Complaint(`${second.where}: a second castle; the first is in ${castle.where}`);
  return { castle, squares };
}

function readSquare(token: Token): DrawnSquare {
  const [, sign = '', digits = ''] = /^([a-z])([0-9]*)$/.exec(token.text) ?? [];
  const terrain = SIGNS.indexOf(sign);
  if (terrain < 0) {
    const known = `${SIGNS.join(' ')} with up to ${MOST_CROWNS} crowns (f1), ${CASTLE_SIGN} or ${EMPTY_SIGN}`;
    throw new Complaint(`${token.where}: ${quoted(token.text)} is no square; a square is ${known}`);
  }
  const crowns = Number(digits);
  if (crowns <= MOST_CROWNS) return { ...token, terrain, crowns };
  throw new Complaint(
    `${token.where}: ${token.text} has ${crowns} crowns; a square has at most ${MOST_CROWNS}`,
  );
}

/** K-P3 */
function checkSpan(tokens: readonly Token[], size: KingdomSize): void {
  const span = (places: number[]) => Math.max(...places) - Math.min(...places) + 1;
  const wide = span(tokens.map(({ column }) => column));
  const high = span(tokens.map(({ row }) => row));
  if (Math.max(wide, high) <= size) return;
  const advice = size === 5 && Math.max(wide, high) <= 7 ? ' (--size 7 is the Mighty Duel)' : '';
  throw new Complaint(
    `the kingdom is ${wide} wide and ${high} high; it must fit ${size}x${size}, K-P3${advice}`,
  );
}
