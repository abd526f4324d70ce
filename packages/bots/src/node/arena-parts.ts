/** What an arena needs, in Node: players (bots of ours and outside programs) and a fine clock. */
import { appendFileSync } from 'node:fs';
import { err, ok, type Result } from '@kingdomino/rules';
import { type ArenaPlayer, makeBotPlayer, type PlayerMaker } from '../arena/player.ts';
import type { ArenaParts } from '../arena/tournament.ts';
import { type Outside, OutsidePlayer } from '../line-protocol/outside-player.ts';
import type { SpecRefusal } from '../refusals.ts';
import { openCommand, startTimer } from './command-channel.ts';

const OUTSIDE = 'cmd:';
const HELLO_LIMIT_MS = 10_000;
const MOVE_LIMIT_MS = 2000;

/** What an arena in Node may be told. */
export interface NodeArena {
  /** A file that gets what outside programs write to their standard error, each line with the program's command. */
  readonly botLog?: string;
}

/**
 * Bots of this package, and outside programs by `cmd:"COMMAND"`. A program that never said hello is not tried again.
 *
 * @param node where the standard error of outside programs goes
 * @example
 * const games = await playGames(tournament, [0], makeNodeParts());
 */
export function makeNodeParts({ botLog }: NodeArena = {}): ArenaParts {
  const hopeless = new Map<string, string>();
  const makePlayer: PlayerMaker = (spec, game) =>
    spec.startsWith(OUTSIDE) ? makeOutsidePlayer(spec, hopeless, botLog) : makeBotPlayer(spec, game);
  return { makePlayer, now: () => performance.now() };
}

/** With nothing said. */
export const nodeParts: ArenaParts = makeNodeParts();

/** `cmd:"python3 bot.py"`, perhaps followed by the time for a move, as in `cmd:"python3 bot.py":500ms`. */
function makeOutsidePlayer(
  spec: string,
  hopeless: Map<string, string>,
  botLog: string | undefined,
): Result<() => ArenaPlayer, SpecRefusal> {
  const match = /^cmd:(?:"([^"]+)"|([^"]+?))(?::([1-9][0-9]{0,6})(ms|s))?$/.exec(spec);
  if (!match) {
    const text = `an outside bot is cmd:"COMMAND" or cmd:"COMMAND":500ms, not ${spec}`;
    return err({ code: 'bad-bot', rule: 'bots', text });
  }
  const command = (match[1] ?? match[2])!;
  const limit = match[3] === undefined ? MOVE_LIMIT_MS : Number(match[3]) * (match[4] === 's' ? 1000 : 1);
  const log = botLog === undefined ? undefined : logTo(botLog, command);
  const outside: Outside = {
    get hopeless() {
      return hopeless.get(command);
    },
    set hopeless(reason) {
      if (reason !== undefined) hopeless.set(command, reason);
    },
    open: () => openCommand(command, log),
    startTimer,
    helloLimitMs: HELLO_LIMIT_MS,
    moveLimitMs: limit,
  };
  return ok(() => new OutsidePlayer(spec, outside));
}

/** Whole lines, so that those of several programs and threads do not run into each other. */
function logTo(file: string, command: string): (text: string) => void {
  let partial = '';
  return text => {
    const lines = (partial + text).split('\n');
    partial = lines.pop()!;
    if (lines.length > 0) appendFileSync(file, lines.map(line => `[${command}] ${line}\n`).join(''));
  };
}
