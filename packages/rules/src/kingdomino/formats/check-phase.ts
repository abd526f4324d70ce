/** K-S3, K-T1..K-T3, K-V1: do phase, kings, lines and finished games of a position fit each other? */

import { demand } from '../../kernel/formats/reading.ts';
import type { Seat } from '../../kernel/game.ts';
import { kingOrders } from '../opening.ts';
import type { Setup } from '../options.ts';
import { FREE, type Slot } from '../position.ts';
import type { KingdomScore } from '../scoring.ts';
import type { Layout } from './layout.ts';

/** Whether the king on this slot of the older line has placed its domino already. */
export function isDone({ older, acting, phase }: Layout, slot: number): boolean {
  if (older[slot]!.owner === FREE) return false;
  return phase === 'over' || slot < acting || (slot === acting && phase === 'pick');
}

export function demandStage(layout: Layout, setup: Setup, dealt: number): void {
  const { phase, older, newer, finished } = layout;
  demand(
    finished.length < setup.games && (phase !== 'over' || finished.length === setup.games - 1),
    `${finished.length} games are finished, but this is ${phase === 'over' ? 'the end' : 'one'} of ${setup.games}`,
    'games',
  );
  for (const scores of finished) demandScores(scores, layout);
  demandSeat(layout);
  if (older.length === 0) demandOpening(layout, setup, dealt);
  else demandRound(layout, setup, dealt);
  if (newer.length > 0) demandPicks(layout);
}

function demandSeat({ phase, seat, acting, older, options }: Layout): void {
  const acts = phase === 'place' || phase === 'pick';
  demand(
    acts === (seat !== undefined),
    `${phase}: ${acts ? 'it must be said which seat' : 'no seat acts'}`,
    'turn',
  );
  demand(
    seat === undefined || (seat >= 0 && seat < options.players),
    `${phase}: seat ${seat} is not at the table`,
    'turn',
  );
  const marked = acts && older.length > 0;
  demand(
    marked === acting >= 0,
    marked
      ? 'older: it must be marked whose king acts'
      : `older: no king of the older line acts in ${phase}${older.length === 0 ? ' of the opening' : ''}`,
    'turn',
  );
}

/** Before the first line is claimed: kings come out of the hand. */
function demandOpening(layout: Layout, setup: Setup, dealt: number): void {
  const { phase, kings, newer, options, recordVersion, seat } = layout;
  demand(
    dealt === (newer.length > 0 ? 1 : 0),
    'there is no older line, but a game that has gone on for longer',
    'dealt',
  );
  const isOld = recordVersion === 1;
  const picked = newer.filter(({ owner }) => owner !== FREE).length;
  demandKings(layout, setup);
  const all = isOld || options.balancedOpening ? setup.kings : picked + 1;
  switch (phase) {
    case 'kings':
    case 'line':
      demand(newer.length === 0, `${phase}: the newer line lies there already`, 'lines');
      demand(phase === 'line' || isOld, 'kings: only games of record version 1 draw all kings at once');
      return demandKnown(kings, phase === 'line' && isOld ? setup.kings : 0);
    case 'king':
      demand(newer.length > 0, 'king: the first line must be dealt before the kings are drawn', 'lines');
      demand(
        !isOld && (picked === 0 || !options.balancedOpening),
        'king: all kings are known already',
        'kings',
      );
      demand(picked < setup.kings, 'king: all kings have been placed', 'kings');
      return demandKnown(kings, picked);
    case 'pick':
      demand(newer.length > 0, 'pick: there is no newer line to pick from', 'lines');
      demand(picked < setup.kings, 'pick: all kings have been placed', 'kings');
      demandKnown(kings, all);
      return demand(
        kings[picked] === seat,
        `pick: it is the turn of seat ${kings[picked]}, not ${seat}`,
        'turn',
      );
    case 'place':
    case 'over':
      return demand(false, `${phase}: there is no older line`, 'lines');
  }
}

