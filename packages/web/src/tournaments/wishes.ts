/** What is asked about a tournament, and the plan that comes of the answers. */
import type { RatedMode, TournamentKind, TournamentWish } from '@kingdomino/protocol';

/** Seconds for a game, and more for each turn. */
export const TIMES = [
  [180, 5],
  [300, 10],
  [600, 15],
] as const;
const CHECK_IN = 10;

export interface Wishes {
  readonly kind: TournamentKind;
  readonly mode: RatedMode;
  readonly against: 'people' | 'bots';
  readonly rounds: number;
  readonly minutes: number;
  readonly most: number;
  readonly time: number;
  readonly start: 'full' | 'time';
  /** As the field has it: the time of this place. */
  readonly startsAt: string;
  readonly checkIn: boolean;
  readonly rated: boolean;
  readonly hidden: boolean;
  /** Empty: for everybody. */
  readonly club: string;
  readonly byLink: boolean;
}

export const USUAL: Omit<Wishes, 'startsAt' | 'club'> = {
  kind: 'duplicate',
  mode: 'two',
  against: 'bots',
  rounds: 5,
  minutes: 60,
  most: 16,
  time: 1,
  start: 'full',
  checkIn: false,
  rated: false,
  hidden: false,
  byLink: false,
};

/** Which questions there are, by kind. */
export const hasRounds = (kind: TournamentKind) => kind === 'swiss' || kind === 'duplicate';

export function planOf(wishes: Wishes): TournamentWish {
  const { kind, mode, rounds, minutes, most, against } = wishes;
  const [seconds, increment] = TIMES[wishes.time] ?? TIMES[1];
  const isTimed = wishes.start === 'time' || kind === 'arena';
  return {
    kind,
    mode,
    rated: wishes.rated && kind !== 'duplicate',
    visibility: wishes.hidden ? 'link' : 'public',
    most: kind === 'knockout' ? Math.min(64, most) : most,
    seconds,
    increment,
    ...(isTimed && { startsAt: new Date(wishes.startsAt).getTime() }),
    ...(isTimed && wishes.checkIn && { checkIn: CHECK_IN }),
    ...(hasRounds(kind) && { rounds }),
    ...(kind === 'arena' && { minutes }),
    ...(kind === 'duplicate' && { against }),
    ...(wishes.club !== '' && { club: wishes.club, byLink: wishes.byLink }),
  };
}
