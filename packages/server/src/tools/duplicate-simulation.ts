/**
 * `npm run bench:duplicate -- [trials, 60] [players, 16] [deals, 6]`: how well a ranking tells who is strong. Players of
 * known strength (a greedy bot that plays a random move so and so often) meet in tournaments of as many games; printed
 * is the mean rank correlation (Spearman) of rankings with strength, with its standard error.
 */
import { think } from '@kingdomino/bots';
import type { TournamentPlan, TournamentResult } from '@kingdomino/protocol';
import { Dealer, GAMES, Random } from '@kingdomino/rules';
import { sha256, utf8 } from '@kingdomino/rules/hashing';
import {
  create,
  decideTournament,
  Tournament,
  type TournamentCommand,
  type TournamentGame,
  tournamentStandings,
} from '@kingdomino/table/tournaments';
import {
  BUTLER,
  EXCHANGED,
  LEAST_SQUARES,
  MATCH_POINTS,
  MEAN_LEAD,
  OWN_POINTS,
  type Played,
  type Scoring,
} from './duplicate-scorings.ts';

const [trials = 60, players = 16, deals = 6] = process.argv.slice(2).map(Number);
/** How often the weakest and the strongest play a random move. */
const WEAKEST = 0.7;
const STRONGEST = 0;

const game = GAMES.kingdomino;
const OPTIONS = { players: 2 };

/** By player: the share of random moves. */
const noise = (player: number) => WEAKEST + ((STRONGEST - WEAKEST) * player) / (players - 1);
/** The opponent of those who play alone: in the middle. */
const MIDDLE = (WEAKEST + STRONGEST) / 2;

const base: TournamentPlan = {
  name: 'Trial',
  kind: 'swiss',
  mode: 'two',
  rated: false,
  visibility: 'link',
  most: players,
  rounds: deals,
  seconds: 300,
  increment: 10,
};
const swiss: TournamentPlan = base;
const people: TournamentPlan = { ...base, kind: 'duplicate', against: 'people' };
const alone: TournamentPlan = { ...base, kind: 'duplicate', against: 'bots', bots: 'squire' };

/** By the standings of the program, then by what else might count. */
const standings: Scoring = { name: 'as the program ranks', of: ({ standings: own }) => own };
const KINDS: readonly Kind[] = [
  {
    name: 'ordinary games, Swiss',
    plan: swiss,
    isShared: false,
    scorings: [standings, MEAN_LEAD, OWN_POINTS],
  },
  {
    name: 'the same deals, among people',
    plan: people,
    isShared: true,
    scorings: [standings, MATCH_POINTS, BUTLER, LEAST_SQUARES, EXCHANGED, OWN_POINTS],
  },
  { name: 'ordinary games, alone against a bot', plan: alone, isShared: false, scorings: [standings] },
  { name: 'the same deals, alone against a bot', plan: alone, isShared: true, scorings: [standings] },
];

interface Kind {
  readonly name: string;
  readonly plan: TournamentPlan;
  readonly isShared: boolean;
  readonly scorings: readonly Scoring[];
}

console.log(`${players} players, ${deals} games each, ${trials} tournaments of each kind`);
console.log('| games | ranked by | correlation with strength | ± |');
console.log('| ----- | --------- | ------------------------- | - |');
for (const { name, plan, isShared, scorings } of KINDS) {
  const found = scorings.map((): number[] => []);
  for (let trial = 0; trial < trials; trial++) {
    const played = await tournamentOf(plan, trial, isShared);
    scorings.forEach(({ of }, index) => {
      found[index]!.push(spearman(of(played)));
    });
  }
  scorings.forEach((scoring, index) => {
    const [mean, error] = meanAndError(found[index]!);
    console.log(`| ${name} | ${scoring.name} | ${mean.toFixed(3)} | ${error.toFixed(3)} |`);
  });
}

function meanAndError(found: readonly number[]): [number, number] {
  const mean = found.reduce((sum, one) => sum + one, 0) / found.length;
  const spread = found.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (found.length - 1);
  return [mean, Math.sqrt(spread / found.length)];
}

