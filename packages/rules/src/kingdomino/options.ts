/** K-C2, K-S1, K-S2, K-V1..K-V4, K-X1, K-X2: what a table may agree on, and what follows from it. */
import { isObject } from '../kernel/formats/raw.ts';
import { err, ok, type Refusal, type Refused, type Result } from '../kernel/result.ts';

/** What a table has agreed on. */
export interface Options {
  readonly players: 2 | 3 | 4;
  /** K-V4 */ readonly mightyDuel: boolean;
  /** K-V2 */ readonly middleKingdom: boolean;
  /** K-V3 */ readonly harmony: boolean;
  /** K-V1 */ readonly dynasty: boolean;
  /** K-X1 */ readonly lineOfFour: boolean;
  /** K-X2 */ readonly balancedOpening: boolean;
}

/**
 * Switches a table may turn on, with the seat count that a switch is tied to, and its bit in a link. A bit never changes:
 * links are for ever. All six bits of a link's options character are taken; docs/record.md says how a seventh would go.
 */
export const SWITCHES = {
  mightyDuel: { rule: 'K-V4', seats: 2, linkBit: 0, name: 'Mighty Duel' },
  middleKingdom: { rule: 'K-V2', seats: undefined, linkBit: 1, name: 'Middle Kingdom' },
  harmony: { rule: 'K-V3', seats: undefined, linkBit: 2, name: 'Harmony' },
  dynasty: { rule: 'K-V1', seats: undefined, linkBit: 3, name: 'Dynasty' },
  lineOfFour: { rule: 'K-X1', seats: 3, linkBit: 4, name: 'lines of four' },
  balancedOpening: { rule: 'K-X2', seats: 2, linkBit: 5, name: 'the balanced opening' },
} as const satisfies Record<
  string,
  { rule: string; seats: number | undefined; linkBit: number; name: string }
>;

/** The name of an option that is on or off. */
export type Switch = keyof typeof SWITCHES;
/** All of them. */
export const SWITCH_NAMES = Object.keys(SWITCHES) as Switch[];

/** Edition switches are left out of a record when off. */
const EDITION_SWITCHES: readonly string[] = ['lineOfFour', 'balancedOpening'];

/**
 * Completes and checks options that came from outside.
 *
 * @param raw a parsed JSON value; what is absent is off
 * @returns all options, or a refusal
 * @example
 * const options = readOptions({ players: 2 });
 */
export function readOptions(raw: unknown): Result<Options, Refusal<'bad-options'>> {
  if (!isObject(raw) || Array.isArray(raw)) {
    return refuse('K-C2', 'the options of a game must be an object such as {"players": 4}');
  }
  const unknownKey = Object.keys(raw).find(key => key !== 'players' && !Object.hasOwn(SWITCHES, key));
  if (unknownKey !== undefined) return refuse('K-C2', `unknown option ${JSON.stringify(unknownKey)}`);
  const { players } = raw;
  if (players !== 2 && players !== 3 && players !== 4) return refuse('K-C2', 'players must be 2, 3 or 4');

  const switches = {} as Record<Switch, boolean>;
  for (const name of SWITCH_NAMES) {
    const value = raw[name] === undefined ? false : raw[name];
    const { rule, seats, name: title } = SWITCHES[name];
    if (typeof value !== 'boolean') return refuse(rule, `${name} must be true or false`);
    if (value && seats !== undefined && seats !== players) {
      return refuse(rule, `${title} is for ${seats} players, not ${players}`);
    }
    switches[name] = value;
  }
  return ok({ players, ...switches });
}

export function writeOptions(options: Options): Readonly<Record<string, boolean | number>> {
  const entries = Object.entries(options).filter(([key, value]) => value || !EDITION_SWITCHES.includes(key));
  return Object.fromEntries(entries);
}

/** The numbers that the options stand for. */
export interface Setup {
  /** Side of the square that a kingdom must fit (K-P3). */
  readonly size: 5 | 7;
  readonly kings: number;
  readonly lineLength: number;
  readonly lines: number;
  readonly games: number;
}

/**
 * The numbers that options stand for: seats, kings, lines, the size of a kingdom.
 *
 * @param options the options of a game
 * @example
 * setupOf(options).lineLength; // 4
 */
export function setupOf(options: Options): Setup {
  const kings = options.players === 3 ? 3 : 4;
  return {
    size: options.mightyDuel ? 7 : 5,
    kings,
    lineLength: options.lineOfFour ? 4 : kings,
    lines: options.players === 2 && !options.mightyDuel ? 6 : 12,
    games: options.dynasty ? 3 : 1,
  };
}

function refuse(rule: string, text: string): Refused<'bad-options'> {
  return err({ code: 'bad-options', rule, text });
}
