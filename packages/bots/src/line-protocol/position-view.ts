/** A position as plain JSON for programs that do not know our types: what everybody at the table can see. */
import type { AnyGame } from '@kingdomino/rules';
import { COATS, DICE, Position as DuelPosition, SPELLBOOK } from '@kingdomino/rules/duel';
import { DOMINOES, Position as KingdominoPosition, type Slot } from '@kingdomino/rules/kingdomino';

export function viewPosition(game: AnyGame, state: unknown): Readonly<Record<string, unknown>> {
  const scores = game.outcome(state).scores.map(({ total }) => total);
  if (state instanceof KingdominoPosition) return { ...viewKingdomino(state), scores };
  if (state instanceof DuelPosition) return { ...viewDuel(state), scores };
  throw new Error(`positions of ${game.id} cannot be shown`);
}

function viewKingdomino(position: KingdominoPosition): Readonly<Record<string, unknown>> {
  return {
    phase: position.phase,
    seat: position.seat,
    kingdoms: position.kingdoms.map(kingdom => ({
      squares: kingdom.squares(),
      discards: kingdom.discards,
    })),
    ...(position.phase === 'place' ? { held: viewDomino(position.held) } : {}),
    older: position.older().map(viewSlot),
    newer: position.newer().map(viewSlot),
    unseen: position.unseen(),
  };
}

function viewDuel(position: DuelPosition): Readonly<Record<string, unknown>> {
  return {
    phase: position.phase,
    seat: position.seat,
    round: position.round,
    playerA: position.playerA,
    dice: DICE.map((faces, die) => ({
      face: position.faces[die]!,
      coat: faces[position.faces[die]!]!.coat ?? null,
      crosses: position.crossesOn(die),
      takenBy: position.takenBy[die]!,
    })),
    maps: position.maps.map((map, seat) => ({
      squares: map.squares(),
      boxes: byCoat(coat => position.boxes[seat * COATS.length + coat]!),
      bonusUsed: position.bonusUsed[seat] === 1,
      banner: COATS[position.banners[seat]!] ?? null,
    })),
    spells: SPELLBOOK.map(({ spell, coat, boxes }, index) => ({
      spell,
      coat,
      boxes,
      owner: position.owners[index]!,
      isCast: position.cast[index] === 1,
    })),
  };
}

function viewSlot({ domino, owner }: Slot): Readonly<Record<string, unknown>> {
  return { ...viewDomino(domino), owner };
}

function viewDomino(number: number): Readonly<Record<string, unknown>> {
  const { halves } = DOMINOES[number - 1]!;
  return { number, halves };
}

function byCoat(value: (coat: number) => number): Readonly<Record<string, number>> {
  return Object.fromEntries(COATS.map((coat, index) => [coat, value(index)]));
}
