/** The best of each mode, people and bot accounts apart. */
import '../styles/screens/leaders.css';
import { type Player, RATED_MODES, type RatedMode } from '@kingdomino/protocol';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../app/i18n/language.ts';
import { replace } from '../app/navigation/router.ts';
import { type Problem, problemText, request } from '../connection/http.ts';
import { pageConnection } from '../connection/page-connection.ts';
import { PodiumScene } from '../scenes/podium-scene.tsx';
import { modeText } from '../table-source/mode-text.ts';
import { playerName } from '../table-source/seat-text.ts';
import { Button } from '../ui/button.tsx';
import { PageTop } from '../ui/page-top.tsx';
import { SegmentedControl } from '../ui/segmented-control.tsx';
import { PlayerDialog } from './player-dialog.tsx';

type ListName = 'people' | 'bots';

interface Leader {
  readonly place: number;
  readonly player: Player;
  readonly rating: number;
  readonly deviation: number;
  readonly games: number;
}

interface Page {
  readonly players: readonly Leader[];
  readonly next?: string;
}

export function LeaderboardScreen({ mode }: { readonly mode: RatedMode }) {
  const [list, setList] = useState<ListName>('people');
  useEffect(() => {
    document.title = t('nav.leaders');
    pageConnection().start('anybody');
  }, []);
  return (
    <div class="page leaders">
      <PageTop
        title={t('nav.leaders')}
        art={['king-blue', 'king-yellow', 'king-pink']}
        scene={<PodiumScene />}
      />
      <main class="card sheet leaders-main">
        <SegmentedControl
          name="mode"
          label={t('nav.leaders')}
          values={RATED_MODES}
          chosen={mode}
          text={modeText}
          onChange={chosen => replace(`/leaders/${chosen}`)}
        />
        <SegmentedControl
          name="list"
          label={t('rating.player')}
          values={['people', 'bots'] as const}
          chosen={list}
          text={name => t(`rating.${name}`)}
          onChange={setList}
        />
        <LeaderTable key={`${mode}/${list}`} mode={mode} list={list} />
      </main>
    </div>
  );
}

interface TableProps {
  readonly mode: RatedMode;
  readonly list: ListName;
}

function LeaderTable({ mode, list }: TableProps) {
  const [page, setPage] = useState<Page | undefined>(undefined);
  const [problem, setProblem] = useState<Problem | undefined>(undefined);
  const [chosen, choose] = useState<Player | undefined>(undefined);
  const load = async (after?: string) => {
    const query = new URLSearchParams({ list, ...(after === undefined ? {} : { after }) });
    const read = await request<Page>('GET', `/api/leaders/${mode}?${query}`);
    if (!read.ok) return setProblem(read.error);
    const { players, ...rest } = read.value;
    setPage(before => ({ players: [...(before?.players ?? []), ...players], ...rest }));
  };
  useEffect(() => void load(), []);
  if (problem) return <p role="alert">{problemText(problem)}</p>;
  if (!page) return <p aria-busy="true" />;
  if (page.players.length === 0) return <p class="soft">{t('rating.none')}</p>;
  return (
    <>
      <Leaders players={page.players} onChoose={choose} />
      {page.next !== undefined && (
        <Button icon="plus" onClick={() => void load(page.next)}>
          {t('rating.more')}
        </Button>
      )}
      {chosen && <PlayerDialog player={chosen} onClose={() => choose(undefined)} />}
    </>
  );
}

interface LeadersProps {
  readonly players: readonly Leader[];
  readonly onChoose: (player: Player) => void;
}

function Leaders({ players, onChoose }: LeadersProps) {
  const me = pageConnection().me.value?.id;
  return (
    <table class="leader-table">
      <thead>
        <tr>
          <th scope="col">{t('rating.place')}</th>
          <th scope="col">{t('rating.player')}</th>
          <th scope="col">{t('rating.rating')}</th>
          <th scope="col">{t('rating.games')}</th>
        </tr>
      </thead>
      <tbody>
        {players.map(({ place, player, rating, deviation, games }) => (
          <tr key={player.id} class={player.id === me ? 'mine' : ''}>
            <td>{place}</td>
            <th scope="row">
              <button type="button" class="player-link" onClick={() => onChoose(player)}>
                {playerName(player)}
              </button>
              {player.id === me && <span class="you">{t('seat.you')}</span>}
            </th>
            <td>
              {rating} <span class="soft">± {deviation}</span>
            </td>
            <td>{games}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
