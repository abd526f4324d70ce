/**
 * A position that is being set up: the JSON of `kingdomino-position/1`, without what follows from the rest. It may be impossible
 * at any time; whether it is one is for the rules to say.
 */
import { type GameId, gameById, type PositionJson, positionToJson, readPosition } from '@kingdomino/rules';
import type { Spot } from '../board/types.ts';

type Json<G extends GameId> = PositionJson<G>;

export interface KingdominoDraft
  extends Omit<Json<'kingdomino'>, 'scores' | 'held' | 'kingdoms' | 'older' | 'newer'> {
  readonly kingdoms: readonly { readonly squares: Json<'kingdomino'>['kingdoms'][number]['squares'] }[];
  readonly older: readonly DraftSlot[];
  readonly newer: readonly DraftSlot[];
}

export interface DraftSlot {
  readonly number: number;
  /** A seat, or -1. */
  readonly owner: number;
}

export interface DuelDraft extends Omit<Json<'duel'>, 'scores' | 'dice' | 'spells'> {
  readonly dice: readonly DraftDie[];
  readonly spells: readonly { readonly isCast: boolean }[];
}

export type DraftDie = Pick<Json<'duel'>['dice'][number], 'face' | 'takenBy' | 'castleCross'>;

export type Draft = KingdominoDraft | DuelDraft;

type Found = ReturnType<typeof readPosition>;

/** The position, or why it is none. */
export function readDraft(draft: Draft): Found {
  return readPosition(draft);
}

export function draftOf({ game, state }: Extract<Found, { ok: true }>['value']): Draft {
  const json = positionToJson(game, state);
  if (json.game === 'duel') {
    const { scores: _, dice, spells, ...rest } = json;
    return {
      ...rest,
      dice: dice.map(({ face, takenBy, castleCross }) => ({ face, takenBy, castleCross })),
      spells: spells.map(({ isCast }) => ({ isCast })),
    };
  }
  const { scores: _, held: __, kingdoms, older, newer, ...rest } = json;
  return {
    ...rest,
    kingdoms: kingdoms.map(({ squares }) => ({ squares })),
    older: older.map(slotOf),
    newer: newer.map(slotOf),
  };
}

function slotOf({ number, owner }: DraftSlot): DraftSlot {
  return { number, owner };
}

/** The beginning of a game; the options are such as a table can choose. */
export function newDraft(id: GameId, rawOptions: Readonly<Record<string, unknown>>): Draft {
  const game = gameById(id);
  const options = game.readOptions(rawOptions);
  if (!options.ok) throw new RangeError(options.error.text);
  return draftOf({ game, state: game.start(options.value) });
}

export function squareAt<Square extends Spot>(
  squares: readonly Square[],
  { x, y }: Spot,
): Square | undefined {
  return squares.find(square => square.x === x && square.y === y);
}

export function replaced<Value>(list: readonly Value[], at: number, value: Value): Value[] {
  return list.map((other, index) => (index === at ? value : other));
}
