/**
 * Reading of positions from outside, whether text or JSON. What is wrong is thrown as a `Misfit` deep inside and becomes a
 * refusal at the edge, so that the hundred things to be checked stay one line each.
 */
import type { Seat } from '../game.ts';
import { err, ok, type Refusal, type Result } from '../result.ts';
import { quote } from './notation.ts';
import { isObject, type RawObject } from './raw.ts';

/** What is wrong with a position, for whoever says it in other words than the refusal's sentence. */
export const POSITION_FAULTS = [
  'dealt',
  'line',
  'lines',
  'twice',
  'kings',
  'picks',
  'turn',
  'games',
  'received',
  'place',
  'duel-first',
  'duel-round',
  'duel-turn',
  'duel-dice',
  'duel-cross',
  'duel-book',
  'duel-banner',
  'duel-spell',
  'duel-full',
  'duel-early',
  'duel-over',
  'duel-pair',
  'duel-faces',
  'duel-place',
] as const;
/** What is wrong with a position: one of `POSITION_FAULTS`. */
export type PositionFault = (typeof POSITION_FAULTS)[number];

/** Why a position is refused; `why` is missing where it is no position at all. */
export interface PositionRefusal extends Refusal<'bad-position'> {
  readonly why?: PositionFault;
  /** Whose board it is about. */
  readonly seat?: Seat;
}

class Misfit extends Error {
  readonly about: Pick<PositionRefusal, 'why' | 'seat'>;

  constructor(problem: string, about: Pick<PositionRefusal, 'why' | 'seat'> = {}) {
    super(problem);
    this.about = about;
  }
}

/** Answers with what `read` makes, or with the refusal that something in it demanded. */
export function reading<Value>(read: () => Value): Result<Value, PositionRefusal> {
  try {
    return ok(read());
  } catch (problem) {
    if (problem instanceof Misfit) return err({ ...refusalOf(problem.message), ...problem.about });
    throw problem;
  }
}

export function demand(
  condition: unknown,
  problem: string,
  why?: PositionFault,
  seat?: Seat,
): asserts condition {
  if (!condition) throw new Misfit(problem, { ...(why && { why }), ...(seat !== undefined && { seat }) });
}

/** What a reader of something else refused, with the place where it stands. */
export function accepted<Value>(result: Result<Value, Refusal<string>>, where: string): Value {
  if (result.ok) return result.value;
  throw new Misfit(`${where}: ${result.error.text}`);
}

function refusalOf(text: string): Refusal<'bad-position'> {
  return { code: 'bad-position', rule: 'position', text };
}

export function readObject(raw: unknown, where: string): RawObject {
  demand(isObject(raw) && !Array.isArray(raw), `${where} must be an object`);
  return raw;
}

export function readList(raw: unknown, where: string, most: number): readonly unknown[] {
  demand(Array.isArray(raw), `${where} must be a list`);
  demand(raw.length <= most, `${where} has ${raw.length} entries; at most ${most} are possible`);
  return raw;
}

export function readWhole(raw: unknown, where: string, from: number, to: number): number {
  const isWhole = Number.isInteger(raw) && (raw as number) >= from && (raw as number) <= to;
  demand(isWhole, `${where} must be a whole number from ${from} to ${to}, not ${shown(raw)}`);
  return raw as number;
}

export function readOneOf<Choice extends string>(
  raw: unknown,
  where: string,
  choices: readonly Choice[],
): Choice {
  const choice = choices.find(each => each === raw);
  demand(choice !== undefined, `${where} must be ${choices.join(' or ')}, not ${shown(raw)}`);
  return choice;
}

/**
 * Demands that what a JSON says beside the necessary is true: every member that both have must be equal. Squares may be
 * listed in any order.
 */
export function demandSame(raw: unknown, actual: unknown, where: string): void {
  if (Array.isArray(actual)) {
    const given = readList(raw, where, Number.POSITIVE_INFINITY);
    demand(
      given.length === actual.length,
      `${where} has ${given.length} entries, but must have ${actual.length}`,
    );
    const due = inOrder(actual);
    for (const [index, each] of inOrder(given).entries()) demandSame(each, due[index], `${where}[${index}]`);
  } else if (isObject(actual)) {
    const given = readObject(raw, where);
    for (const key of Object.keys(actual).filter(key => Object.hasOwn(given, key)))
      demandSame(given[key], actual[key], where === '' ? key : `${where}.${key}`);
  } else {
    demand(raw === actual, `${where} is ${shown(raw)}, but must be ${shown(actual)}`);
  }
}

function inOrder(list: readonly unknown[]): readonly unknown[] {
  const [first] = list as readonly { x?: unknown }[];
  if (first?.x === undefined) return list;
  const squares = list as readonly { x: number; y: number }[];
  return [...squares].sort((one, other) => one.y - other.y || one.x - other.x);
}

function shown(raw: unknown): string {
  if (typeof raw === 'string') return quote(raw);
  if (typeof raw === 'object' && raw !== null) return Array.isArray(raw) ? 'a list' : 'an object';
  if (raw === undefined) return 'nothing';
  return typeof raw === 'number' || typeof raw === 'boolean' || raw === null ? `${raw}` : `a ${typeof raw}`;
}
