/** How a game at a table ended, besides the points: places, and who gave up. */
import type { EventOf } from '@kingdomino/protocol';
import type { Seat } from '@kingdomino/rules';
import type { ReadonlyTable } from '@kingdomino/table';
import { t } from '../app/i18n/language.ts';
import type { Who } from '../app/i18n/message-format.ts';

type Forfeit = Pick<EventOf<'forfeited'>, 'seat' | 'because'>;

export interface Ending {
  /** Seats from first place to last; whoever gave up is last, whatever he had. */
  readonly ranking: readonly (readonly Seat[])[];
  /** In the order in which they gave up. */
  readonly forfeits: readonly Forfeit[];
  /** Before the last move: nothing is counted. */
  readonly isEarly: boolean;
}

/** Undefined while the game goes on. */
export function endingOf({ ended, events }: Pick<ReadonlyTable, 'ended' | 'events'>): Ending | undefined {
  if (!ended) return undefined;
  const forfeits = events.filter(event => event.type === 'forfeited');
  return { ranking: ended.ranking, forfeits, isEarly: ended.reason === 'forfeit' };
}

/** Who won a game that ended early, and why: "Ann wins: Bob ran out of time." Undefined for any other. */
export function earlyVerdict(ending: Ending | undefined, players: readonly Who[]): string | undefined {
  const winner = ending?.ranking[0]?.[0];
  const last = ending?.forfeits.at(-1);
  if (!ending?.isEarly || winner === undefined || !last) return undefined;
  return t(`end.forfeit.${last.because}`, {
    name: players[winner]!.name,
    loser: players[last.seat]!.name,
  });
}

/** Of a game that was played to its end: who did not play all of it. */
export function gaveUp(ending: Ending | undefined, players: readonly Who[]): string[] {
  return (ending?.forfeits ?? []).map(({ seat }) => t('end.gave-up', { name: players[seat]!.name }));
}
