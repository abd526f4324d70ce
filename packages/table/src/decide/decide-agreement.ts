/** What is decided by all people at a table together: breaking off, a pause, free text. Also who is not wanted there. */
import type { CommandRefusal, EventOf, TableEvent } from '@kingdomino/protocol';
import { ok, type Result, type Seat } from '@kingdomino/rules';
import { askedSeats, isSecondRound, longestHalt, type Proposal } from '../agreement.ts';
import { accept, type CommandNamed, type Decision, refuse } from '../command.ts';
import {
  BOT_PLAYS,
  CLOSED,
  HALTED,
  NOT_AMONG_FRIENDS,
  NOT_HERE,
  NOT_SEATED,
  NOTHING_ASKED,
  TOO_LATE_TO_ABORT,
  tooManyProposals,
} from '../refusals.ts';
import { botOf } from '../seat-state.ts';
import { countEvents, type ReadonlyTable } from '../table.ts';
import { seatInGame } from './decide-game.ts';

/** For each seat and game; a table's events are kept for ever. */
const MOST_PROPOSALS = 12;
const MOST_CONSENTS = 40;

export function decidePropose(
  table: ReadonlyTable,
  { by, what }: CommandNamed<'propose'>,
  at: number,
): Decision {
  const asking = seatOfPerson(table, by);
  if (!asking.ok) return asking;
  const seat = asking.value;
  const problem = refusalOfProposal(table, what);
  if (problem) return refuse(problem);
  const asked = table.proposal(at);
  // two ask the same at the same time: they agree
  if (asked?.what === what) return agree(table, asked, seat, at);
  if (countEvents(table, event => event.type === 'proposed' && event.seat === seat) >= MOST_PROPOSALS)
    return refuse(tooManyProposals(MOST_PROPOSALS));
  const proposed: TableEvent = { type: 'proposed', at, seat, what };
  return accept(proposed, ...consequence(table, what, [seat], at));
}

export function decideAnswer(
  table: ReadonlyTable,
  { by, what, agrees }: CommandNamed<'answer'>,
  at: number,
): Decision {
  const answering = seatOfPerson(table, by);
  if (!answering.ok) return answering;
  const seat = answering.value;
  const asked = table.proposal(at);
  if (asked?.what !== what) return refuse(NOTHING_ASKED);
  return agrees ? agree(table, asked, seat, at) : accept({ type: 'answered', at, seat, agrees });
}

function agree(table: ReadonlyTable, { what, agreed }: Proposal, seat: Seat, at: number): Decision {
  if (agreed.includes(seat)) return accept();
  return accept(
    { type: 'answered', at, seat, agrees: true },
    ...consequence(table, what, [...agreed, seat], at),
  );
}

/** Once all have agreed. */
function consequence(
  { seats, terms }: ReadonlyTable,
  what: Proposal['what'],
  agreed: readonly Seat[],
  at: number,
): TableEvent[] {
  const isAgreed = askedSeats(seats, terms.rated === true).every(seat => agreed.includes(seat));
  if (!isAgreed) return [];
  return what === 'abort'
    ? [{ type: 'closed', at, because: 'agreed' }]
    : [{ type: 'halted', at, until: at + longestHalt(terms.clock) }];
}

/** Games on one device are broken off and left alone without asking; a day's deal is played once. */
function refusalOfProposal(
  { terms, halted, moves }: ReadonlyTable,
  what: Proposal['what'],
): CommandRefusal | undefined {
  if (terms.visibility === 'device' || terms.sharedDeal?.until !== undefined) return NOT_HERE;
  // others wait for the result
  if (terms.tournament || terms.ladder) return NOT_HERE;
  if (halted) return HALTED;
  return what === 'abort' && isSecondRound(terms.game, moves) ? TOO_LATE_TO_ABORT : undefined;
}

/** By anyone who plays: a pause was agreed on, going on is everybody's right. */
export function decideResume(table: ReadonlyTable, { by }: CommandNamed<'resume'>, at: number): Decision {
  const resuming = seatOfPerson(table, by);
  if (!resuming.ok) return resuming;
  return table.halted ? accept({ type: 'resumed', at, seat: resuming.value }) : accept();
}

/** Somebody who plays here and not a bot in their place. */
function seatOfPerson(table: ReadonlyTable, by: CommandNamed<'resume'>['by']): Result<Seat, CommandRefusal> {
  const playing = seatInGame(table, by);
  if (!playing.ok) return playing;
  return botOf(table.seats[playing.value]) === undefined ? ok(playing.value) : refuse(BOT_PLAYS);
}

/** Free text is for friends: a table that is found by its link alone, and not for ratings. */
export function isAmongFriends({ visibility, rated }: EventOf<'opened'>): boolean {
  return visibility === 'link' && rated !== true;
}

export function decideConsent(
  table: ReadonlyTable,
  { by, agrees }: CommandNamed<'consent'>,
  at: number,
): Decision {
  const seat = table.seatOf(by.id);
  if (seat === undefined) return refuse(NOT_SEATED);
  if (table.status === 'closed') return refuse(CLOSED);
  if (!isAmongFriends(table.terms)) return refuse(NOT_AMONG_FRIENDS);
  if (table.consents.includes(seat) === agrees) return accept();
  const changed = countEvents(table, event => event.type === 'consented' && event.seat === seat);
  // who withdraws is heard in any case
  if (agrees && changed >= MOST_CONSENTS) return refuse(tooManyProposals(MOST_CONSENTS));
  return accept({ type: 'consented', at, seat, agrees });
}
