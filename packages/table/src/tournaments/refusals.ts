/** Why a tournament says no: every sentence once. */
import type { CommandRefusal, RefusalCode } from '@kingdomino/protocol';

const no = (code: RefusalCode, text: string): CommandRefusal => ({ code, text });

export const UNKNOWN_TOURNAMENT = no('unknown-tournament', 'there is no such tournament');
export const TOURNAMENT_OVER = no('over', 'this tournament is over');
export const FULL = no('tournament-full', 'this tournament has as many players as it can take');
export const TOO_LATE = no('too-late', 'this tournament has begun and takes nobody new');
export const NOT_IN = no('not-allowed', 'you do not play in this tournament');
export const TAKEN_OUT = no('not-welcome', 'you cannot play in this tournament');
export const NO_CHECK_IN = no('too-early', 'nobody needs to check in now');
export const NOT_ORGANISER = no('not-allowed', 'only who organises the tournament may do this');
export const BEGUN = no('already-started', 'the tournament has begun');
export const NOT_BEGUN = no('not-started', 'the tournament has not begun');
export const TOO_FEW = no('too-early', 'too few players are there');
export const badPlan = (text: string): CommandRefusal => no('bad-tournament', text);
