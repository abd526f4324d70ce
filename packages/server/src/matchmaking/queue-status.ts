/** The status of a queued player, as it is sent to the client. */
import type { AnswerOf, Offer } from '@kingdomino/protocol';
import { SEATS_OF } from '../ratings/rating.ts';
import { widthAfter } from '../storage/matchmaking/form-groups.ts';
import type { QueueCounts } from '../storage/matchmaking/offers.ts';
import type { QueueEntry } from '../storage/matchmaking/queue.ts';

export type QueueStatus = AnswerOf<'waiting'>;

/** The range is told in steps, or there were something to tell every second. */
const RANGE_STEP = 50;

/** `counts`: how many wait, by mode. */
export function queueStatus(wait: QueueEntry, counts: QueueCounts, now: number): QueueStatus {
  const { table, offer } = wait;
  if (table !== undefined) return { type: 'waiting', state: 'seated', table, time: now };
  const { modes, stakes, pace = 'normal', bots, since } = wait;
  const wish = { modes: [...modes], stakes, pace, since, ...(bots === undefined ? {} : { bots }) };
  if (offer) return { type: 'waiting', state: 'offered', ...wish, offer: shownOffer(offer), time: now };
  const others = Math.max(0, ...modes.map(mode => (counts[`${mode}/${pace}`] ?? 0) - 1));
  return { type: 'waiting', state: 'waiting', ...wish, others, ...reach(wait, now), time: now };
}

export function notQueued(now: number, missed = false): QueueStatus {
  return { type: 'waiting', state: 'none', ...(missed ? { missed: true } : {}), time: now };
}

function shownOffer({
  id,
  mode,
  rated,
  pace,
  people,
  until,
  accepted,
  ready,
}: NonNullable<QueueEntry['offer']>): Offer {
  const bots = SEATS_OF[mode] - people;
  return { id, mode, ...(rated ? { rated: true } : {}), pace, people, bots, until, accepted, ready };
}

/** In the first mode; without a range anybody will do. */
function reach({ modes, strengths, since }: QueueEntry, now: number): Pick<QueueStatus, 'rating' | 'range'> {
  const strength = strengths[modes[0]!];
  if (!strength) return {};
  const width = widthAfter(now - since) + strength.deviation / 2;
  const range = Math.ceil(width / RANGE_STEP) * RANGE_STEP;
  return { rating: strength.rating, ...(Number.isFinite(range) ? { range } : {}) };
}
