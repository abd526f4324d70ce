/** A position of Kingdomino Duel: both maps, the dice and who took them, the spellbook, points. */
import {
  COATS,
  DIE_COUNT,
  type DuelMap,
  duel,
  JOKER,
  MAP,
  type MapScore,
  NOBODY,
  type Position,
  SPELLBOOK,
  type Spell,
} from '@kingdomino/rules/duel';
import { CASTLE_SIGN, COAT_LOOKS, castleStyle, EMPTY_SIGN, FAINT } from '../palette.ts';
import { beside, framed, type Paint, table } from '../terminal.ts';
import { LAID_LAST } from './kingdom.ts';
import { heading, scoreTable, seatLabel, seatTitle, TURN, type View, verdict } from './view.ts';

const SPELL_NAMES: Readonly<Record<Spell, string>> = {
  free: 'free placement',
  split: 'split',
  both: 'both dice',
  turn: 'turn a die',
  banner: 'banner',
  dignitary: 'dignitary',
};

const PARTS: readonly (keyof MapScore)[] = ['domains', 'banner', 'total', 'largestDomain', 'crosses'];

export function drawDuel(view: View<'duel'>): string[] {
  const { paint, columns, position } = view;
  const drawn = lastCells(view);
  const maps = position.maps.map((map, seat) => [
    `${seatTitle(view, seat)} ${paint(roleOf(position, seat), FAINT)}`,
    ...drawMap(map, seat, view.last?.actor === seat ? drawn : [], paint),
    ` ${paint('castle bonus', FAINT)} ${position.bonusUsed[seat] ? 'used' : 'unused'}`,
  ]);
  const outcome = duel.outcome(position);
  return [
    ...heading(view, 'Kingdomino Duel', `round ${position.round + 1}`),
    '',
    ...beside(maps, columns, 3),
    '',
    ...beside([diceBlock(position, paint), spellbookBlock(position, paint)], columns, 4),
    '',
    ...scoreTable(view, outcome, PARTS),
    '',
    position.phase === 'over' ? verdict(outcome, paint) : nextStep(position, paint),
    ...legend(paint),
  ];
}

function roleOf({ phase, playerA }: Position, seat: number): string {
  return phase === 'first' ? '' : `player ${seat === playerA ? 'A' : 'B'}`;
}

function lastCells({ last }: View<'duel'>): string[] {
  const move = last?.move;
  if (move?.kind === 'dignitary') return [`${move.x},${move.y}`];
  return move?.kind === 'draw' ? move.dice.map(({ x, y }) => `${x},${y}`) : [];
}

function drawMap(map: DuelMap, seat: number, marked: readonly string[], paint: Paint): string[] {
  const rows = Array.from({ length: MAP.rows }, (_, row) =>
    Array.from({ length: MAP.columns }, (_, column) => {
      const x = column - (MAP.columns - 1) / 2;
      const y = row - (MAP.rows - 1) / 2;
      if (x === 0 && y === 0) return paint(` ${CASTLE_SIGN}  `, castleStyle(seat));
      const square = map.squareAt(x, y);
      if (!square) return paint(` ${EMPTY_SIGN}  `, FAINT);
      return drawCoat(COATS.indexOf(square.coat), square.crosses, paint, marked.includes(`${x},${y}`));
    }).join(''),
  );
  return framed(rows, paint);
}

/** Four characters: a mark, the sign of the coat, and its crosses. */
function drawCoat(coat: number, crosses: number, paint: Paint, isMarked = false): string {
  const { sign, style } = COAT_LOOKS[COATS[coat]!];
  const text = `${isMarked ? LAID_LAST : ' '}${sign}${crosses > 0 ? crosses : ''}`.padEnd(4);
  return paint(text, crosses > 0 || isMarked ? { ...style, bold: true } : style);
}

function diceBlock(position: Position, paint: Paint): string[] {
  const isRolled = position.phase !== 'first' && position.phase !== 'roll';
  const rows = Array.from({ length: DIE_COUNT }, (_, die) => {
    const coat = position.coatOn(die);
    const owner = position.takenBy[die]!;
    if (!isRolled) return [` ${die}`, ' –', ''];
    const face = coat === JOKER ? ' ?  ' : drawCoat(coat, position.crossesOn(die), paint);
    const cross = position.crossedDie[owner] === die ? ' +castle cross' : '';
    return [` ${die}`, face, (owner === NOBODY ? paint('free', FAINT) : seatLabel(owner, paint)) + cross];
  });
  const [header, ...lines] = table([['die', 'face', 'taken by'], ...rows], [0, 1, 2]);
  return [paint(header!, FAINT), ...lines];
}

/** D-C4: for each coat the boxes of both players, and who owns the spell. */
function spellbookBlock(position: Position, paint: Paint): string[] {
  const rows = SPELLBOOK.map(({ coat, boxes, spell }, index) => {
    const owner = position.owners[index]!;
    const line = (seat: number) => {
      if (owner !== NOBODY && owner !== seat) return paint('x'.repeat(boxes), FAINT);
      const filled = position.boxes[seat * COATS.length + index]!;
      return '■'.repeat(filled) + '□'.repeat(boxes - filled);
    };
    const isUsed = position.cast[index] !== 0;
    const state = owner === NOBODY ? '' : `${seatLabel(owner, paint)}${isUsed ? paint(' used', FAINT) : ''}`;
    return [`${drawCoat(index, 0, paint)} ${coat}`, line(0), line(1), SPELL_NAMES[spell], state];
  });
  const header = ['spellbook', seatLabel(0, paint), seatLabel(1, paint), 'spell', ''];
  return [...table([header, ...rows], [0, 1, 2, 3, 4]), ...bannerLines(position, paint)];
}

function bannerLines({ banners }: Position, paint: Paint): string[] {
  return [0, 1]
    .filter(seat => banners[seat]! >= 0)
    .map(seat => `${seatLabel(seat, paint)}'s banner: ${COATS[banners[seat]!]}`);
}

function nextStep(position: Position, paint: Paint): string {
  const who = seatLabel(position.seat, paint);
  switch (position.phase) {
    case 'over':
      return '';
    case 'first':
      return 'Next: it is settled who begins.';
    case 'roll':
      return 'Next: the dice are rolled.';
    case 'take':
      return `Next: ${who}, player A, takes a die.`;
    case 'take-two':
      return `Next: ${who}, player B, takes two dice.`;
    case 'draw':
      return `Next: ${who} draws a domino (${duel.countMoves(position)} ways).`;
    case 'banner':
      return `Next: ${who} names a coat for the banner.`;
    case 'dignitary':
      return `Next: ${who} adds a cross to a coat.`;
  }
}

function legend(paint: Paint): string[] {
  const coats = COATS.map((coat, index) => `${drawCoat(index, 0, paint)} ${coat}`);
  const signs = [
    `${CASTLE_SIGN} castle`,
    `${COAT_LOOKS.disc.sign}1 with a cross`,
    `${LAID_LAST} drawn last`,
    `${TURN} to act`,
    '■ box filled',
    'x struck out',
  ];
  return ['', coats.join('  '), paint(` ${signs.join('  ')}`, FAINT)];
}
