/** Games per CPU-second: warmed up, in rounds that take turns, so that a noisy neighbour disturbs all alike. */

export interface Contestant {
  /** Games to play before anything is measured; their mean score is the same on every machine. */
  readonly warmUp: number;
  /** Games to play between two looks at the clock. */
  readonly batch: number;
  /** Answers with a function that plays one game and tells the mean score of its seats. */
  readonly prepare: (seed: number) => () => number;
}

export interface Schedule {
  readonly rounds: number;
  /** CPU-seconds for one contestant in one round. */
  readonly slice: number;
}

export interface Measurement {
  /** The median of the rounds. */
  readonly gamesPerSecond: number;
  /** Of the warm-up games. */
  readonly meanScore: number;
}

const WARM_UP_SEED = 1;

/** How often `onStep` of `measure` is called: once for a warm-up, once for each round. */
export function stepsOf(contestants: number, rounds: number): number {
  return contestants * (1 + rounds);
}

/** `onStep` hears how many steps are done. */
export function measure(
  contestants: readonly Contestant[],
  schedule: Schedule,
  onStep: (done: number) => void = () => undefined,
): Measurement[] {
  let done = 0;
  const meanScores = contestants.map(({ warmUp, prepare }) => {
    const score = meanScoreOf(prepare(WARM_UP_SEED), warmUp);
    onStep(++done);
    return score;
  });
  const rates: number[][] = contestants.map(() => []);
  for (let round = 0; round < schedule.rounds; round++) {
    for (const [index, { batch, prepare }] of contestants.entries()) {
      rates[index]!.push(rateOf(prepare(WARM_UP_SEED + 1 + round), batch, schedule.slice));
      onStep(++done);
    }
  }
  return rates.map((list, index) => ({ gamesPerSecond: medianOf(list), meanScore: meanScores[index]! }));
}

function meanScoreOf(play: () => number, games: number): number {
  let sum = 0;
  for (let game = 0; game < games; game++) sum += play();
  return sum / games;
}

function rateOf(play: () => number, batch: number, slice: number): number {
  const start = process.cpuUsage();
  let games = 0;
  for (;;) {
    for (let game = 0; game < batch; game++) play();
    games += batch;
    const { user, system } = process.cpuUsage(start);
    const seconds = (user + system) / 1e6;
    if (seconds >= slice) return games / seconds;
  }
}

function medianOf(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((one, other) => one - other);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}
