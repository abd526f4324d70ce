/** Why a table says no: every sentence once. Codes and their meaning are in docs/protocol.md. */
import type { CommandRefusal, RefusalCode } from '@kingdomino/protocol';
import type { GameId, Refusal, RefusalCodeOf, Seat } from '@kingdomino/rules';

const no = (code: RefusalCode, text: string): CommandRefusal => ({ code, text });

export const UNKNOWN_TABLE = no('unknown-table', 'there is no such table');
export const OPENED_ALREADY = no('not-allowed', 'this table was opened before');
export const TWO_SEATS = no('bad-seats', 'you can take one seat only');
export const NOT_SEATED = no('not-seated', 'you do not sit at this table');
export const ALREADY_SEATED = no('already-seated', 'you sit at this table');
export const NO_FREE_SEAT = no('no-free-seat', 'no seat is free at this table');
export const NOT_OPENER = no('not-allowed', 'only who opened the table may do this');
export const NO_KEPT_SEAT = no('no-free-seat', 'no seat is kept for you here');
export const NOT_WELCOME = no('not-welcome', 'you cannot sit at this table');
export const NOBODY_TO_REMOVE = no('not-allowed', 'nobody else sits there');
export const NOT_STARTED = no('not-started', 'the game has not begun');
export const ALREADY_STARTED = no('already-started', 'the game has begun');
export const OVER = no('over', 'the game is over');
export const CLOSED = no('over', 'this table is closed');
export const NOT_OVER = no('not-over', 'the game is not over');
export const NOT_YOUR_TURN = no('not-your-turn', 'it is not your turn');
export const BOT_PLAYS = no('not-your-turn', 'a bot plays this seat: take it back first');
export const NO_BOT_TO_ACT = no('not-your-turn', 'no bot is to move');
export const NO_UNDO = no('no-undo', 'this table plays without undo');
export const NOTHING_TO_UNDO = no('nothing-to-undo', 'others have acted, or something was revealed');
export const NOTHING_TO_TAKE_BACK = no('nothing-to-take-back', 'you play this seat yourself');
export const FORFEITED = no('not-allowed', 'this seat was forfeited');
export const DECISION_IS_THE_BOTS = no(
  'too-early',
  'your time for this decision is over: come back after the move of the bot',
);
export const USED_UP = no('not-allowed', 'your time for this game is used up: the bot plays on');
export const NOBODY_WAITED_FOR = no('not-allowed', 'nobody else is waited for');
export const HAS_CLOCK = no('not-allowed', 'this table has a clock');
export const HALTED = no('halted', 'the table pauses: somebody goes on first');
export const NOT_HERE = no('not-allowed', 'this is not for this table');
export const TOO_LATE_TO_ABORT = no('too-late', 'the second round has begun');
export const NOTHING_ASKED = no('not-allowed', 'nothing like this is asked here');
export const NOT_GONE = no('not-allowed', 'this player is here, or is not waited for');
export const NOT_AMONG_FRIENDS = no(
  'not-allowed',
  'free text is for tables that are found by their link alone',
);
export const NOT_AGREED = no('not-allowed', 'not everybody here wants free text');
export const NOTHING_TO_DEAL = no('not-allowed', 'chance has no move here');
export const LEADER_IS_HERE = no('not-allowed', 'somebody else leads here');
export const NOT_INVITED = no('not-allowed', 'only who played here, or was given the link, leads here');
export const NOT_LEADER = no('not-allowed', 'only who leads and who played may change this study');
export const STUDY_IS_FULL = no('too-large', 'this study is full');

export const badEdit = (text: string): CommandRefusal => no('illegal', text);

export const tooManyLeads = (most: number): CommandRefusal =>
  no('not-allowed', `nobody takes the lead after ${most} changes of it`);

export const RATED_TERMS = no(
  'bad-options',
  'a rated game has a clock, no undo, a deal of its own, and is forfeited by who is away',
);
export const CLUB_TERMS = no(
  'bad-options',
  'a table of a club is for those with the link, and has a deal of its own',
);
export const RATED_WITHOUT_BOTS = no('bad-seats', 'no bot sits at a rated table of people');
export const MEMBERS_ONLY = no('members-only', 'rated games are for members: register your name first');
export const BOTS_ONLY = no('members-only', 'this rated table is for bot accounts');

export const wrongSeats = (right: number, asked: number): CommandRefusal =>
  no('bad-seats', `this game has ${right} seats, not ${asked}`);

export const wrongColours = (seats: number): CommandRefusal =>
  no('bad-seats', `${seats} seats need ${seats} colours`);

export const seatTaken = (seat: Seat): CommandRefusal => no('seat-taken', `seat ${seat} is not free`);

export const tooManyPhrases = (most: number): CommandRefusal =>
  no('too-many-messages', `at most ${most} phrases a game`);

export const tooManyUndos = (most: number): CommandRefusal => no('no-undo', `at most ${most} undos a game`);

export const tooManyReturns = (most: number): CommandRefusal =>
  no('not-allowed', `at most ${most} returns a game: the bot plays on`);

export const tooManySeatings = (most: number): CommandRefusal =>
  no('not-allowed', `nobody sits down more than ${most} times at a table`);

export const tooManyProposals = (most: number): CommandRefusal =>
  no('not-allowed', `nobody asks more than ${most} times a game`);

export const claimableIn = (milliseconds: number): CommandRefusal =>
  no('too-early', `the seat may be claimed in ${Math.ceil(milliseconds / 1000)} seconds`);

export const callableIn = (milliseconds: number): CommandRefusal =>
  no('too-early', `the seat may be called in ${Math.ceil(milliseconds / 1000)} seconds`);

export const stale = (version: number, seen: number): CommandRefusal => ({
  ...no('stale', `the table is at version ${version}, and you saw ${seen}`),
  version,
});

/** By the rules of the game, whose own code is the reason. */
export const illegal = ({ code: reason, rule, text }: Refusal<RefusalCodeOf<GameId>>): CommandRefusal => ({
  ...no('illegal', text),
  rule,
  reason,
});

export const badOptions = ({ code: reason, rule, text }: Refusal<'bad-options'>): CommandRefusal => ({
  ...no('bad-options', text),
  rule,
  reason,
});
