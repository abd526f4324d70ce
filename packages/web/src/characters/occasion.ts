/** When a bot has something to say: at the beginning, after a fine turn of its own, after a fine turn of somebody else. */
import type { BotLevel } from '@kingdomino/protocol';
import type { Seat } from '@kingdomino/rules';

type Occasion = 'greeting' | 'proud' | 'impressed';

/** What a remark depends on. */
export interface Standing {
  /** By seat; undefined for people. */
  readonly levels: readonly (BotLevel | undefined)[];
  readonly points: readonly number[];
  /** Whether anybody has moved. */
  readonly isBegun: boolean;
}

export interface Remark {
  readonly seat: Seat;
  readonly level: BotLevel;
  readonly occasion: Occasion;
}

/** Points of one turn that a bot is proud of, and that impress it. */
const PROUD = 6;
const IMPRESSED = 8;

/**
 * @param before undefined when the table has just been opened
 * @param said names (`nameOf`) of what was said in this game: nothing is said twice
 */
export function remarkOn(
  before: Standing | undefined,
  after: Standing,
  said: ReadonlySet<string>,
): Remark | undefined {
  const bots = after.levels.flatMap((level, seat) => (level ? [{ seat, level }] : []));
  const gain = (seat: Seat) => after.points[seat]! - (before?.points[seat] ?? after.points[seat]!);
  const isBest = (least: number) => after.levels.some((level, seat) => !level && gain(seat) >= least);
  const wishes = bots.flatMap(({ seat, level }): Remark[] => [
    ...(before === undefined && !after.isBegun ? [{ seat, level, occasion: 'greeting' as const }] : []),
    ...(gain(seat) >= PROUD ? [{ seat, level, occasion: 'proud' as const }] : []),
    ...(isBest(IMPRESSED) ? [{ seat, level, occasion: 'impressed' as const }] : []),
  ]);
  return wishes.find(remark => !said.has(nameOf(remark)));
}

/** Twins have the same words, so one of them is enough. */
export function nameOf({ level, occasion }: Remark): `${BotLevel}.${Occasion}` {
  return `${level}.${occasion}`;
}
