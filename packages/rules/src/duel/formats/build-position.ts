/**
 * A position from its layout. Everything is checked: dice, boxes, spells and maps fit the phase, and the maps can have been
 * drawn by the rules, so that whoever is given the position can play on.
 */
import { demand } from '../../kernel/formats/reading.ts';
import { COAT_OF, COATS, DIE_COUNT, FACE_COUNT, SPELLBOOK } from '../components.ts';
import { MAP_GRID } from '../map.ts';
import { NOBODY, Position } from '../position.ts';
import { demandMap } from './build-map.ts';
import { hasCast, type Layout, ownerOf } from './layout.ts';

/** More rounds than any game has: each fills two of the 34 cells of a map. */
export const MOST_ROUNDS = 34;

export function buildPosition(layout: Layout): Position {
  demandTime(layout);
  demandDice(layout);
  demandSpellbook(layout);
  for (const seat of [0, 1]) demandMap(layout, seat);
  const position = fill(layout);
  demandChoice(layout, position);
  demandEnd(layout, position);
  return position;
}

function fill(layout: Layout): Position {
  const position = new Position(layout.options, layout.recordVersion);
  position.phase = layout.phase;
  position.round = layout.round;
  position.playerA = layout.playerA ?? 0;
  position.seat = layout.seat ?? position.playerA;
  for (const [die, { face, takenBy, isCrossed }] of layout.dice.entries()) {
    position.faces[die] = face;
    position.takenBy[die] = takenBy;
    if (isCrossed) position.crossedDie[takenBy] = die;
  }
  for (const coat of COATS.keys()) {
    position.boxes[coat] = layout.boxes[coat]![0];
    position.boxes[COATS.length + coat] = layout.boxes[coat]![1];
    position.owners[coat] = ownerOf(layout, coat);
    position.cast[coat] = layout.cast[coat] ? 1 : 0;
  }
  for (const seat of [0, 1]) {
    position.bonusUsed[seat] = layout.bonusUsed[seat] ? 1 : 0;
    if (hasCast(layout, 'banner', seat)) position.banners[seat] = layout.named;
    for (const { x, y, coat, crosses, round } of layout.maps[seat]!) {
      position.maps[seat]!.draw(MAP_GRID.cellAt(x, y), COATS.indexOf(coat), crosses, round);
      if (round === layout.round) position.drew[seat] = 1;
    }
  }
  return position;
}

/** D-R1: round, player A and whose turn it is. */
function demandTime({ phase, seat, round, playerA, options }: Layout): void {
  const inside = (each: number | undefined) => each === undefined || each === 0 || each === 1;
  demand(inside(seat), `${phase}: there is no seat ${seat}`);
  demand(inside(playerA), `A: there is no seat ${playerA}`);
  demand(round < MOST_ROUNDS, `round: no game has a round ${round}; they are counted from 0`, 'duel-round');
  demand(
    (phase === 'first') === (playerA === undefined),
    phase === 'first' ? 'A: nobody is player A yet' : 'A: it must be said who is player A in this round',
    'duel-first',
  );
  demand(
    phase !== 'first' || round === 0,
    `first: it is settled in round 0, not in round ${round}`,
    'duel-first',
  );
  const acts = phase !== 'first' && phase !== 'roll' && phase !== 'over';
  demand(
    acts === (seat !== undefined),
    `${phase}: ${acts ? 'it must be said which seat' : 'no seat acts'}`,
    'duel-turn',
  );
  const { firstSeat } = options;
  demand(
    firstSeat === undefined || playerA === undefined || playerA === (firstSeat + round) % 2,
    `A: seat ${playerA} cannot be player A in round ${round} when seat ${firstSeat} began`,
    'duel-first',
  );
  if (phase === 'take') demand(seat === playerA, `take: player A takes first, seat ${playerA}`, 'duel-turn');
  if (phase === 'take-two')
    demand(seat !== playerA, `take-two: player B takes two, not seat ${seat}`, 'duel-turn');
}

