/** Whoever does what the lessons teach, and nothing else, wins against the Squire. */
import { parseSpec } from '@kingdomino/bots';
import {
  type AnyGame,
  type AnyMove,
  type AnyState,
  dealerFromText,
  GAME_IDS,
  type GameId,
  gameById,
  listMoves,
  Random,
} from '@kingdomino/rules';
import { Position as DuelPosition } from '@kingdomino/rules/duel';
import { Position } from '@kingdomino/rules/kingdomino';
import { expect, test } from 'vitest';
import { bestCoats, drawOptions, PLAIN } from '../duel/draw/casting.ts';
import { dieGain } from '../duel/draw/gains.ts';
import { placesFor } from '../kingdomino/view.ts';

const SEAT = 0;
/** The Squire thinks longer in Duel. */
const GAMES: Readonly<Record<GameId, number>> = { kingdomino: 16, duel: 8 };

/** Points at once: where it scores most. A crown, or a cross, is better than none. */
function taught(game: AnyGame, state: AnyState): AnyMove {
  if (state instanceof DuelPosition && state.phase === 'draw') return bestDraw(state);
  const values = listMoves(game, state).map(move => ({ move, value: worth(game, state, move) }));
  return values.reduce((best, each) => (each.value > best.value ? each : best)).move;
}

function worth(game: AnyGame, state: AnyState, move: AnyMove): number {
  if (move.kind === 'pick' && state instanceof Position) {
    const places = placesFor(state.kingdom, move.domino, state.options);
    // what fits nowhere is discarded; a high number has more crowns
    return places.length === 0 ? -1 : Math.max(...places.map(({ points }) => points)) + move.domino / 48;
  }
  if ((move.kind === 'take' || move.kind === 'both') && state instanceof DuelPosition)
    return move.dice.reduce(
      (sum, die) => sum + (dieGain(state, SEAT, die) ?? -1),
      move.kind === 'both' ? -9 : 0,
    );
  return boardOf(game.play(state, move));
}

/** Without a spell or the castle's cross: they are kept for more. */
function bestDraw(state: DuelPosition): AnyMove {
  const options = drawOptions(state, bestCoats(state, PLAIN));
  const best = options.reduce<(typeof options)[number] | undefined>(
    (one, other) => (one && one.points >= other.points ? one : other),
    undefined,
  );
  return best?.move ?? { kind: 'pass' };
}

function boardOf(state: AnyState): number {
  return state instanceof Position ? state.scores()[SEAT]!.areas : state.scores()[SEAT]!.total;
}

/** One game against the Squire; seats change sides with the deal. */
function isWon(game: AnyGame, seed: number): boolean {
  const squire = parseSpec('squire', game.id);
  if (!squire.ok) throw new Error(squire.error.text);
  const options = game.readOptions({ players: 2 });
  if (!options.ok) throw new Error(options.error.text);
  const dealer = dealerFromText(`newcomer ${seed}`);
  const random = new Random(seed);
  let state: AnyState = game.start(options.value);
  for (;;) {
    const actor = game.toAct(state);
    if (actor === 'nobody') return game.outcome(state).ranking[0]!.includes(SEAT);
    const move =
      actor === 'chance'
        ? dealer.next(game, state)
        : actor === SEAT
          ? taught(game, state)
          : squire.value.bot.choose(game, state, actor, { budget: {}, random, isStopped: () => false }).move;
    state = game.play(state, move);
  }
}

test.each(GAME_IDS)('in most games of %s', id => {
  const game: AnyGame = gameById(id);
  const won = Array.from({ length: GAMES[id] }, (_, seed) => isWon(game, seed)).filter(Boolean).length;
  expect(won / GAMES[id]).toBeGreaterThan(0.6);
});
