/** A position of Kingdomino Duel as one line of text. docs/position.md describes it. */
import { type Fields, formatField, readNumber } from '../../kernel/formats/fields.ts';
import { INTEGER, quote } from '../../kernel/formats/notation.ts';
import { demand } from '../../kernel/formats/reading.ts';
import { COATS, type Coat } from '../components.ts';
import type { CoatSquare } from '../map.ts';
import type { Options } from '../options.ts';
import { NOBODY, type Position } from '../position.ts';
import { buildPosition } from './build-position.ts';
import { type Layout, layoutOf, PHASES, type RolledDie } from './layout.ts';

export const FIELDS = [...PHASES, 'round', 'A', 'dice', 'seat0', 'seat1', 'book', 'named', 'bonus'];

const OLD_RECORD = 'version1';

/** The fields, without the name of the format. */
export function formatFields(position: Position): string[] {
  const layout = layoutOf(position);
  const { options, phase, seat, round, playerA, named, bonusUsed } = layout;
  const first = options.firstSeat === undefined ? [] : [`first${options.firstSeat}`];
  const old = layout.recordVersion === 1 ? [OLD_RECORD] : [];
  return [
    [...first, ...old].join(' '),
    seat === undefined ? phase : `${phase} ${seat}`,
    `round ${round}`,
    ...formatField('A', playerA === undefined ? [] : [playerA]),
    ...formatField('dice', layout.dice.map(formatDie)),
    ...layout.maps.flatMap((squares, each) => formatField(`seat${each}`, formatMap(squares))),
    ...formatField('book', formatBook(layout)),
    ...formatField('named', named < 0 ? [] : [COATS[named]!]),
    ...formatField(
      'bonus',
      [0, 1].filter(each => bonusUsed[each]),
    ),
  ];
}

export function parseFields(fields: Fields): Position {
  const phase = fields.oneOf(PHASES);
  const acts = !['first', 'roll', 'over'].includes(phase);
  demand(acts || fields.words(phase).length === 0, `${phase}: nothing may follow; no seat acts`);
  const round = fields.number('round');
  demand(round !== undefined, 'round: the number of the round is missing; they are counted from 0');
  const book = fields.words('book').map(readLine);
  const bonus = fields.words('bonus').map(word => readNumber(word, 'bonus'));
  const stranger = bonus.find(seat => seat > 1);
  demand(stranger === undefined, `bonus: there is no seat ${stranger}`);
  return buildPosition({
    options: readHead(fields.head),
    recordVersion: fields.head.includes(OLD_RECORD) ? 1 : 2,
    phase,
    seat: acts ? fields.number(phase) : undefined,
    round,
    playerA: fields.number('A'),
    dice: fields.words('dice').map(readDie),
    maps: [readMap(fields, 'seat0'), readMap(fields, 'seat1')],
    boxes: COATS.map(coat => lineOf(book, coat)?.boxes ?? [0, 0]),
    cast: COATS.map(coat => lineOf(book, coat)?.isCast ?? false),
    bonusUsed: [bonus.includes(0), bonus.includes(1)],
    named: readNamed(fields.words('named')),
  });
}

function readHead(words: readonly string[]): Options {
  const unknown = words.find(word => !['first0', 'first1', OLD_RECORD].includes(word));
  demand(unknown === undefined, `${quote(unknown ?? '')} is no option; there are first0 and first1`);
  const firsts = words.filter(word => word.startsWith('first'));
  demand(firsts.length <= 1, 'only one seat can be first');
  return firsts.length === 0 ? { players: 2 } : { players: 2, firstSeat: firsts[0] === 'first0' ? 0 : 1 };
}

function formatDie({ face, takenBy, isCrossed }: RolledDie): string {
  return `${face}${takenBy === NOBODY ? '' : `:${takenBy}`}${isCrossed ? '*' : ''}`;
}

function readDie(word: string): RolledDie {
  const match = /^(\d)(?::(\d)(\*)?)?$/.exec(word);
  demand(match, `dice: ${quote(word)} is no face with the seat that took the die, such as 4:1`);
  const [, face, seat, cross] = match;
  return {
    face: Number(face),
    takenBy: seat === undefined ? NOBODY : Number(seat),
    isCrossed: cross !== undefined,
  };
}

/** Domino by domino: the round, then both coats with their crosses and cells. */
function formatMap(squares: readonly CoatSquare[]): string[] {
  const rounds = [...new Set(squares.map(({ round }) => round))].sort((one, other) => one - other);
  return rounds.map(round => {
    const drawn = squares.filter(square => square.round === round);
    return `${round}:${drawn.map(formatSquare).join('+')}`;
  });
}

function formatSquare({ coat, crosses, x, y }: CoatSquare): string {
  return `${coat}${crosses > 0 ? crosses : ''}@${x},${y}`;
}

function readMap(fields: Fields, seat: string): CoatSquare[] {
  return fields.words(seat).flatMap(word => {
    const [round = '', drawn = ''] = word.split(/:(.*)/);
    const where = `${seat}: ${quote(word)}`;
    return drawn.split('+').map(text => readSquare(text, readNumber(round, where), where));
  });
}

const SQUARE = new RegExp(`^(${COATS.join('|')})([1-9])?@(${INTEGER}),(${INTEGER})$`);

function readSquare(text: string, round: number, where: string): CoatSquare {
  const match = SQUARE.exec(text);
  demand(match, `${where} is no domino, such as 3:disc@1,0+bands1@2,0`);
  const [, coat, crosses = '0', x, y] = match;
  return { coat: coat as Coat, crosses: Number(crosses), x: Number(x), y: Number(y), round };
}

interface BookLine {
  readonly coat: Coat;
  readonly boxes: readonly [number, number];
  readonly isCast: boolean;
}

function formatBook({ boxes, cast }: Layout): string[] {
  return COATS.flatMap((coat, index) => {
    const [one, other] = boxes[index]!;
    return one + other === 0 ? [] : [`${coat}=${one}:${other}${cast[index] ? '*' : ''}`];
  });
}

const BOOK_LINE = new RegExp(`^(${COATS.join('|')})=(\\d):(\\d)(\\*)?$`);

function readLine(word: string, index: number, words: readonly string[]): BookLine {
  const match = BOOK_LINE.exec(word);
  demand(match, `book: ${quote(word)} is no line with the boxes of both seats, such as disc=2:5*`);
  const [, coat, one, other, star] = match;
  const isSecond = words.slice(0, index).some(before => before.startsWith(`${coat}=`));
  demand(!isSecond, `book: ${coat} stands there twice`);
  return { coat: coat as Coat, boxes: [Number(one), Number(other)], isCast: star !== undefined };
}

function lineOf(book: readonly BookLine[], coat: Coat): BookLine | undefined {
  return book.find(line => line.coat === coat);
}

function readNamed(words: readonly string[]): number {
  if (words.length === 0) return -1;
  const coat = COATS.indexOf(words[0] as Coat);
  demand(words.length === 1 && coat >= 0, `named: one coat must follow: ${COATS.join(', ')}`);
  return coat;
}
