/** Ratings of players, requested in batches and cached for a while. */
import type { Player, RatedMode } from '@kingdomino/protocol';
import { signal } from '@preact/signals';
import { request } from '../../connection/http.ts';

export interface ShownRating {
  readonly player: string;
  readonly mode: RatedMode;
  readonly rating: number;
  /** How far off it may be. */
  readonly deviation: number;
  readonly provisional?: true;
  readonly games: number;
  readonly wins: number;
}

/** As many as the server answers at once. */
const MOST = 100;
/** Whoever comes into view in the same moment is asked for together. */
const GATHERING = 50;
const KEPT = 60_000;

const known = signal<ReadonlyMap<string, readonly ShownRating[]>>(new Map());
const askedAt = new Map<string, number>();
let wanted = new Set<string>();

/** Undefined while it is not known, and for who has none. */
export function ratingOf({ id, member, bot }: Player, mode: RatedMode): ShownRating | undefined {
  if (member || bot) want(id);
  return known.value.get(id)?.find(rating => rating.mode === mode);
}

export async function readRatings(players: readonly string[]): Promise<readonly ShownRating[]> {
  const read = await request<{ readonly ratings: readonly ShownRating[] }>(
    'GET',
    `/api/ratings?players=${players.join(',')}`,
  );
  return read.ok ? read.value.ratings : [];
}

function want(player: string): void {
  const now = performance.now();
  if (now - (askedAt.get(player) ?? Number.NEGATIVE_INFINITY) < KEPT) return;
  askedAt.set(player, now);
  if (wanted.size === 0) setTimeout(() => void fetchWanted(), GATHERING);
  wanted.add(player);
}

async function fetchWanted(): Promise<void> {
  const players = [...wanted];
  wanted = new Set();
  for (let from = 0; from < players.length; from += MOST) {
    const asked = players.slice(from, from + MOST);
    const ratings = await readRatings(asked);
    const mine = (id: string) => ratings.filter(({ player }) => player === id);
    known.value = new Map([...known.value, ...asked.map(id => [id, mine(id)] as const)]);
  }
}
