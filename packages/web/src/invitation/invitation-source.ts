/**
 * What an invitation needs to know, by plain HTTP: who invites to what, and which seats are free. The whole table comes
 * later and knows better; anything out of the ordinary is left to it.
 */
import type { AnswerOf, EventOf, FirstSeat, TableEvent } from '@kingdomino/protocol';
import { signal } from '@preact/signals';
import { randomHex } from '../app/random-hex.ts';
import { toast } from '../app/toast.ts';
import { problemText, request } from '../connection/http.ts';

export interface Invitation {
  readonly opened: EventOf<'opened'>;
  readonly seats: readonly FirstSeat[];
  /** The seat that I have taken or am taking. */
  readonly mine?: number;
}

export const invitation = signal<Invitation | undefined>(undefined);

let asked = '';

/** Asked for once; other tables are forgotten. */
export async function askForInvitation(table: string): Promise<void> {
  if (asked === table) return;
  asked = table;
  invitation.value = undefined;
  const answer = await request<AnswerOf<'events'>>('GET', `/api/tables/${encodeURIComponent(table)}/events`);
  if (answer.ok && asked === table) invitation.value = readInvitation(answer.value.events);
}

/** Undefined unless the table is being filled, one player after the other. */
export function readInvitation(events: readonly TableEvent[]): Invitation | undefined {
  const [opened, ...later] = events;
  if (opened?.type !== 'opened') return undefined;
  const seats = [...opened.seats];
  for (const event of later) {
    if (event.type === 'seated') seats[event.seat] = { kind: 'person', player: event.player };
    // a player's part in the randomness of the deal
    else if (event.type !== 'salted') return undefined;
  }
  return { opened, seats };
}

export async function sitEarly(table: string, seat: number): Promise<void> {
  const before = invitation.peek();
  if (!before) return;
  invitation.value = { ...before, mine: seat };
  // a newcomer gets a name and a cookie first
  const known = await request('POST', '/api/me', {});
  const sat = known.ok
    ? await request('POST', '/api/commands', { type: 'sit', id: randomHex(8), table, seat })
    : known;
  if (sat.ok) return;
  invitation.value = before;
  toast(problemText(sat.error));
}
