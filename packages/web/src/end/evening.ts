/** The score of an evening: games that the same players have finished one after the other. */
import { fieldsOf, StoredValue } from '../app/storage/stored-value.ts';

export interface FinishedGame {
  readonly id: string;
  /** When it ended. */
  readonly at: number;
  readonly players: readonly string[];
  readonly winners: readonly string[];
}

/** Another evening begins when nobody has finished a game for so long, in milliseconds. */
const PAUSE = 4 * 3_600_000;
const MOST_KEPT = 40;

const areTexts = (raw: unknown): raw is string[] =>
  Array.isArray(raw) && raw.every(one => typeof one === 'string');

function readGame(raw: unknown): FinishedGame[] {
  const { id, at, players, winners } = fieldsOf(raw);
  return typeof id === 'string' && typeof at === 'number' && areTexts(players) && areTexts(winners)
    ? [{ id, at, players, winners }]
    : [];
}

const kept = new StoredValue<readonly FinishedGame[]>(
  'evening',
  [raw => (Array.isArray(raw) ? raw.flatMap(readGame) : undefined)],
  [],
);

/** Keeps a game that is over; answers with how many of its evening each of its players has won, or with none after the first. */
export function scoreWith(game: FinishedGame): readonly number[] | undefined {
  const others = kept.read().filter(({ id }) => id !== game.id);
  const games = [...others, game].sort((one, other) => one.at - other.at).slice(-MOST_KEPT);
  kept.write(games);
  return scoreOf(games, game);
}

/** Those at the table may sit elsewhere from game to game; whoever shares a first place has won. */
export function scoreOf(games: readonly FinishedGame[], game: FinishedGame): readonly number[] | undefined {
  // two of one name cannot be told apart
  if (new Set(game.players).size < game.players.length) return undefined;
  const evening: FinishedGame[] = [];
  let until = game.at;
  for (const one of [...games].sort((first, second) => second.at - first.at)) {
    if (one.at > game.at || !haveSamePlayers(one, game)) continue;
    if (until - one.at > PAUSE) break;
    until = one.at;
    evening.push(one);
  }
  if (evening.length < 2) return undefined;
  return game.players.map(player => evening.filter(({ winners }) => winners.includes(player)).length);
}

const haveSamePlayers = ({ players }: FinishedGame, other: FinishedGame) =>
  players.length === other.players.length && players.every(player => other.players.includes(player));
