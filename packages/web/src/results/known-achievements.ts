/** The achievements that a member had before, here or elsewhere, and by which game: they are not announced as new. */
import type { Achievement } from '@kingdomino/table/achievements';
import { fieldsOf, StoredValue } from '../app/storage/stored-value.ts';

interface Known {
  readonly by: string;
  /** Of the games, by the ids of the achievements. */
  readonly games: Readonly<Record<string, unknown>>;
}

const kept = new StoredValue<Known>('firsts', [readKnown], { by: '', games: {} });

function readKnown(raw: unknown): Known | undefined {
  const { by, games } = fieldsOf(raw);
  return typeof by === 'string' ? { by, games: fieldsOf(games) } : undefined;
}

export function noteAchievements(by: string, achievements: readonly Achievement[]): void {
  const reached = achievements.flatMap(({ id, by: game }) => (game ? [[id, game.id] as const] : []));
  kept.write({ by, games: Object.fromEntries(reached) });
}

/** Without those that another game came to first. */
export function onlyNewAchievements(
  by: string,
  game: string,
  achievements: readonly Achievement[],
): Achievement[] {
  const known = kept.read();
  const games = known.by === by ? known.games : {};
  return achievements.filter(({ id }) => games[id] === undefined || games[id] === game);
}
