/** Who in a tournament has blocked whom there. */
import type { Kysely } from 'kysely';
import type { Database } from '../schema.ts';

export async function tournamentBlocks(
  db: Kysely<Database>,
  tournament: string,
): Promise<{ readonly one: string; readonly other: string }[]> {
  return db
    .selectFrom('tournament_players as p')
    .innerJoin('relations', 'relations.player_id', 'p.player_id')
    .innerJoin('tournament_players as q', join =>
      join.onRef('q.player_id', '=', 'relations.other_id').onRef('q.tournament_id', '=', 'p.tournament_id'),
    )
    .select(['relations.player_id as one', 'relations.other_id as other'])
    .where('p.tournament_id', '=', tournament)
    .where('relations.kind', '=', 'block')
    .execute();
}
