/** What a move of Duel looks like: dice roll and go to who took them, ink comes to the map, boxes fill, spells are won. */
import { COAT_OF, COATS, type Move, type Position } from '@kingdomino/rules/duel';
import type { Motion, Scene } from '../motion/scene.ts';
import type { Happening } from '../table-ui/use-motion.ts';
import { ANCHORS } from './anchors.ts';
import { wonSpells } from './won-spells.ts';

const ROLLED = 70;
/** Boxes are filled when the last coat is drawn. */
const DRAWN = 300;
const FILLED = 140;

/** `mine` are the seats whose dice are drawn by hand, on this device. */
export function sceneOf(
  { before, move, after }: Happening<'duel'>,
  { mine }: { readonly mine: readonly number[] },
): Scene {
  return [
    ...diceMoved(before, after, mine),
    ...moved(before, move),
    ...filled(before, after),
    ...won(before, after),
  ];
}

/** From the middle to their owner, from there to the hand and back. */
function diceMoved(before: Position, after: Position, mine: readonly number[]): Motion[] {
  if (before.phase === 'first' || before.phase === 'roll') return [];
  return [...after.takenBy.keys()]
    .filter(die => placeOf(before, die, mine) !== placeOf(after, die, mine))
    .map(die => ({ kind: 'travel', from: ANCHORS.die(die), to: ANCHORS.die(die) }));
}

function placeOf({ takenBy, phase, seat }: Position, die: number, mine: readonly number[]): string {
  const owner = takenBy[die]!;
  return phase === 'draw' && seat === owner && mine.includes(owner) ? 'hand' : `seat ${owner}`;
}

function moved(before: Position, move: Move): Motion[] {
  const { seat } = before;
  switch (move.kind) {
    case 'first':
    case 'take':
    case 'both':
    case 'pass':
      return [];
    case 'roll':
      return move.faces.map((_, die) => ({
        kind: 'show',
        at: ANCHORS.die(die),
        effect: 'tumble',
        delay: ROLLED * die,
      }));
    case 'draw':
      return move.dice.map(({ x, y }, index) => ({
        kind: 'show',
        at: ANCHORS.ink(seat, x, y),
        effect: 'stamp',
        delay: FILLED * index,
      }));
    case 'banner':
      return [{ kind: 'show', at: ANCHORS.spell(COAT_OF.banner), effect: 'pop' }];
    case 'dignitary':
      return [{ kind: 'show', at: ANCHORS.ink(seat, move.x, move.y), effect: 'stamp' }];
  }
}

function filled(before: Position, after: Position): Motion[] {
  const grown = [...after.boxes.keys()].filter(index => after.boxes[index]! > before.boxes[index]!);
  return grown.flatMap((index, order) => {
    const coat = index % COATS.length;
    const seat = (index - coat) / COATS.length;
    const count = after.boxes[index]! - before.boxes[index]!;
    return Array.from({ length: count }, (_, more): Motion => {
      const at = ANCHORS.box(seat, coat, before.boxes[index]! + more);
      return { kind: 'show', at, effect: 'pop', delay: DRAWN + FILLED * order };
    });
  });
}

function won(before: Position, after: Position): Motion[] {
  return wonSpells(before, after).map(({ coat }) => ({
    kind: 'show',
    at: ANCHORS.spell(coat),
    effect: 'pop',
    delay: 2 * DRAWN,
  }));
}
