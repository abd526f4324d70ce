/** What an arena needs, in Node: players (bots of ours and outside programs) and a fine clock. */
import { err, ok, type Result } from '@kingdomino/rules';
import { type ArenaPlayer, makeBotPlayer, type PlayerMaker } from '../arena/player.ts';
import type { ArenaParts } from '../arena/tournament.ts';
import { OutsidePlayer } from '../line-protocol/outside-player.ts';
import type { SpecRefusal } from '../refusals.ts';
import { openCommand, startTimer } from './command-channel.ts';

const OUTSIDE = 'cmd:';
const HELLO_LIMIT_MS = 10_000;
const MOVE_LIMIT_MS = 2000;

export const makePlayer: PlayerMaker = (spec, game) =>
  spec.startsWith(OUTSIDE) ? makeOutsidePlayer(spec) : makeBotPlayer(spec, game);

/** Bots of this package, and outside programs by `cmd:"COMMAND"`. */
export const nodeParts: ArenaParts = { makePlayer, now: () => performance.now() };

/** `cmd:"python3 bot.py"`, perhaps followed by the time for a move, as in `cmd:"python3 bot.py":500ms`. */
function makeOutsidePlayer(spec: string): Result<() => ArenaPlayer, SpecRefusal> {
  const match = /^cmd:(?:"([^"]+)"|([^"]+?))(?::([1-9][0-9]{0,6})(ms|s))?$/.exec(spec);
  if (!match) {
    const text = `an outside bot is cmd:"COMMAND" or cmd:"COMMAND":500ms, not ${spec}`;
    return err({ code: 'bad-bot', rule: 'bots', text });
  }
  const command = (match[1] ?? match[2])!;
  const limit = match[3] === undefined ? MOVE_LIMIT_MS : Number(match[3]) * (match[4] === 's' ? 1000 : 1);
  const outside = {
    open: () => openCommand(command),
    startTimer,
    helloLimitMs: HELLO_LIMIT_MS,
    moveLimitMs: limit,
  };
  return ok(() => new OutsidePlayer(spec, outside));
}
