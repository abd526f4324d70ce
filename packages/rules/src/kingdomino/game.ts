/** Kingdomino as a game that anybody can play without knowing it. */
import { choiceAt, countChoices } from '../kernel/counting.ts';
import type { Game, Outcome } from '../kernel/game.ts';
import { guardedGame } from '../kernel/guarded-game.ts';
import { unreachable } from '../kernel/result.ts';
import { checkMove } from './check.ts';
import { packMove, packOptions, unpackMove, unpackOptions } from './formats/pack.ts';
import { formatMove, type Move, parseMove } from './move.ts';
import { kingOrders } from './opening.ts';
import { readOptions, writeOptions } from './options.ts';
import { FREE, Position, placesOf } from './position.ts';
import { addScores, type KingdomScore, rankKingdoms } from './scoring.ts';
import type { KingdominoTypes } from './types.ts';

/** Kingdomino, for 2 to 4 players, with all its variants. */
export const kingdomino: Game<'kingdomino', KingdominoTypes> = guardedGame({
  id: 'kingdomino',
  name: 'Kingdomino',
  Position,
  readOptions,
  writeOptions,
  start: (options, version) => new Position(options, undefined, version),
  countMoves,
  moveAt,
  check: checkMove,
  checkRecorded: checkMove,
  advance,
  outcome,
  format: formatMove,
  parse: parseMove,
  pack: packMove,
  unpack: unpackMove,
  packOptions,
  unpackOptions,
  scoreRule: 'K-E1',
  rankingRule: 'K-E2',
});

function countMoves(position: Position): number {
  const { phase, setup } = position;
  switch (phase) {
    case 'over':
      return 0;
    case 'kings':
      return kingOrders(position.options).length;
    case 'king':
      return position.hand().length;
    case 'line':
      return countChoices(position.countUnseen(), setup.lineLength);
    case 'pick':
      return freeDominoes(position).length;
    case 'place':
      // K-P4: where nothing fits, discarding is the one move left
      return Math.max(1, position.kingdom.findPlaces(position.held, placesOf(position)));
  }
}

function moveAt(position: Position, index: number): Move {
  switch (position.phase) {
    case 'over':
      return unreachable('a move after the end');
    case 'kings':
      return { kind: 'kings', order: kingOrders(position.options)[index]! };
    case 'king':
      return { kind: 'king', seat: position.hand()[index]! };
    case 'line':
      return { kind: 'line', dominoes: choiceAt(position.unseen(), position.setup.lineLength, index) };
    case 'pick':
      return { kind: 'pick', domino: freeDominoes(position)[index]! };
    case 'place': {
      const { kingdom, held: domino } = position;
      const places = placesOf(position);
      if (kingdom.findPlaces(domino, places) === 0) return { kind: 'discard', domino };
      return { kind: 'place', domino, placement: kingdom.placement(places.at(index)) };
    }
  }
}

function advance(position: Position, move: Move): void {
  switch (move.kind) {
    case 'kings':
      return position.setKings(move.order);
    case 'king':
      return position.drawKing(move.seat);
    case 'line':
      return position.deal(move.dominoes);
    case 'pick':
      return position.pick(position.freeSlot(move.domino));
    case 'place':
      return position.place(position.kingdom.placeNumber(move.placement));
    case 'discard':
      return position.discard();
  }
}

function outcome(position: Position): Outcome<KingdomScore> {
  const games = [...position.finished, position.scores()];
  const scores = games.reduce((sums, game) => sums.map((sum, seat) => addScores(sum, game[seat]!)));
  return { scores, ranking: rankKingdoms(scores), ...(position.options.dynasty ? { games } : {}) };
}

function freeDominoes({ newerDominoes, newerOwners, setup }: Position): number[] {
  const free: number[] = [];
  for (let slot = 0; slot < setup.lineLength; slot++)
    if (newerOwners[slot] === FREE) free.push(newerDominoes[slot]!);
  return free;
}
