import { Random } from '@kingdomino/rules';
import { Position } from '@kingdomino/rules/kingdomino';
import { Places } from '@kingdomino/rules/search';
import { beforeAll, expect, test } from 'vitest';
import { Greedy, isGameOver, playTurn } from '../greedy.ts';
import { loadNet } from '../nets.ts';
import { valuerFor } from '../shared-valuer.ts';
import { legalPlaces } from '../turn-bot.ts';
import { denials } from './denier.ts';
import { rewardsOf, Tree, type TreeNode } from './tree.ts';

beforeAll(() => loadNet(5));

/** Greedy players until the test says stop. */
function playedUntil(isThere: (position: Position) => boolean, players: 2 | 3 = 2): Position {
  const position = new Position({
    players,
    mightyDuel: false,
    middleKingdom: false,
    harmony: false,
    dynasty: false,
    lineOfFour: false,
    balancedOpening: false,
  });
  const greedy = new Greedy(5);
  const random = new Random(3);
  position.setKings(players === 2 ? [0, 1, 1, 0] : [0, 1, 2]);
  while (!isThere(position)) {
    if (position.phase === 'line') {
      const deck = position.unseen();
      random.shuffle(deck);
      position.deal(deck.slice(0, position.setup.lineLength).sort((one, other) => one - other));
    } else {
      greedy.decide(position, random);
      playTurn(position, greedy.place, greedy.slot);
    }
  }
  return position;
}

test('a tree gives most walks to the turn that ends best', () => {
  const last = playedUntil(
    position =>
      position.dealt === position.setup.lines && !position.hasNewer && legalPlaces(position).length > 2,
  );
  const tree = new Tree(last, valuerFor(5), { reward: 'share', isParanoid: false });
  for (let walk = 0; walk < 200; walk++) tree.walk(new Random(walk));
  const children = [...tree.root.children.values()];
  const mean = ({ sums, visits }: TreeNode) => sums[last.seat]! / visits;
  const favourite = children.reduce((one, other) => (other.visits > one.visits ? other : one));
  expect(children.length).toBeGreaterThan(2);
  expect(mean(favourite)).toBeCloseTo(Math.max(...children.map(mean)), 2);
  const worst = children.reduce((one, other) => (mean(other) < mean(one) ? other : one));
  expect(favourite.visits).toBeGreaterThan(3 * worst.visits);
});

test('others that play against the one who thinks leave it less than others that play for themselves', () => {
  const position = playedUntil(({ dealt, phase }) => dealt === 11 && phase === 'place', 3);
  const worth = (isParanoid: boolean) => {
    const tree = new Tree(position, valuerFor(5), { reward: 'share', isParanoid });
    const random = new Random(1);
    for (let walk = 0; walk < 300; walk++) tree.walk(random);
    return tree.root.sums[position.seat]! / tree.root.visits;
  };
  expect(worth(true)).toBeLessThan(worth(false));
});

test('a win is shared by those who have most', () => {
  const over = playedUntil(isGameOver);
  const totals = over.scores().map(({ total }) => total);
  const wins = rewardsOf(over, 'win');
  expect(wins[0]! + wins[1]!).toBe(1);
  expect(wins[0]! > wins[1]!).toBe(totals[0]! > totals[1]!);
  expect(rewardsOf(over, 'share')[0]).toBeCloseTo(totals[0]! / (totals[0]! + totals[1]!), 9);
});

test('the denier knows what the next player would lose', () => {
  const position = playedUntil(
    ({ dealt, phase, turn, olderOwners, seat }) =>
      dealt === 5 && phase === 'place' && turn < 3 && olderOwners[turn + 1] !== seat,
  );
  const rival = position.kingdoms[position.olderOwners[position.turn + 1]!]!;
  const places = new Places(rival.grid);
  const gainOfSlot = (slot: number) => {
    const domino = position.newerDominoes[slot]!;
    const count = rival.findPlaces(domino, places);
    const gains = Array.from({ length: count }, (_, index) => {
      const after = rival.copy();
      after.lay(domino, places.at(index));
      return after.board.points - rival.board.points;
    });
    return Math.max(0, ...gains);
  };
  const denied = denials(position);
  const slots = [...denied.keys()];
  expect(slots.length).toBeGreaterThan(1);
  const most = Math.max(...slots.map(gainOfSlot));
  for (const [slot, loss] of denied)
    expect(loss).toBe(most - Math.max(...slots.filter(other => other !== slot).map(gainOfSlot)));
});

test('nobody is denied anything by the last to pick', () => {
  const last = playedUntil(({ dealt, phase, turn }) => dealt === 4 && phase === 'place' && turn === 3);
  expect(denials(last).size).toBe(0);
});
