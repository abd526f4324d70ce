/** How many simulations a second the Grandmaster makes, alone and with threads that help. */
import { type BotJob, think } from '@kingdomino/bots';
import { ownCrew } from '@kingdomino/bots/node';

const OPENING = [
  'line:1,17,29,41',
  ...[1, 17, 29, 41].flatMap((domino, turn) => [`king:${turn % 2}`, `pick:${domino}`]),
  'line:5,20,30,48',
];
/** In each of them there is something to think about. */
const POSITIONS: readonly (Pick<BotJob, 'game' | 'options' | 'moves'> & { readonly mode: string })[] = [
  { mode: 'kingdomino-2', game: 'kingdomino', options: { players: 2 }, moves: OPENING },
  { mode: 'duel', game: 'duel', options: { players: 2 }, moves: ['first:0', 'roll:4,2,0,1'] },
];
const THOUGHT_MS = 200;
/** At first code is compiled and helpers start. */
const WARM_UPS = 3;

export interface SearchSpeed {
  readonly mode: string;
  readonly threads: number;
  readonly simulationsPerSecond: number;
  /** How long the longest thought took that should have taken 200 ms. */
  readonly longestMilliseconds: number;
}

/** For each mode on 1, 2, 4 and so on threads, up to the most. */
export async function searchSpeeds(most: number, thoughts: number): Promise<SearchSpeed[]> {
  const counts: number[] = [];
  for (let threads = 1; threads < most; threads *= 2) counts.push(threads);
  counts.push(most);
  const speeds: SearchSpeed[] = [];
  for (const { mode, ...position } of POSITIONS)
    for (const threads of counts)
      speeds.push({ mode, threads, ...(await speedOf(position, threads, thoughts)) });
  return speeds;
}

async function speedOf(
  position: Pick<BotJob, 'game' | 'options' | 'moves'>,
  threads: number,
  thoughts: number,
): Promise<Omit<SearchSpeed, 'mode' | 'threads'>> {
  const crew = threads > 1 ? ownCrew(threads) : undefined;
  const speeds: number[] = [];
  let longest = 0;
  for (let seed = 0; seed < WARM_UPS + thoughts; seed++) {
    const start = performance.now();
    const choice = await think({ ...position, spec: `grandmaster:${THOUGHT_MS}ms`, seed }, undefined, crew);
    const milliseconds = performance.now() - start;
    if (!choice.ok) throw new Error(choice.error.text);
    if (seed < WARM_UPS) continue;
    speeds.push((1000 * (choice.value.simulations ?? 0)) / milliseconds);
    longest = Math.max(longest, milliseconds);
  }
  crew?.close();
  speeds.sort((one, other) => one - other);
  return {
    simulationsPerSecond: Math.round(speeds[Math.floor(speeds.length / 2)]!),
    longestMilliseconds: Math.round(longest),
  };
}

export function speedTable(speeds: readonly SearchSpeed[]): string {
  const rows = speeds.map(({ mode, threads, simulationsPerSecond, longestMilliseconds }) => {
    const alone = speeds.find(each => each.mode === mode && each.threads === 1)!;
    return [
      mode.padEnd(14),
      `${threads}`.padStart(7),
      simulationsPerSecond.toLocaleString('en-US').padStart(22),
      `${(simulationsPerSecond / alone.simulationsPerSecond).toFixed(2)} x`.padStart(8),
      `${longestMilliseconds} ms`.padStart(24),
    ].join('');
  });
  return ['mode          threads  simulations a second   alone  longest (200 ms wanted)', ...rows].join('\n');
}
