/** The games of an archive, page after page; the first is read again when whoever looks comes back. */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { t } from '../app/i18n/language.ts';
import { type Problem, problemText } from '../connection/http.ts';
import { Button } from '../ui/button.tsx';
import { type GamesPage, readGames } from './archive-api.ts';
import { GameRow } from './game-row.tsx';

interface Props {
  readonly player: string;
  readonly query: URLSearchParams;
  readonly isMine: boolean;
  /** What is said when there is none. */
  readonly none: string;
  /** What can be done with all of them. */
  readonly children?: ComponentChildren;
}

/** Another player or another question is another list: give it a key of its own. */
export function GameList({ player, query, isMine, none, children }: Props) {
  const [page, setPage] = useState<GamesPage | undefined>(undefined);
  const [problem, setProblem] = useState<Problem | undefined>(undefined);
  const isGone = useRef(false);
  const load = async (after?: string) => {
    const read = await readGames(player, query, after);
    if (isGone.current) return;
    setProblem(read.ok ? undefined : read.error);
    if (!read.ok) return;
    setPage(before => (after === undefined ? refreshed(before, read.value) : extended(before, read.value)));
  };
  useEffect(() => {
    isGone.current = false;
    void load();
    const look = () => {
      if (!document.hidden) void load();
    };
    document.addEventListener('visibilitychange', look);
    return () => {
      isGone.current = true;
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  const count = page?.games.length ?? 0;
  return (
    <>
      <p class="soft archive-count" role="status">
        {problem ? problemText(problem) : page && (count === 0 ? none : t('archive.shown', { count }))}
      </p>
      {page && count > 0 && (
        <ul class="archive-list">
          {page.games.map(game => (
            <GameRow key={game.table.table} game={game} isMine={isMine} />
          ))}
        </ul>
      )}
      {problem && (
        <Button icon="replay" onClick={() => void load()}>
          {t('crash.again')}
        </Button>
      )}
      {page?.next !== undefined && (
        <Button icon="plus" onClick={() => void load(page.next)}>
          {t('rating.more')}
        </Button>
      )}
      {count > 0 && children}
    </>
  );
}

/** What has come since stands before what is shown already; where something lies between, the list begins anew. */
function refreshed(before: GamesPage | undefined, first: GamesPage): GamesPage {
  const known = new Set(before?.games.map(({ table }) => table.table));
  if (!before || !first.games.some(({ table }) => known.has(table.table))) return first;
  return {
    ...before,
    games: [...first.games.filter(({ table }) => !known.has(table.table)), ...before.games],
  };
}

function extended(before: GamesPage | undefined, more: GamesPage): GamesPage {
  return { ...more, games: [...(before?.games ?? []), ...more.games] };
}
