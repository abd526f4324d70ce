/** One game between players, dealt from a seed and refereed move by move. */
import {
  type AnyGame,
  type AnyState,
  dealerFromText,
  type GameRecord,
  type Outcome,
  readMove,
  type Seat,
  writeRecord,
} from '@kingdomino/rules';
import { type ArenaPlayer, Forfeit, type Question } from './player.ts';

/** What a match is played with. */
export interface MatchSetup {
  readonly game: AnyGame;
  /** As a record writes them. */
  readonly options: Readonly<Record<string, unknown>>;
  /** Decides all draws and rolls. */
  readonly deal: string;
  /** With the deal and the seat it decides the players' own randomness. */
  readonly seed: string;
  /** In milliseconds. */
  readonly now: () => number;
  /** Asked before every move; a match that is stopped counts as given up by whoever is to move. */
  readonly isStopped?: () => boolean;
}

/** What came of a match. */
export interface MatchResult {
  readonly state: AnyState;
  readonly outcome: Outcome;
  readonly record: GameRecord;
  readonly forfeit?: { readonly seat: Seat; readonly reason: string };
  /** By seat. */
  readonly milliseconds: readonly number[];
  readonly turns: readonly number[];
}

/**
 * `players` are by seat; nobody else may use them during the game.
 *
 * @param setup the game, its options and what decides its chance
 * @param players one for each seat
 * @example
 * const { record, forfeit } = await playMatch(setup, players);
 */
export async function playMatch(setup: MatchSetup, players: readonly ArenaPlayer[]): Promise<MatchResult> {
  const { game, options } = setup;
  const checked = game.readOptions(options);
  if (!checked.ok) throw new Error(checked.error.text);
  const state = game.start(checked.value);
  const moves: string[] = [];
  const milliseconds = players.map(() => 0);
  const turns = players.map(() => 0);
  const forfeit = await findForfeit(setup, players, state, { moves, milliseconds, turns });
  const points = game.outcome(state);
  const outcome = forfeit ? withForfeit(points, forfeit.seat) : points;
  for (const player of players) player.end?.(outcome, forfeit?.reason);
  const known = { players: players.map(({ spec }) => spec), deal: dealerFromText(setup.deal).reveal() };
  const record = writeRecord(game, state, moves, forfeit ? { ...known, forfeit } : known);
  return { state, outcome, record, milliseconds, turns, ...(forfeit ? { forfeit } : {}) };
}

interface Log {
  readonly moves: string[];
  readonly milliseconds: number[];
  readonly turns: number[];
}

/** Plays `state` to the end, or until somebody gives up. */
async function findForfeit(
  setup: MatchSetup,
  players: readonly ArenaPlayer[],
  state: AnyState,
  { moves, milliseconds, turns }: Log,
): Promise<{ seat: Seat; reason: string } | undefined> {
  const { game, options, now, isStopped } = setup;
  const dealer = dealerFromText(setup.deal);
  let acting = 0;
  try {
    for (; acting < players.length; acting++) {
      const seed = seedFrom(`${setup.seed}/${acting}`);
      await players[acting]!.begin({ game, options, seat: acting, seats: players.length, seed });
    }
    for (let actor = game.toAct(state); actor !== 'nobody'; actor = game.toAct(state)) {
      if (actor === 'chance') {
        const dealt = dealer.next(game, state);
        moves.push(game.format(dealt));
        game.advance(state, dealt);
        continue;
      }
      acting = actor;
      if (isStopped?.()) throw new Forfeit('the match was stopped');
      const before = now();
      const answer = players[actor]!.choose({ game, state, seat: actor, moves });
      const text = typeof answer === 'string' ? answer : await answer;
      milliseconds[actor]! += now() - before;
      turns[actor]! += 1;
      moves.push(advanceBy(text, { game, state, seat: actor, moves }));
    }
    return undefined;
  } catch (error) {
    if (!(error instanceof Forfeit)) throw error;
    return { seat: acting, reason: `${players[acting]!.spec} forfeits: ${error.message}` };
  }
}

/** Answers with the move in its usual spelling. */
function advanceBy(text: string, { game, state }: Question): string {
  const move = readMove(game, state, text);
  if (!move.ok) throw new Forfeit(`illegal move ${JSON.stringify(text.slice(0, 100))}: ${move.error.text}`);
  game.advance(state, move.value);
  return game.format(move.value);
}

/** Who forfeits has nothing and comes last; the others are ranked by their points as they stand. */
function withForfeit(outcome: Outcome, seat: Seat): Outcome {
  const scores = outcome.scores.map((score, index) => (index === seat ? { total: 0 } : score));
  const others = outcome.ranking.map(place => place.filter(other => other !== seat));
  return { scores, ranking: [...others.filter(place => place.length > 0), [seat]] };
}

/** FNV-1a: spreads texts over 32 bits; `Random` does the mixing. */
function seedFrom(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash | 0;
}
