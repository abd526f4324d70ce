/** A move that needs no bot and nothing from the network: the one that brings the most at once. */
import type { BotJob } from '@kingdomino/bots';
import { gameById, parsePosition, readRecordedMove } from '@kingdomino/rules';

/** Some positions of Duel have a hundred thousand moves; a stand-in does not look at all of them. */
const MOST = 400;

type Job = Pick<BotJob, 'game' | 'options' | 'from' | 'moves'>;

export function simpleMove({ game: id, options, from, moves }: Job): string {
  const game = gameById(id);
  const read = game.readOptions(options);
  if (!read.ok) throw new Error(read.error.text);
  const position = from === undefined ? undefined : parsePosition(from);
  if (position?.ok === false) throw new Error(position.error.text);
  const state = position ? position.value.state : game.start(read.value);
  for (const text of moves) {
    const move = readRecordedMove(game, state, text);
    if (!move.ok) throw new Error(move.error.text);
    game.advance(state, move.value);
  }
  const seat = game.toAct(state);
  if (typeof seat !== 'number') throw new Error('no seat is to move here');
  const count = game.countMoves(state);
  const looked = Array.from({ length: Math.min(count, MOST) }, (_, index) => {
    const move = game.moveAt(state, Math.floor((index * count) / Math.min(count, MOST)));
    return { move, points: game.outcome(game.play(state, move)).scores[seat]!.total };
  });
  const best = looked.reduce((one, other) => (other.points > one.points ? other : one));
  return game.format(best.move);
}
