/** How many simulations a second the Grandmaster makes. */
import { type BotJob, think } from '@kingdomino/bots';

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
/** At first code is compiled. */
const WARM_UPS = 3;

export interface SearchSpeed {
  readonly mode: string;
  readonly simulationsPerSecond: number;
  /** How long the longest thought took that should have taken 200 ms. */
  readonly longestMilliseconds: number;
}

/** How often `onThought` of `searchSpeeds` is called. */
export function thoughtsOf(thoughts: number): number {
  return POSITIONS.length * (WARM_UPS + thoughts);
}

/** For each mode, the median of so many thoughts; `onThought` hears how many are done, warm-ups included. */
export async function searchSpeeds(
  thoughts: number,
  onThought: (done: number) => void = () => undefined,
): Promise<SearchSpeed[]> {
  const speeds: SearchSpeed[] = [];
  let done = 0;
  for (const { mode, ...position } of POSITIONS)
    speeds.push({ mode, ...(await speedOf(position, thoughts, () => onThought(++done))) });
  return speeds;
}

async function speedOf(
  position: Pick<BotJob, 'game' | 'options' | 'moves'>,
  thoughts: number,
  onThought: () => void,
): Promise<Omit<SearchSpeed, 'mode'>> {
  const speeds: number[] = [];
  let longest = 0;
  for (let seed = 0; seed < WARM_UPS + thoughts; seed++) {
    const start = performance.now();
    const choice = await think({ ...position, spec: `grandmaster:${THOUGHT_MS}ms`, seed });
    const milliseconds = performance.now() - start;
    if (!choice.ok) throw new Error(choice.error.text);
    onThought();
    if (seed < WARM_UPS) continue;
    speeds.push((1000 * (choice.value.simulations ?? 0)) / milliseconds);
    longest = Math.max(longest, milliseconds);
  }
  speeds.sort((one, other) => one - other);
  return {
    simulationsPerSecond: Math.round(speeds[Math.floor(speeds.length / 2)]!),
    longestMilliseconds: Math.round(longest),
  };
}

export function speedTable(speeds: readonly SearchSpeed[]): string {
  const rows = speeds.map(({ mode, simulationsPerSecond, longestMilliseconds }) =>
    [
      mode.padEnd(14),
      simulationsPerSecond.toLocaleString('en-US').padStart(20),
      `${longestMilliseconds} ms`.padStart(26),
    ].join(''),
  );
  return ['mode          simulations a second   longest (200 ms wanted)', ...rows].join('\n');
}
