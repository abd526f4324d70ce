/** A position as plain values that say no thing twice: what its text and its JSON are written from and read into. */
import type { RecordVersion, Seat } from '../../kernel/game.ts';
import { COAT_OF, COATS, DIE_COUNT, SPELLBOOK } from '../components.ts';
import type { CoatSquare } from '../map.ts';
import type { Options } from '../options.ts';
import { NOBODY, type Phase, type Position } from '../position.ts';

export const PHASES: readonly Phase[] = [
  'first',
  'roll',
  'take',
  'take-two',
  'draw',
  'banner',
  'dignitary',
  'over',
];

/** A die on the table. */
export interface RolledDie {
  readonly face: number;
  /** A seat, or NOBODY. */
  readonly takenBy: Seat;
  /** Whether it got the castle cross in this round. */
  readonly isCrossed: boolean;
}

/** A position of Kingdomino Duel as plain values. */
export interface Layout {
  readonly options: Options;
  readonly recordVersion: RecordVersion;
  readonly phase: Phase;
  /** Who takes, draws or chooses. */
  readonly seat: Seat | undefined;
  readonly round: number;
  readonly playerA: Seat | undefined;
  /** Empty while they have not been rolled in this round. */
  readonly dice: readonly RolledDie[];
  /** By seat. */
  readonly maps: readonly [readonly CoatSquare[], readonly CoatSquare[]];
  /** By coat, the filled boxes of both seats: whose line is full owns the spell. */
  readonly boxes: readonly (readonly [number, number])[];
  /** By coat, whether its spell has been cast. */
  readonly cast: readonly boolean[];
  /** By seat, whether the castle bonus is spent. */
  readonly bonusUsed: readonly [boolean, boolean];
  /** The coat that was named for the banner, as a number, or -1. */
  readonly named: number;
}

export function layoutOf(position: Position): Layout {
  const { phase, maps, bonusUsed, banners } = position;
  const isRolled = phase !== 'first' && phase !== 'roll';
  return {
    options: position.options,
    recordVersion: position.version,
    phase,
    seat: typeof position.actor === 'number' ? position.actor : undefined,
    round: position.round,
    playerA: phase === 'first' ? undefined : position.playerA,
    dice: Array.from({ length: isRolled ? DIE_COUNT : 0 }, (_, die) => {
      const takenBy = position.takenBy[die]!;
      const isCrossed = takenBy !== NOBODY && position.crossedDie[takenBy] === die;
      return { face: position.faces[die]!, takenBy, isCrossed };
    }),
    maps: [maps[0].squares(), maps[1].squares()],
    boxes: COATS.map((_, coat) => [position.boxes[coat]!, position.boxes[COATS.length + coat]!]),
    cast: Array.from(position.cast, cast => cast === 1),
    bonusUsed: [bonusUsed[0] === 1, bonusUsed[1] === 1],
    named: Math.max(banners[0]!, banners[1]!),
  };
}

/** D-R8: who has filled a line. */
export function ownerOf({ boxes }: Pick<Layout, 'boxes'>, coat: number): Seat {
  return boxes[coat]!.indexOf(SPELLBOOK[coat]!.boxes);
}

/** Whether a seat has cast this spell. */
export function hasCast(layout: Layout, spell: keyof typeof COAT_OF, seat: Seat): boolean {
  return layout.cast[COAT_OF[spell]]! && ownerOf(layout, COAT_OF[spell]) === seat;
}
