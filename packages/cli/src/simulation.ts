/** One whole game between bots, decided by a text: the same text gives the same game everywhere. */
import { dealerFromText, type GameRecord, Random, sha256, utf8, writeRecord } from '@kingdomino/rules';
import type { Bot } from './bots.ts';
import type { Table } from './table.ts';

export function simulateGame({ game, options }: Table, bots: readonly Bot[], seed: string): GameRecord {
  const dealer = dealerFromText(seed);
  const random = randomFromText(seed);
  const state = game.start(options);
  const moves: string[] = [];
  for (let actor = game.toAct(state); actor !== 'nobody'; actor = game.toAct(state)) {
    const move = actor === 'chance' ? dealer.next(game, state) : bots[actor]!.choose(game, state, random);
    moves.push(game.format(move));
    game.advance(state, move);
  }
  return writeRecord(game, state, moves, { bots: bots.map(({ spec }) => spec), deal: dealer.reveal() });
}

/** The bots' randomness: of the same text, but not the dealer's. */
function randomFromText(text: string): Random {
  return new Random(new DataView(sha256(utf8(`${text}/bots`)).buffer).getInt32(0));
}
