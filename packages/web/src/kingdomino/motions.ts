/** What a move of Kingdomino looks like: dominoes fly, kings walk, the line moves up. */
import { DIRECTIONS, type Move, type Position } from '@kingdomino/rules/kingdomino';
import type { Motion, Scene } from '../motion/scene.ts';
import type { Happening } from '../table-ui/use-motion.ts';

/** The names of what moves, wherever it is: `data-anchor` of the elements that show it. */
export const ANCHORS = {
  /** A domino in a line, without what stands on it. */
  domino: (number: number) => `domino ${number}`,
  /** A slot with everything in it. */
  newer: (number: number) => `newer ${number}`,
  older: (number: number) => `older ${number}`,
  /** The king on a domino. */
  king: (number: number) => `king ${number}`,
  /** In the opening: a king that nobody has drawn yet, and the one that chooses. */
  waitingKing: (seat: number) => `waiting king ${seat}`,
  drawnKing: 'drawn king',
  /** The backs of the line to come. */
  backs: 'backs',
  /** A domino in a kingdom. */
  laid: (seat: number, number: number) => `laid ${seat} ${number}`,
  held: 'held',
} as const;

/** A king is there before its line moves up. */
const WALK = 420;
/** Backs lie where the line was once it has left. */
const MOVED_UP = 750;
const DEALT = 80;

/** `mine` are the seats whose dominoes are laid by hand, on this device. */
export function sceneOf(
  { before, move, after }: Happening<'kingdomino'>,
  { mine }: { readonly mine: readonly number[] },
): Scene {
  const scene = [...moved(before, move, mine.includes(before.seat)), ...movedUp(before, after)];
  const isInHand = after.phase === 'place' && mine.includes(after.seat);
  if (!isInHand) return scene;
  const { domino, held } = ANCHORS;
  return [
    ...scene,
    { kind: 'travel', from: domino(after.held), to: held, delay: scene.length > 0 ? WALK : 0 },
  ];
}

function moved(before: Position, move: Move, isMine: boolean): Motion[] {
  const { domino, king, laid, newer, waitingKing, drawnKing } = ANCHORS;
  const { seat } = before;
  switch (move.kind) {
    case 'kings':
      return [];
    case 'king':
      return [{ kind: 'travel', way: 'walk', from: waitingKing(move.seat), to: drawnKing }];
    case 'line':
      return move.dominoes.map((number, slot) => ({
        kind: 'show',
        at: newer(number),
        effect: 'flip',
        delay: DEALT * slot,
      }));
    case 'pick': {
      const from = before.isOpening ? drawnKing : king(before.held);
      return [{ kind: 'travel', way: 'walk', from, to: king(move.domino) }];
    }
    case 'discard':
      return [{ kind: 'leave', from: domino(move.domino) }];
    case 'place': {
      const to = laid(seat, move.domino);
      if (isMine) return [{ kind: 'show', at: to, effect: 'press' }];
      const turnTo = DIRECTIONS.indexOf(move.placement.to);
      return [{ kind: 'travel', from: domino(move.domino), to, turnTo }];
    }
  }
}

/** The last king has chosen: what was chosen is placed next. */
function movedUp(before: Position, after: Position): Motion[] {
  const { newer, older, backs } = ANCHORS;
  const numbers = new Set(after.older().map(({ domino }) => domino));
  const slots = before.newer().filter(({ domino }) => numbers.has(domino));
  if (slots.length === 0) return [];
  return [
    ...slots.map(({ domino }): Motion => {
      return { kind: 'slide', from: newer(domino), to: older(domino), delay: WALK };
    }),
    { kind: 'show', at: backs, effect: 'appear', delay: MOVED_UP },
  ];
}
