/** Positions to search in, and a budget for it: for tests of both searches. */
import { Random } from '@kingdomino/rules';
import { Position } from '@kingdomino/rules/kingdomino';
import { Greedy } from '../../../baselines/kingdomino/greedy.ts';
import { Spending } from '../../../search/budget.ts';
import { playTurn } from '../turn.ts';

/** The first turn with something to place and to pick. */
export function secondRound(players: 2 | 4 = 4): Position {
  const position = new Position({
    players,
    mightyDuel: false,
    middleKingdom: true,
    harmony: true,
    dynasty: false,
    lineOfFour: false,
    balancedOpening: false,
  });
  position.setKings(players === 4 ? [0, 1, 2, 3] : [0, 1, 0, 1]);
  position.deal([13, 17, 29, 41]);
  for (const slot of [3, 2, 1, 0]) position.pick(slot);
  position.deal([2, 20, 30, 48]);
  return position;
}

/** The first turn after the last line was dealt, in a game of greedy players. */
export function lastLine(players: 2 | 4 = 4): Position {
  const position = secondRound(players);
  const greedy = new Greedy(5);
  const random = new Random(2);
  while (position.dealt < position.setup.lines) {
    if (position.phase === 'line') {
      const deck = position.unseen();
      random.shuffle(deck);
      position.deal(deck.slice(0, 4).sort((one, other) => one - other));
    } else {
      greedy.decide(position, random);
      playTurn(position, greedy.place, greedy.slot);
    }
  }
  return position;
}

/** The same between two, but for the first turn: few kingdoms are still possible. */
export function ending(): Position {
  const position = lastLine(2);
  const greedy = new Greedy(5);
  greedy.decide(position, new Random(3));
  playTurn(position, greedy.place, greedy.slot);
  return position;
}

export const upTo = (simulations: number) =>
  new Spending({ budget: { simulations }, isStopped: () => false }, {});
