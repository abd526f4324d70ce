/** Players of mixed strength who wait, play, rest and wait again, for hours: how long they wait, and for whom. */
import { RATED_MODES, type RatedMode, type Stakes } from '@kingdomino/protocol';
import { Random } from '@kingdomino/rules';
import { formGroups, type QueuedPlayer } from '../storage/matchmaking/form-groups.ts';

const STEP = 1000;
const MINUTE = 60_000;
/** Out of a hundred. */
const LIKES: Readonly<Record<RatedMode, number>> = { two: 45, three: 10, four: 20, mighty: 10, duel: 15 };
const LIKES_ANOTHER = 30;
const STAKES: readonly Stakes[] = ['rated', 'rated', 'casual', 'casual', 'either'];
/** Who is paired and does not come. */
const ABSENT = 5;
const MIDDLE = 1500;
const SPREAD = 250;
const SURE = 60;
const NEW = 380;
const NEWCOMERS = 30;

export interface SimulatedDay {
  readonly players: number;
  readonly hours: number;
  /** How long somebody rests between two games, on average. */
  readonly rest: number;
  readonly seed: number;
}

export interface PairedWait {
  readonly mode: RatedMode;
  readonly waited: number;
  /** Between the strongest and the weakest at the table, as far as is known. */
  readonly gap: number;
}

export interface SimulatedWaits {
  readonly paired: readonly PairedWait[];
  /** How long those have waited who wait at the end. */
  readonly left: readonly number[];
  /** The longest look, in milliseconds, and the most who waited at one. */
  readonly longest: number;
  readonly most: number;
}

export function simulateMatchmaking({ players, hours, rest, seed }: SimulatedDay): SimulatedWaits {
  const random = new Random(seed);
  const everybody = Array.from({ length: players }, (_, index) => newPlayer(`p${index}`, random));
  const readyAt = new Map(everybody.map(({ player }) => [player, random.below(2 * rest)]));
  let waiting: QueuedPlayer[] = [];
  const paired: PairedWait[] = [];
  let [longest, most] = [0, 0];
  const end = hours * 60 * MINUTE;
  for (let now = 0; now < end; now += STEP) {
    for (const one of everybody) {
      if ((readyAt.get(one.player) ?? end) > now) continue;
      readyAt.delete(one.player);
      waiting.push({ ...one, since: now });
    }
    most = Math.max(most, waiting.length);
    const begun = performance.now();
    const groups = formGroups(waiting, now);
    longest = Math.max(longest, performance.now() - begun);
    const gone = new Set<string>();
    for (const { mode, players: names } of groups) {
      const group = names.map(name => waiting.find(({ player }) => player === name)!);
      const absent = group.filter(() => random.below(100) < ABSENT);
      for (const { player } of absent) rests(player, now);
      if (absent.length > 0) continue;
      const ratings = group.map(({ strengths }) => strengths[mode]!.rating);
      const gap = Math.max(...ratings) - Math.min(...ratings);
      for (const { player, since } of group) {
        paired.push({ mode, waited: now - since, gap });
        rests(player, now + MINUTE * (6 + random.below(12)));
      }
    }
    waiting = waiting.filter(({ player }) => !gone.has(player));

    function rests(player: string, from: number): void {
      gone.add(player);
      readyAt.set(player, from + random.below(2 * rest));
    }
  }
  return { paired, left: waiting.map(({ since }) => end - since), longest, most };
}

function newPlayer(player: string, random: Random): Omit<QueuedPlayer, 'since'> {
  const first = likedMode(random);
  const second = random.below(100) < LIKES_ANOTHER ? likedMode(random) : first;
  const modes = [...new Set([first, second])];
  const strength = (): { rating: number; deviation: number } =>
    random.below(100) < NEWCOMERS
      ? { rating: MIDDLE, deviation: NEW }
      : { rating: Math.round(MIDDLE + SPREAD * normal(random)), deviation: SURE };
  const strengths = Object.fromEntries(modes.map(mode => [mode, strength()]));
  return { player, modes, stakes: STAKES[random.below(STAKES.length)]!, strengths };
}

function likedMode(random: Random): RatedMode {
  let left = random.below(100);
  for (const mode of RATED_MODES) {
    left -= LIKES[mode];
    if (left < 0) return mode;
  }
  throw new Error('the shares do not come to a hundred');
}

/** As good as normal: the sum of twelve. */
function normal(random: Random): number {
  const sum = Array.from({ length: 12 }, () => random.below(1_000_000) / 1_000_000);
  return sum.reduce((total, one) => total + one, -6);
}
