/** What the games of a tournament of two seats might count for: compared in `duplicate-simulation.ts`. */

export interface Played {
  readonly games: readonly PlayedGame[];
  readonly players: number;
  /** As the program ranks: higher is better. */
  readonly standings: readonly number[];
}

interface PlayedGame {
  readonly round: number;
  /** By seat. */
  readonly players: readonly number[];
  readonly points: readonly number[];
}

export interface Scoring {
  readonly name: string;
  /** By player: higher is better. */
  readonly of: (played: Played) => readonly number[];
}

type Worth = (game: PlayedGame, seat: number, round: readonly PlayedGame[]) => number;

const leadOf = ({ points }: PlayedGame, seat: number) => points[seat]! - points[1 - seat]!;
const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** The sum of what each game is worth. */
function sums({ games, players }: Played, worth: Worth): number[] {
  const scores = Array.from({ length: players }, () => 0);
  for (const game of games) {
    const round = games.filter(other => other.round === game.round);
    game.players.forEach((player, seat) => {
      scores[player]! += worth(game, seat, round);
    });
  }
  return scores;
}

const summed = (name: string, worth: Worth): Scoring => ({ name, of: played => sums(played, worth) });

export const MEAN_LEAD = summed('lead in points', leadOf);
export const OWN_POINTS = summed('own points', ({ points }, seat) => points[seat]!);

export const MATCH_POINTS = summed('match points of the seat', (game, seat, round) =>
  round.reduce((sum, other) => {
    const difference = leadOf(game, seat) - leadOf(other, seat);
    return sum + (other === game ? 0 : 1 + Math.sign(difference));
  }, 0),
);

/** As in Butler scoring. */
const overMean: Worth = (game, seat, round) =>
  leadOf(game, seat) - mean(round.map(other => leadOf(other, seat)));
export const BUTLER = summed('lead over the mean of the seat', overMean);

/** Two tables next to each other; partners for the round are in opposite seats. What counts is the sum of both. */
export const EXCHANGED = summed('pairs of tables, seats exchanged', (game, seat, round) => {
  const other = round[round.indexOf(game) ^ 1];
  return other ? leadOf(game, seat) - leadOf(other, seat) : 0;
});

const STEPS = 400;

/** Everybody's score is their mean lead plus the mean score of their opponents. */
export const LEAST_SQUARES: Scoring = {
  name: 'lead, corrected for opponents',
  of: ({ games, players }) => {
    let scores = Array.from({ length: players }, () => 0);
    for (let step = 0; step < STEPS; step++)
      scores = scores.map((score, player) => {
        const worths = games.flatMap(game => {
          const seat = game.players.indexOf(player);
          return seat < 0 ? [] : [leadOf(game, seat) + scores[game.players[1 - seat]!]!];
        });
        return (score + mean(worths)) / 2;
      });
    return scores;
  },
};
