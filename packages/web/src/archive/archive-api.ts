/** What the server tells of archives. */
import type { Player, TableSummary } from '@kingdomino/protocol';
import type { Result } from '@kingdomino/rules';
import type { ArchiveMode, Statistics } from '@kingdomino/table/archive';
import type { Shows } from '../account/privacy-form.tsx';
import { type Problem, request } from '../connection/http.ts';

export interface ArchivedGame {
  readonly table: TableSummary;
  readonly mode: ArchiveMode;
  readonly seat: number;
  /** 0 where there was no result. */
  readonly place: number;
  readonly endedAt: number;
  readonly boards: readonly string[];
}

export interface GamesPage {
  readonly games: readonly ArchivedGame[];
  readonly next?: string;
}

export interface ModeStatistics extends Statistics {
  readonly mode: ArchiveMode;
  readonly since: number;
}

export interface Opponent {
  readonly opponent: string;
  readonly name?: string;
  readonly bot?: true;
  readonly games: number;
}

export interface Member {
  readonly player: Player;
  readonly since?: number;
  readonly shows: Shows;
  /** Of the last games among strangers; without a share there are too few. */
  readonly finishes?: { readonly games: number; readonly share?: number };
}

/** A page that found nothing may have looked through thousands of games and know where to go on: then it is asked on. */
const MOST_ASKED = 30;

export async function readGames(
  player: string,
  query: URLSearchParams,
  after?: string,
): Promise<Result<GamesPage, Problem>> {
  let from = after;
  for (let asked = 1; ; asked++) {
    const search = new URLSearchParams(query);
    if (from !== undefined) search.set('after', from);
    const page = await request<GamesPage>('GET', `/api/players/${player}/games?${search}`);
    const isEmpty = page.ok && page.value.games.length === 0 && page.value.next !== undefined;
    if (!page.ok || !isEmpty || asked === MOST_ASKED) return page;
    from = page.value.next;
  }
}

export const readStatistics = (player: string) =>
  request<{ readonly modes: readonly ModeStatistics[] }>('GET', `/api/players/${player}/statistics`);

export const readOpponents = (name: string) =>
  request<{ readonly opponents: readonly Opponent[] }>(
    'GET',
    `/api/me/opponents?${new URLSearchParams({ name })}`,
  );

export const readMember = (name: string) =>
  request<Member>('GET', `/api/members/${encodeURIComponent(name)}`);