/** D-R2, D-R3, D-B1 */
function demandDice(layout: Layout): void {
  const { phase, dice, playerA, bonusUsed, maps, round } = layout;
  const isRolled = phase !== 'first' && phase !== 'roll';
  demand(
    dice.length === (isRolled ? DIE_COUNT : 0),
    `dice: there are ${isRolled ? DIE_COUNT : 'none'} in ${phase}, not ${dice.length}`,
    'duel-dice',
  );
  if (!isRolled) return;
  for (const [die, { face, takenBy, isCrossed }] of dice.entries()) {
    demand(face >= 0 && face < FACE_COUNT, `dice: die ${die} has no face ${face}`);
    demand(takenBy >= NOBODY && takenBy <= 1, `dice: there is no seat ${takenBy} that could take die ${die}`);
    if (!isCrossed) continue;
    const hasDrawn = maps[takenBy]?.some(square => square.round === round);
    demand(
      takenBy !== NOBODY && bonusUsed[takenBy] && hasDrawn,
      `dice: die ${die} has the castle cross, but its seat has not drawn in this round or not used its bonus`,
      'duel-cross',
    );
  }
  const taken = [0, 1].map(seat => dice.filter(({ takenBy }) => takenBy === seat).length);
  const crossed = [0, 1].map(seat => dice.filter(die => die.isCrossed && die.takenBy === seat).length);
  demand(Math.max(...crossed) <= 1, 'dice: a seat has the castle cross on both of its dice', 'duel-cross');
  const due = phase === 'take' ? [0, 0] : phase === 'take-two' ? [1 - playerA!, playerA!] : [2, 2];
  demand(
    taken.join() === due.join(),
    `dice: in ${phase} the seats must have taken ${due.join(' and ')} dice, not ${taken.join(' and ')}`,
    'duel-dice',
  );
}

/** D-R7, D-R8 */
function demandSpellbook(layout: Layout): void {
  for (const [coat, { coat: name, boxes: length, spell }] of SPELLBOOK.entries()) {
    const boxes = layout.boxes[coat]!;
    const most = Math.max(...boxes);
    demand(most <= length, `book: ${name} has ${length} boxes, not ${most}`, 'duel-book');
    demand(
      boxes[0] < length || boxes[1] < length,
      `book: both seats cannot have filled the line of ${name}`,
      'duel-book',
    );
    demand(
      !layout.cast[coat] || most === length,
      `book: nobody owns the spell ${spell} of ${name}, so nobody has cast it`,
      'duel-book',
    );
  }
  const isNamed = layout.cast[COAT_OF.banner]!;
  demand(
    isNamed === layout.named >= 0,
    isNamed
      ? 'named: the coat that was named for the banner is missing'
      : 'named: nobody has cast the banner',
    'duel-banner',
  );
}

/** D-S5, D-S6: a lightning spell that was just won is played before anything else, A's first. */
function demandChoice({ phase, seat, playerA = 0 }: Layout, position: Position): void {
  const due = [playerA, 1 - playerA].flatMap(each => [
    ...(position.canCast('banner', each) ? [`banner ${each}`] : []),
    ...(position.canCast('dignitary', each) && !position.maps[each]!.isEmpty() ? [`dignitary ${each}`] : []),
  ])[0];
  const isChoice = phase === 'banner' || phase === 'dignitary';
  const found = isChoice ? `${phase} ${seat}` : undefined;
  demand(
    due === found,
    due === undefined
      ? `${phase}: seat ${seat} does not own this spell, has cast it or has nothing on its map`
      : `${found ?? phase}: the spell that was won must be played first: ${due}`,
    'duel-spell',
  );
  for (const spell of ['banner', 'dignitary'] as const) {
    const coat = COAT_OF[spell];
    demand(
      isChoice || position.owners[coat] === NOBODY || position.cast[coat] === 1,
      `book: the spell ${spell} is played at once, but has not been cast`,
      'duel-spell',
    );
  }
}

/** D-E1, D-R9 */
function demandEnd({ phase, playerA, seat, round }: Layout, position: Position): void {
  const { drew, maps } = position;
  for (const each of [0, 1]) {
    demand(
      !maps[each]!.isFull() || drew[each] === 1,
      `seat${each}: the map was full before round ${round}: the game is over`,
      'duel-full',
      each,
    );
  }
  const isEarlier = phase === 'first' || phase === 'roll' || phase === 'take' || phase === 'take-two';
  const mayHaveDrawn = (each: number) =>
    !isEarlier && (phase !== 'draw' || (each === playerA && each !== seat));
  const early = [0, 1].find(each => drew[each] === 1 && !mayHaveDrawn(each));
  demand(
    early === undefined,
    `seat${early}: it cannot have drawn in round ${round} yet`,
    'duel-early',
    early,
  );
  const isEnd = maps.some(map => map.isFull()) || (drew[0] === 0 && drew[1] === 0);
  demand(phase !== 'over' || isEnd, 'over: no map is full, and somebody drew in the last round', 'duel-over');
}
