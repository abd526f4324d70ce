/** A position of Kingdomino: kingdoms, both lines with their kings, points, whose turn it is. */
import {
  FREE,
  type KingdomScore,
  kingdomino,
  type Position,
  type Slot,
  SWITCH_NAMES,
  SWITCHES,
  TERRAINS,
} from '@kingdomino/rules/kingdomino';
import { CASTLE_SIGN, FAINT, TERRAIN_LOOKS, TITLE } from '../palette.ts';
import { beside, type Paint, padEnd, padStart } from '../terminal.ts';
import { drawDomino, drawHalf, drawKingdom, LAID_LAST } from './kingdom.ts';
import { heading, scoreTable, seatLabel, seatTitle, TURN, type View, verdict } from './view.ts';

export function drawKingdomino(view: View<'kingdomino'>): string[] {
  const { paint, columns, position } = view;
  const marked = lastDomino(view);
  const kingdoms = position.kingdoms.map((kingdom, seat) => [
    seatTitle(view, seat),
    ...drawKingdom(kingdom, marked === undefined ? { seat } : { seat, marked }, paint),
  ]);
  const outcome = kingdomino.outcome(position);
  return [
    ...heading(view, titleOf(position), stageOf(position)),
    '',
    ...beside(lineBlocks(position, paint), columns, 4),
    '',
    ...beside(kingdoms, columns),
    '',
    ...scoreTable(view, outcome, partsOf(position)),
    '',
    position.phase === 'over' ? verdict(outcome, paint) : nextStep(position, paint),
    ...legend(paint),
  ];
}

/** The parts of the points, without bonuses that are not played with. */
function partsOf({ options }: Position): (keyof KingdomScore)[] {
  const { middleKingdom, harmony } = options;
  const bonuses = [middleKingdom && 'middleKingdom', harmony && 'harmony'] as const;
  return ['areas', ...bonuses.filter(part => part !== false), 'total', 'largestArea', 'crowns'];
}

function titleOf({ options }: Position): string {
  const names = SWITCH_NAMES.filter(name => options[name]).map(name => SWITCHES[name].name);
  return `Kingdomino, ${options.players} players${names.length > 0 ? `: ${names.join(', ')}` : ''}`;
}

function stageOf(position: Position): string {
  const { setup, finished, dealt } = position;
  const game =
    setup.games > 1 ? `game ${Math.min(finished.length + 1, setup.games)} of ${setup.games} · ` : '';
  return `${game}line ${dealt} of ${setup.lines} · ${position.unseen().length} dominoes unseen`;
}

function lastDomino({ last }: View<'kingdomino'>): number | undefined {
  return last?.move.kind === 'place' ? last.move.domino : undefined;
}

/** The older line, the newer line, and the kings still in the hand. */
function lineBlocks(position: Position, paint: Paint): string[][] {
  const isActing = position.phase === 'place' || position.phase === 'pick';
  const acted = position.phase === 'over' ? position.setup.lineLength : isActing ? position.turn : 0;
  const older = position.older().map((slot, index) => {
    const isTurn = isActing && index === position.turn;
    const state = index < acted ? 'done' : isTurn ? TURN : 'waiting';
    return drawSlot(slot, state, paint);
  });
  const newer = position.newer().map(slot => drawSlot(slot, 'waiting', paint));
  const isPicking = position.isOpening && position.dealt > 0;
  const drawn = Array.from(position.kings.slice(position.kingsPlaced, position.setup.kings)).filter(
    seat => seat >= 0,
  );
  const hand = isPicking ? [...drawn, ...position.hand()] : [];
  return [
    block('older line', older, paint),
    block('newer line', newer, paint),
    ...(hand.length > 0
      ? [
          block(
            'kings to come',
            hand.map(seat => seatLabel(seat, paint)),
            paint,
          ),
        ]
      : []),
  ];
}

function block(title: string, rows: readonly string[], paint: Paint): string[] {
  return [padEnd(paint(title, FAINT), 24), ...(rows.length > 0 ? rows : [paint('  (none)', FAINT)])];
}

function drawSlot({ domino, owner }: Slot, state: typeof TURN | 'done' | 'waiting', paint: Paint): string {
  const king = owner === FREE ? paint('free', FAINT) : seatLabel(owner, paint);
  const number = padStart(`${domino}`, 2);
  const sign = state === TURN ? paint(TURN, TITLE) : ' ';
  return `${sign}${number} ${drawDomino(domino, paint)} ${king}${state === 'done' ? paint(' done', FAINT) : ''}`;
}

function nextStep(position: Position, paint: Paint): string {
  const who = seatLabel(position.seat, paint);
  switch (position.phase) {
    case 'over':
      return '';
    case 'kings':
      return 'Next: the order of the kings is drawn.';
    case 'king':
      return 'Next: a king comes out of the hand.';
    case 'line':
      return 'Next: a line is dealt.';
    case 'pick':
      return `Next: ${who} puts a king on a domino of the newer line.`;
    case 'place': {
      const mustDiscard = kingdomino.moveAt(position, 0).kind === 'discard';
      const ways = mustDiscard ? '' : ` (${kingdomino.countMoves(position)} ways)`;
      return `Next: ${who} ${mustDiscard ? 'must discard' : 'places'} domino ${position.held}${ways}.`;
    }
  }
}

function legend(paint: Paint): string[] {
  const terrains = TERRAINS.map(terrain => `${drawHalf({ terrain, crowns: 0 }, paint)} ${terrain}`);
  const signs = `${CASTLE_SIGN} castle   ${TERRAIN_LOOKS.forest.sign}1 with a crown   ${LAID_LAST} laid last   ${TURN} to act`;
  return ['', terrains.join(' '), paint(` ${signs}`, FAINT)];
}
