/**
 * A position from its layout. Everything is checked: dominoes exist once, kingdoms can have been laid by the rules, kings
 * are complete and phase, lines and kingdoms fit each other, so that whoever is given the position can play on.
 */

import { demand } from '../../kernel/formats/reading.ts';
import type { Seat } from '../../kernel/game.ts';
import { isDomino } from '../dominoes.ts';
import type { Kingdom } from '../kingdom.ts';
import { kingOrders } from '../opening.ts';
import { setupOf } from '../options.ts';
import { FREE, Position, type Slot } from '../position.ts';
import { REFUSALS } from '../refusals.ts';
import { demandStage, isDone } from './check-phase.ts';
import { layInAnyOrder } from './lay-in-any-order.ts';
import type { LaidDomino, Layout } from './layout.ts';

export function buildPosition(layout: Layout): Position {
  const { options, older, newer, kings, finished } = layout;
  const position = new Position(options, undefined, layout.recordVersion);
  const { setup } = position;
  demandLine(layout, older, 'older');
  demandLine(layout, newer, 'newer');
  const seen = seenDominoes(layout);
  const dealt = seen.size / setup.lineLength;
  demand(
    Number.isInteger(dealt) && dealt <= setup.lines,
    `${seen.size} dominoes have been dealt, but there are ${setup.lines} lines of ${setup.lineLength}; those that were discarded or left over are listed too`,
    'dealt',
  );
  demandStage(layout, setup, dealt);
  layDominoes(position, layout, dealt);

  position.phase = layout.phase;
  position.seat = layout.seat ?? 0;
  position.dealt = dealt;
  position.hasNewer = newer.length > 0;
  for (const number of seen) position.seen[number] = 1;
  for (const [slot, { domino, owner }] of older.entries()) {
    position.olderDominoes[slot] = domino;
    position.olderOwners[slot] = owner;
  }
  for (const [slot, { domino, owner }] of newer.entries()) {
    position.newerDominoes[slot] = domino;
    position.newerOwners[slot] = owner;
  }
  position.turn = layout.phase === 'over' ? setup.lineLength : Math.max(0, layout.acting);
  if (older.length === 0) position.kingsPlaced = newer.filter(({ owner }) => owner !== FREE).length;
  // once all have picked, nobody asks any more in which order the kings came
  position.kings.set(older.length > 0 ? kingOrders(options)[0]! : kings);
  position.finished.push(...finished);
  return position;
}

/** K-S2: a line is missing or complete, ascends, and every king on it belongs to somebody. */
function demandLine({ options }: Layout, line: readonly Slot[], name: string): void {
  const { lineLength } = setupOf(options);
  demand(
    line.length === 0 || line.length === lineLength,
    `${name}: a line has ${lineLength} dominoes, not ${line.length}`,
    'line',
  );
  for (const [slot, { domino, owner }] of line.entries()) {
    demand(isDomino(domino), `${name}: there is no domino ${domino}`);
    demand(
      slot === 0 || line[slot - 1]!.domino < domino,
      `${name}: the dominoes must ascend, but ${domino} follows ${line[slot - 1]?.domino}`,
      'line',
    );
    demand(
      owner === FREE || (owner >= 0 && owner < options.players),
      `${name}: domino ${domino} belongs to seat ${owner}, which is not at the table`,
    );
  }
}

/** Every domino that was dealt. No domino may be in two places, unless it was laid from the older line. */
function seenDominoes(layout: Layout): Set<number> {
  const places = new Map<number, string>();
  const put = (number: number, where: string) => {
    demand(isDomino(number), `${where}: there is no domino ${number}`);
    const other = places.get(number);
    demand(other === undefined, `domino ${number} is in two places: ${other} and ${where}`, 'twice');
    places.set(number, where);
  };
  for (const [seat, laid] of layout.kingdoms.entries())
    for (const { domino } of laid) put(domino, `the kingdom of seat ${seat}`);
  for (const [index, slot] of layout.older.entries()) {
    const kingdom = layout.kingdoms.findIndex(laid => laid.some(({ domino }) => domino === slot.domino));
    if (isDone(layout, index) && kingdom >= 0)
      demand(
        kingdom === slot.owner,
        `domino ${slot.domino} of the older line belongs to seat ${slot.owner}, but lies in the kingdom of seat ${kingdom}`,
        'kings',
      );
    else put(slot.domino, 'the older line');
  }
  for (const slot of layout.newer) put(slot.domino, 'the newer line');
  for (const number of layout.gone) put(number, 'those that are gone');
  return new Set(places.keys());
}

/** Lays all dominoes, and counts as discarded what a seat received and did not lay. */
function layDominoes({ setup, kingdoms, options }: Position, layout: Layout, dealt: number): void {
  const { older, newer } = layout;
  const kingsEach = setup.kings / options.players;
  const linesDone = dealt - (older.length > 0 ? 1 : 0) - (newer.length > 0 ? 1 : 0);
  for (const [seat, kingdom] of kingdoms.entries()) {
    layKingdom(kingdom, layout.kingdoms[seat]!, seat);
    const isOwnAndDone = (slot: Slot, index: number) => slot.owner === seat && isDone(layout, index);
    const received = kingsEach * linesDone + older.filter(isOwnAndDone).length;
    kingdom.discards = received - kingdom.dominoCount;
    demand(
      kingdom.discards >= 0,
      `seat ${seat} has laid ${kingdom.dominoCount} dominoes, but has received only ${received}`,
      'received',
      seat,
    );
  }
}

function layKingdom(kingdom: Kingdom, laid: readonly LaidDomino[], seat: Seat): void {
  const [left] = layInAnyOrder(kingdom, laid);
  if (left) refuseDomino(kingdom, left, seat);
}

function refuseDomino(kingdom: Kingdom, { domino, placement }: LaidDomino, seat: Seat): void {
  const place = kingdom.checkPlacement(domino, placement);
  const { x, y, to } = placement;
  demand(
    place.ok,
    `the kingdom of seat ${seat}: ${domino}@${x},${y},${to} cannot lie there: ${REFUSALS[place.ok ? 'overlap' : place.error].text}`,
    'place',
    seat,
  );
}
