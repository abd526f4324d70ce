/** The terms of the table that an accepted challenge opens, and how long a challenge stands. */
import type { ChallengeTerms, Clock, Player } from '@kingdomino/protocol';
import { sha256, toHex, utf8 } from '@kingdomino/rules/hashing';
import type { Terms } from '@kingdomino/table';
import { GAME_OF_MODE, SUBSTITUTE } from '../matchmaking/offer-terms.ts';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
/** Who wants to play now waits no longer than this; who plays by the day looks in by the day. */
const LIVE = 10 * MINUTE;
const SLOW = 3 * DAY;

/** Whether both have to be there. */
export function isLive({ kind }: Clock): boolean {
  return kind === 'turn' || kind === 'game';
}

export function challengeLife(clock: Clock): number {
  return isLive(clock) ? LIVE : SLOW;
}

/** Both are seated at once, so nobody is the host. Who sits where is a matter of chance: of the id, which nobody chose. */
export function challengeTerms(
  id: string,
  { mode, clock, rated }: ChallengeTerms,
  players: readonly [by: Player, to: Player],
): Terms {
  const [by, to] = players;
  const isTurned = Number.parseInt(toHex(sha256(utf8(id))).slice(0, 2), 16) % 2 === 1;
  const seats = (isTurned ? [to, by] : [by, to]).map(player => ({ kind: 'person', player }) as const);
  return {
    ...GAME_OF_MODE[mode],
    seats,
    clock,
    absence: rated ? { kind: 'forfeit' } : { kind: 'bot', level: SUBSTITUTE },
    undo: !rated,
    visibility: rated ? 'public' : 'link',
    by,
    ...(rated ? { rated: true as const } : {}),
  };
}
