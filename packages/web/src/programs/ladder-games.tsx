/** Games of the ladder, the newest first: running ones to watch, the others to look at. */
import type { LadderGame, LadderGames, RatedMode } from '@kingdomino/protocol';
import { useEffect, useState } from 'preact/hooks';
import { momentText } from '../app/i18n/format.ts';
import { t } from '../app/i18n/language.ts';
import { type Problem, problemText } from '../connection/http.ts';
import { get } from '../connection/use-get.ts';
import { nameOrErased } from '../table-source/seat-text.ts';
import { Button, Link } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';

export function LadderGamesList({ mode }: { readonly mode: RatedMode }) {
  const [page, setPage] = useState<LadderGames | undefined>(undefined);
  const [problem, setProblem] = useState<Problem | undefined>(undefined);
  const load = async (after?: string) => {
    const query = new URLSearchParams({ mode, ...(after === undefined ? {} : { after }) });
    const read = await get<LadderGames>(`/api/ladder/games?${query}`);
    if (!read.ok) return setProblem(read.error);
    const { games, ...rest } = read.value;
    setPage(before => ({ games: [...(before?.games ?? []), ...games], ...rest }));
  };
  useEffect(() => void load(), []);
  if (problem) return <p role="alert">{problemText(problem)}</p>;
  if (!page) return <p aria-busy="true" />;
  if (page.games.length === 0) return <p class="soft">{t('prog.none')}</p>;
  return (
    <>
      <ul class="ladder-games">
        {page.games.map(game => (
          <GameLine key={game.table} game={game} />
        ))}
      </ul>
      {page.next !== undefined && (
        <Button icon="plus" onClick={() => void load(page.next)}>
          {t('rating.more')}
        </Button>
      )}
    </>
  );
}

function GameLine({ game: { table, at, running, seats } }: { readonly game: LadderGame }) {
  const sorted = [...seats].sort((one, other) => (one.place ?? 0) - (other.place ?? 0));
  return (
    <li>
      <Link to={`/t/${table}`} kind="plain" class="ladder-game">
        <span class="ladder-seats">
          {sorted.map(({ program, level, place }, index) => (
            <span key={String(index)} class={place === 1 ? 'won' : ''}>
              {place === 1 && <Icon name="trophy" />}
              {level ? t(`level.${level}`) : nameOrErased(program)}
            </span>
          ))}
        </span>
        <span class="soft">{running ? t('prog.running') : momentText(at)}</span>
      </Link>
    </li>
  );
}
