/** Why bots and arenas say no. */
import type { GameId, Refusal, RefusalCodeOf } from '@kingdomino/rules';

/** A spec that names no bot, or none for this game. */
export type SpecRefusal = Refusal<'bad-bot'>;

/** A task for a bot: its spec, the options, the position or the moves so far, or that no seat is to move. */
export type JobRefusal = Refusal<
  'bad-bot' | 'no-turn' | 'bad-options' | 'bad-position' | RefusalCodeOf<GameId>
>;

/** An arena: its bots, its options, or how they go together. */
export type ArenaRefusal = Refusal<'bad-bot' | 'bad-arena' | 'bad-options'>;
