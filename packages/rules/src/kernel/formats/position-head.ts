/** What the JSON of every position begins with. */
import type { RecordVersion, Seat } from '../game.ts';
import type { RawObject } from './raw.ts';
import { readOneOf, readWhole } from './reading.ts';

/** The members that positions of both games have. */
export interface PositionHead<Phase extends string> {
  readonly options: Readonly<Record<string, unknown>>;
  /** Only for a game that began by the rules of record version 1. */
  readonly recordVersion?: 1;
  readonly phase: Phase;
  /** Who decides; null where chance or nobody acts. */
  readonly seat: Seat | null;
}

interface Known<Phase> {
  readonly recordVersion: RecordVersion;
  readonly phase: Phase;
  readonly seat: Seat | undefined;
}

export function writeHead<Phase extends string>(
  options: PositionHead<Phase>['options'],
  { recordVersion, phase, seat }: Known<Phase>,
): PositionHead<Phase> {
  return { options, ...(recordVersion === 1 ? { recordVersion } : {}), phase, seat: seat ?? null };
}

export function readHead<Phase extends string>(
  raw: RawObject,
  phases: readonly Phase[],
  seats: number,
): Known<Phase> {
  return {
    recordVersion: raw.recordVersion === undefined ? 2 : readVersion(raw.recordVersion),
    phase: readOneOf(raw.phase, 'phase', phases),
    seat: raw.seat === null ? undefined : readWhole(raw.seat, 'seat', 0, seats - 1),
  };
}

function readVersion(raw: unknown): RecordVersion {
  return readWhole(raw, 'recordVersion', 1, 2) === 1 ? 1 : 2;
}
