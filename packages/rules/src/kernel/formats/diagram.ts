/** Boards drawn as text, one token a square, around a castle. docs/notation.md describes it. */

import { err, ok, type Result } from '../result.ts';
import { quote } from './notation.ts';

const CASTLE_SIGN = 'C';
const EMPTY_SIGN = '.';

export interface DrawnToken {
  readonly text: string;
  /** Where its square lies, counted from the castle. */
  readonly x: number;
  readonly y: number;
  /** Where it stands in the text, both counted from 1. */
  readonly where: string;
}

export interface DrawnSquare extends DrawnToken {
  readonly kind: number;
  readonly marks: number;
}

export interface DrawingSigns {
  /** By kind, the letter of a square. */
  readonly letters: readonly string[];
  readonly mostMarks: number;
  /** What the marks are called. */
  readonly marks: string;
}

/** Every token. A `#` begins a remark; lines without a token do not count as rows. */
export function readTokens(text: string): Result<DrawnToken[], string> {
  const rows: DrawnToken[][] = [];
  for (const [index, line] of text.split('\n').entries()) {
    const found = [...line.replace(/#.*/, '').matchAll(/\S+/g)];
    if (found.length === 0) continue;
    const y = rows.length;
    rows.push(
      found.map((match, x) => ({
        text: match[0],
        x,
        y,
        where: `line ${index + 1}, column ${match.index + 1}`,
      })),
    );
  }
  const tokens = rows.flat();
  const [castle, second] = tokens.filter(token => token.text === CASTLE_SIGN);
  if (!castle) return err(`there is no castle: mark its square with ${CASTLE_SIGN}`);
  if (second) return err(`${second.where}: a second castle; the first is in ${castle.where}`);
  return ok(tokens.map(token => ({ ...token, x: token.x - castle.x, y: token.y - castle.y })));
}

/** The squares that are drawn, castle and empty ones left out. */
export function readSquares(text: string, signs: DrawingSigns): Result<DrawnSquare[], string> {
  const tokens = readTokens(text);
  if (!tokens.ok) return tokens;
  const squares: DrawnSquare[] = [];
  for (const token of tokens.value) {
    if (token.text === CASTLE_SIGN || token.text === EMPTY_SIGN) continue;
    const square = readSquare(token, signs);
    if (!square.ok) return square;
    squares.push(square.value);
  }
  return ok(squares);
}

function readSquare(token: DrawnToken, { letters, mostMarks, marks: name }: DrawingSigns) {
  const [, letter = '', digits = ''] = /^([a-zA-Z])([0-9]*)$/.exec(token.text) ?? [];
  const kind = letters.indexOf(letter);
  if (kind < 0) {
    const known = `${letters.join(' ')} with up to ${mostMarks} ${name} (${letters[1]}1), ${CASTLE_SIGN} or ${EMPTY_SIGN}`;
    return err(`${token.where}: ${quote(token.text)} is no square; a square is ${known}`);
  }
  const marks = Number(digits);
  if (marks <= mostMarks) return ok({ ...token, kind, marks });
  return err(`${token.where}: ${token.text} has ${marks} ${name}; a square has at most ${mostMarks}`);
}
