/** What a move of Duel looks like: dice roll and go to who took them, ink comes to the map, boxes fill, spells are won. */
import { COAT_OF, COATS, type Move, type Position } from '@kingdomino/rules/duel';
import type { Motion, Scene } from '../motion/scene.ts';
import type { Happening } from '../play/use-motion.ts';
import { ANCHORS } from './anchors.ts';
import { newOwners } from './new-owners.ts';

const ROLLED = 70;
/** Boxes are filled when the last coat is drawn. */
const DRAWN = 300;
const FILLED = 140;

export function sceneOf({ before, move, after }: Happening<'duel'>): Scene {
  return [...moved(before, move, after), ...filled(before, after), ...won(before, after)];
}

function moved(before: Position, move: Move, after: Position): Motion[] {
  const { seat } = before;
  switch (move.kind) {
    case 'first':
      return [];
    case 'roll':
      return move.faces.map((_, die) => ({
        kind: 'show',
        at: ANCHORS.die(die),
        effect: 'tumble',
        delay: ROLLED * die,
      }));
    case 'take':
    case 'both':
      return [...after.takenBy.keys()]
        .filter(die => after.takenBy[die] !== before.takenBy[die])
        .map(die => ({ kind: 'travel', from: ANCHORS.die(die), to: ANCHORS.die(die) }));
    case 'draw':
      return move.dice.map(({ x, y }, index) => ({
        kind: 'show',
        at: ANCHORS.ink(seat, x, y),
        effect: 'stamp',
        delay: FILLED * index,
      }));
    case 'pass':
      return [];
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
  return newOwners(before, after).map(({ coat }) => ({
    kind: 'show',
    at: ANCHORS.spell(coat),
    effect: 'pop',
    delay: 2 * DRAWN,
  }));
}