function demandKnown(kings: readonly Seat[], count: number): void {
  demand(kings.length === count, `drawn: ${count} kings must be known here, not ${kings.length}`, 'kings');
}

/** Some order of all kings begins with those that are known. */
function demandKings({ kings, options }: Layout, setup: Setup): void {
  const isPossible = kingOrders(options).some(order => kings.every((seat, index) => order[index] === seat));
  demand(
    kings.length <= setup.kings && isPossible,
    `drawn: the kings of seats ${kings.join(', ')} cannot have come out of the hand of ${options.players} players in this order`,
    'kings',
  );
}

/** After the opening: the kings stand on the older line. */
function demandRound(layout: Layout, setup: Setup, dealt: number): void {
  const { phase, kings, older, newer, options, acting, seat } = layout;
  demand(kings.length === 0, 'drawn: kings are only drawn before there is an older line', 'kings');
  for (let each = 0; each < options.players; each++) {
    const count = older.filter(({ owner }) => owner === each).length;
    const due = setup.kings / options.players;
    demand(count === due, `older: seat ${each} has ${count} kings on it, not ${due}`, 'kings');
  }
  const isLast = dealt === setup.lines;
  switch (phase) {
    case 'kings':
    case 'king':
      return demand(false, `${phase}: the kings are only drawn before there is an older line`, 'kings');
    case 'line':
      demand(newer.length === 0, 'line: the newer line lies there already', 'lines');
      return demand(!isLast, `line: all ${setup.lines} lines have been dealt`, 'lines');
    case 'over':
      demand(newer.length === 0, 'over: there is a newer line', 'lines');
      return demand(isLast, `over: only ${dealt} of ${setup.lines} lines have been dealt`, 'lines');
    case 'pick':
    case 'place':
      demand(
        newer.length > 0 || (phase === 'place' && isLast),
        `${phase}: there is no newer line, but only ${dealt} of ${setup.lines} lines have been dealt`,
        'lines',
      );
      return demand(
        older[acting]?.owner === seat,
        `older: the king that acts belongs to seat ${older[acting]?.owner}, not ${seat}`,
        'turn',
      );
  }
}

/** Who has acted in this round has exactly one king more on the newer line for each of its turns. */
function demandPicks({ older, newer, acting, kings }: Layout): void {
  const picked = newer.filter(({ owner }) => owner !== FREE);
  const due =
    older.length > 0
      ? older
          .slice(0, acting)
          .filter(({ owner }) => owner !== FREE)
          .map(ownerOf)
      : undefined;
  const owners = sorted(picked.map(ownerOf));
  const expected = sorted(due ?? kings.slice(0, picked.length));
  demand(
    owners.join() === expected.join(),
    `newer: the kings of ${list(owners)} stand on it, but those of ${list(expected)} have acted`,
    'picks',
  );
}

const sorted = (seats: readonly Seat[]): Seat[] => [...seats].sort((one, other) => one - other);
const ownerOf = ({ owner }: Slot): Seat => owner;
const list = (seats: readonly Seat[]): string =>
  seats.length === 0 ? 'nobody' : `seats ${seats.join(', ')}`;

/** No area and no kingdom has more. */
const MOST_SQUARES = 48;
const MOST_CROWNS = 99;

/** K-V1..K-V3: a score for each seat, with bonuses only where they are played for. */
function demandScores(scores: readonly KingdomScore[], { options }: Layout): void {
  const { players, middleKingdom, harmony } = options;
  demand(scores.length === players, `finished: a game has ${players} scores, not ${scores.length}`);
  for (const [seat, score] of scores.entries()) {
    const where = `finished: seat ${seat} cannot have`;
    demand([0, middleKingdom ? 10 : 0].includes(score.middleKingdom), `${where} that Middle Kingdom`);
    demand([0, harmony ? 5 : 0].includes(score.harmony), `${where} that Harmony`);
    demand(score.largestArea <= MOST_SQUARES, `${where} an area of ${score.largestArea} squares`);
    demand(score.crowns <= MOST_CROWNS, `${where} ${score.crowns} crowns`);
  }
}
