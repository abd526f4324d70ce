/** The games of an account: fetched, and completed by those of this device. */
import { formatLink, ok, type Result } from '@kingdomino/rules';
import { Table } from '@kingdomino/table';
import { achievementsOf, type FinishedGame } from '@kingdomino/table/achievements';
import { noteMember, signedInMember } from '../app/signed-in-member.ts';
import { type Problem, request } from '../connection/http.ts';
import { checkIdentity } from '../connection/who-am-i.ts';
import { seatSetups } from '../local/local-table.ts';
import { loadGame } from '../local/saved-games.ts';
import { bringBack, withdrawnBy } from '../results/deleted-results.ts';
import { finishedGamesOf, resultsOf } from '../results/finished-games.ts';
import { noteAchievements } from '../results/known-achievements.ts';
import { allResults } from '../results/results.ts';

/** With where it was played. */
export type AccountGame = FinishedGame & { readonly origin?: 'table' | 'device' };

interface Answer {
  readonly player: string;
  readonly games: readonly AccountGame[];
  readonly more?: true;
}

/** Each request looks at some tables more; nobody has played so many that this is not enough. */
const MOST_REQUESTS = 100;
/** These say that nothing more will be heard now. */
const LATER: readonly Problem[] = [
  'no-connection',
  'too-many-messages',
  'overloaded',
  'stopping',
  'internal',
];

let going: Promise<Result<readonly AccountGame[], Problem>> | undefined;

/** Whoever asks while it goes on gets the same answer. */
export function meetAccount(): Promise<Result<readonly AccountGame[], Problem>> {
  going ??= meet().finally(() => {
    going = undefined;
  });
  return going;
}

async function meet(): Promise<Result<readonly AccountGame[], Problem>> {
  const known = await checkIdentity('member');
  if (known.ok) await tellWithdrawn(signedInMember.peek());
  const read = known.ok ? await readGames() : known;
  if (!read.ok) {
    if (read.error === 'members-only' || read.error === 'no-identity') noteMember('');
    return read;
  }
  const { player, games } = read.value;
  noteMember(player);
  await handIn(player, new Set(games.map(({ id }) => id)));
  noteAchievements(player, achievementsOf(withOwn(games)));
  return ok(games);
}

/** What an account has, and what this device has of the same member. A game that both have is there once. */
export function withOwn(games: readonly AccountGame[]): AccountGame[] {
  const own = finishedGamesOf(resultsOf(signedInMember.value, allResults()));
  const ids = new Set(games.map(({ id }) => id));
  return [...games, ...own.filter(({ id }) => !ids.has(id))];
}

async function readGames(): Promise<Result<Answer, Problem>> {
  let read = await request<Answer>('GET', '/api/me/played');
  for (let asked = 1; read.ok && read.value.more && asked < MOST_REQUESTS; asked++)
    read = await request<Answer>('GET', '/api/me/played');
  return read;
}

/** Deleted here. Another member's wait until that one is back. */
async function tellWithdrawn(member: string): Promise<void> {
  for (const id of withdrawnBy(member)) {
    const done = await request('DELETE', `/api/me/played/${id}`);
    if (!done.ok) return;
    bringBack(id);
  }
}

/** One after the other; what does not get through is handed in next time. */
async function handIn(player: string, known: ReadonlySet<string>): Promise<void> {
  for (const { id } of finishedGamesOf(resultsOf(player, allResults()))) {
    const game = known.has(id) ? undefined : gameToHandIn(id);
    if (!game) continue;
    const done = await request('POST', '/api/me/played', { player, ...game });
    if (!done.ok && LATER.includes(done.error)) return;
  }
}

/** Undefined of a game that is not kept any more, was given up, or is damaged. */
function gameToHandIn(id: string): object | undefined {
  const saved = loadGame(id);
  if (!saved) return undefined;
  try {
    const table = Table.from(saved.events);
    const link = formatLink(table.record());
    if (table.ended?.reason !== 'finished' || !link.ok) return undefined;
    const seats = seatSetups(table.terms).map(seat => (seat.kind === 'bot' ? seat.level : seat.kind));
    return { id, at: table.ended.at, link: link.value, seats };
  } catch {
    return undefined;
  }
}
