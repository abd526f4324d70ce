/** Who plays: bots by their specs, as everywhere, or programs of one's own. */
import { botNames } from '@kingdomino/bots';
import type { ArenaPlayer } from '@kingdomino/bots/arena';
import { nodeParts } from '@kingdomino/bots/node';
import { GAME_IDS, type GameId } from '@kingdomino/rules';
import { UsageComplaint } from './complaint.ts';
import { nearest } from './nearest.ts';

/** For the help of commands that take bots. */
export const BOTS_HELP = `
A bot is a name, or a name with a budget: greedy, grandmaster:200ms, grandmaster:500 (simulations). A program of your
own joins as cmd:"COMMAND" (docs/bot-protocol.md), perhaps with its time for a move: cmd:"COMMAND":500ms.

${GAME_IDS.map(id => `Bots for ${id}: ${botNames(id).join(', ')}`).join('\n')}
`;

/** Splits a list of bots at its commas, except inside double quotes: a command may have commas of its own. */
export function splitSpecs(text: string): string[] {
  return (text.match(/(?:"[^"]*"|[^",])+/g) ?? []).map(spec => spec.trim()).filter(spec => spec !== '');
}

/** A player for each seat, from one spec for all of them or a list with one for each. */
export function seatBots(specs: readonly string[], game: GameId, seats: number): ArenaPlayer[] {
  if (specs.length !== 1 && specs.length !== seats)
    throw new UsageComplaint(`--bots must name 1 bot, or ${seats}, one for each seat; not ${specs.length}`);
  const makers = specs.map(spec => findBot(spec, game));
  return Array.from({ length: seats }, (_, seat) => makers[seat % makers.length]!());
}

/** What makes a player of this spec; complains where there is none. */
export function findBot(spec: string, game: GameId): () => ArenaPlayer {
  const maker = nodeParts.makePlayer(spec, game);
  if (maker.ok) return maker.value;
  const [name = ''] = spec.split(':');
  const meant = botNames(game).includes(name) ? undefined : nearest(name, botNames(game));
  const hint = meant === undefined ? '' : `; did you mean ${meant}?`;
  throw new UsageComplaint(`${maker.error.text}${hint}`);
}
