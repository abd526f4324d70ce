/** Who plays in a simulation. A bot is named by a short spec; each kind of bot is a row here. */
import type { AnyGame, Random } from '@kingdomino/rules';
import { quoted, UsageComplaint } from './complaint.ts';
import { suggestion } from './nearest.ts';

export interface Bot {
  readonly spec: string;
  /** A legal move for the seat to act. */
  choose(game: AnyGame, state: unknown, random: Random): unknown;
}

const BOTS: Readonly<Record<string, Omit<Bot, 'spec'>>> = {
  random: {
    choose: (game, state, random) => game.moveAt(state, random.below(game.countMoves(state))),
  },
};
export const BOT_NAMES = Object.keys(BOTS);

/** One bot for each seat, from one spec for all of them or a list with one for each. */
export function readBots(specs: readonly string[], seats: number): Bot[] {
  if (specs.length !== 1 && specs.length !== seats) {
    throw new UsageComplaint(`--bots must name 1 bot, or ${seats}, one for each seat; not ${specs.length}`);
  }
  return Array.from({ length: seats }, (_, seat) => readBot(specs.length === 1 ? specs[0]! : specs[seat]!));
}

function readBot(spec: string): Bot {
  if (Object.hasOwn(BOTS, spec)) return { spec, ...BOTS[spec]! };
  throw new UsageComplaint(
    `unknown bot ${quoted(spec)}${suggestion(spec, BOT_NAMES)} (there are: ${BOT_NAMES.join(', ')})`,
  );
}
