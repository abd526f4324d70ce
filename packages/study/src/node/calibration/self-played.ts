/** Games that the net plays against itself: what values are compared with. */
import { loadRollouts, openRollouts } from '@kingdomino/bots/rollouts';
import {
  dealerFromText,
  type GameId,
  type GameOf,
  type GameRecord,
  gameById,
  type MoveOf,
  type StateOf,
  writeRecord,
} from '@kingdomino/rules';

/** What is played. */
export interface Mode {
  readonly name: string;
  readonly game: GameId;
  readonly options: Readonly<Record<string, unknown>>;
}

export const MODES: readonly Mode[] = [
  { name: 'two seats', game: 'kingdomino', options: { players: 2 } },
  {
    name: 'two seats, bonuses',
    game: 'kingdomino',
    options: { players: 2, middleKingdom: true, harmony: true },
  },
  { name: 'three seats', game: 'kingdomino', options: { players: 3 } },
  { name: 'four seats', game: 'kingdomino', options: { players: 4 } },
  { name: 'Mighty Duel', game: 'kingdomino', options: { players: 2, mightyDuel: true } },
  { name: 'Duel', game: 'duel', options: {} },
];

export interface Visit<G extends GameId> {
  readonly game: GameOf<G>;
  readonly state: StateOf<G>;
  /** How many moves came before. */
  readonly at: number;
}

/** Plays one game; `visit` sees every position in which a seat is to act at the beginning of a turn. */
export async function selfPlay(
  { game: id, options }: Mode,
  seed: string,
  visit: (visit: Visit<GameId>) => void = () => undefined,
): Promise<GameRecord> {
  return play(gameById(id), options, seed, visit);
}

async function play<G extends GameId>(
  game: GameOf<G>,
  rawOptions: Readonly<Record<string, unknown>>,
  seed: string,
  visit: (visit: Visit<G>) => void,
): Promise<GameRecord> {
  const options = game.readOptions(rawOptions);
  if (!options.ok) throw new Error(options.error.text);
  const state = game.start(options.value);
  await loadRollouts(game, state);
  const dealer = dealerFromText(seed);
  const moves: string[] = [];
  for (let actor = game.toAct(state); actor !== 'nobody'; actor = game.toAct(state)) {
    if (actor !== 'chance') visit({ game, state, at: moves.length });
    const turn: readonly MoveOf<G>[] =
      actor === 'chance' ? [dealer.next(game, state)] : openRollouts(game, state, 1).turns[0]!.moves;
    for (const move of turn) {
      moves.push(game.format(move));
      game.advance(state, move);
    }
  }
  return writeRecord(game, state, moves);
}