async function tournamentOf(plan: TournamentPlan, trial: number, isShared: boolean): Promise<Played> {
  const made = create(plan, 0, {});
  if (!made.ok) throw new Error(made.error.text);
  const tournament = Tournament.from(made.value);
  const run = (command: TournamentCommand, at: number) => {
    const done = decideTournament(tournament, command, at);
    if (!done.ok) throw new Error(done.error.text);
    tournament.append(...done.value);
  };
  // nobody is better placed from the start: they come in an order that says nothing
  const order = Array.from({ length: players }, (_, n) => (n * 7 + trial) % players);
  for (const player of new Set([...order, ...Array.from({ length: players }, (_, n) => n)]))
    run({ type: 'join', player: `p${player}` }, 0);
  run({ type: 'order', order: 'start' }, 0);
  for (let at = 0; tournament.state === 'running'; at += 60_000) {
    run({ type: 'advance', newTable: () => 'none' }, at);
    const games: { game: number; result: TournamentResult }[] = [];
    for (const number of tournament.openGames) {
      const one = tournament.games[number]!;
      const deal = isShared ? `round ${one.round}` : `game ${number}`;
      const result = await play(one, `${trial}/${deal}`, `${trial}/${number}/${isShared}`);
      games.push({ game: number, result });
    }
    run({ type: 'results', games }, at);
  }
  const places = new Map(tournamentStandings(tournament).map(({ player, place }) => [player, place]));
  return {
    games: tournament.games.map(({ round, players: both, result }) => ({
      round,
      players: both.map(player => Number(player.slice(1))),
      points: result!.points,
    })),
    players,
    standings: Array.from({ length: players }, (_, player) => -places.get(`p${player}`)!),
  };
}

async function play(
  { players: seats }: TournamentGame,
  deal: string,
  chance: string,
): Promise<TournamentResult> {
  const options = game.readOptions(OPTIONS);
  if (!options.ok) throw new Error(options.error.text);
  const dealer = new Dealer(sha256(utf8(deal)), ['', '']);
  const random = new Random(sha256(utf8(chance)).reduce((sum, byte) => (sum * 31 + byte) >>> 0, 7));
  const state = game.start(options.value);
  const moves: string[] = [];
  for (let actor = game.toAct(state); actor !== 'nobody'; actor = game.toAct(state)) {
    const seat = actor === 'chance' ? undefined : seats[actor];
    const share = seat === undefined ? MIDDLE : noise(Number(seat.slice(1)));
    const move =
      actor === 'chance'
        ? dealer.next(game, state)
        : random.below(1000) < 1000 * share
          ? game.moveAt(state, random.below(game.countMoves(state)))
          : await greedy(moves, random.below(2 ** 30));
    game.advance(state, move);
    moves.push(game.format(move));
  }
  const { scores, ranking: ranked } = game.outcome(state);
  const place = (seat: number) =>
    1 +
    ranked
      .slice(
        0,
        ranked.findIndex(group => group.includes(seat)),
      )
      .flat().length;
  return { places: [place(0), place(1)], points: scores.map(({ total }) => total) };
}

async function greedy(moves: readonly string[], seed: number) {
  const choice = await think({ game: 'kingdomino', options: OPTIONS, moves, spec: 'greedy', seed });
  const move = choice.ok ? game.parse(choice.value.move) : choice;
  if (!move.ok) throw new Error(move.error.text);
  return move.value;
}

/** With ties: the correlation of mean ranks. Player 0 is the weakest; a higher score is better. */
function spearman(scores: readonly number[]): number {
  const ranks = scores.map(score => {
    const equal = scores.filter(other => other === score).length;
    return scores.filter(other => other < score).length + (equal - 1) / 2;
  });
  return correlation(
    ranks,
    scores.map((_, player) => player),
  );
}

function correlation(one: readonly number[], other: readonly number[]): number {
  const average = (list: readonly number[]) => list.reduce((sum, value) => sum + value, 0) / list.length;
  const [a, b] = [average(one), average(other)];
  let [both, first, second] = [0, 0, 0];
  one.forEach((value, index) => {
    both += (value - a) * (other[index]! - b);
    first += (value - a) ** 2;
    second += (other[index]! - b) ** 2;
  });
  return both / Math.sqrt(first * second);
}
