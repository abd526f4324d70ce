/** Who stands where: the first fifty as they are told, the others on request; one's own line in any case. */
import type { TournamentStanding, TournamentStandings, TournamentView } from '@kingdomino/protocol';
import { useState } from 'preact/hooks';
import { roundedText } from '../app/i18n/format.ts';
import { t } from '../app/i18n/language.ts';
import { get } from '../connection/use-get.ts';
import { nameOrErased } from '../table-source/seat-text.ts';
import { Button } from '../ui/button.tsx';
import { scoreName, scoreText } from './tournament-text.ts';

export function Standings({ view }: { readonly view: TournamentView }) {
  const [more, setMore] = useState<readonly TournamentStanding[]>([]);
  const lines = more.length > 0 ? [...view.standings, ...more] : view.standings;
  const own = view.mine?.standing;
  const isOwnShown = lines.some(({ you }) => you);
  const isOpen = view.state === 'open';
  const showMore = async () => {
    const page = await get<TournamentStandings>(
      `/api/tournaments/${view.tournament}/standings?after=${lines.length}`,
    );
    if (page.ok) setMore([...more, ...page.value.standings]);
  };
  if (lines.length === 0) return null;
  return (
    <section class="tournaments-part">
      <h2>{isOpen ? t('tour.players', { count: view.players }) : t('tour.standings')}</h2>
      {isOpen ? (
        <Players lines={lines} />
      ) : (
        <Table lines={own && !isOwnShown ? [...lines, own] : lines} view={view} />
      )}
      {lines.length < view.players && (
        <Button kind="plain" onClick={() => void showMore()}>
          {t('rating.more')}
        </Button>
      )}
    </section>
  );
}

interface Props {
  readonly lines: readonly TournamentStanding[];
  readonly view: TournamentView;
}

function Table({ lines, view }: Props) {
  return (
    <table class="leader-table">
      <thead>
        <tr>
          <th scope="col">{t('rating.place')}</th>
          <th scope="col">{t('rating.player')}</th>
          <th scope="col">{t('rating.games')}</th>
          <th scope="col">{scoreName(view)}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, index) => (
          <Line key={line.player?.id ?? index} line={line} view={view} />
        ))}
      </tbody>
    </table>
  );
}

/** Before anything is played nobody stands anywhere. */
function Players({ lines }: Pick<Props, 'lines'>) {
  return (
    <ul class="tournament-players">
      {lines.map(({ player, you }, index) => (
        <li key={player?.id ?? index} class={you ? 'mine' : ''}>
          {nameOrErased(player)}
        </li>
      ))}
    </ul>
  );
}

function Line({ line, view }: { readonly line: TournamentStanding; readonly view: TournamentView }) {
  return (
    <tr class={`${line.you ? 'mine' : ''} ${line.out ? 'out' : ''}`}>
      <td>{line.place}</td>
      <th scope="row">
        {nameOrErased(line.player)}
        {(line.streak ?? 0) >= 2 && <span class="streak"> ×2</span>}
      </th>
      <td>{roundedText(line.games, 0)}</td>
      <td>
        <strong>{scoreText(view, line.score)}</strong>
        {line.buchholz !== undefined && <span class="soft"> ({roundedText(line.buchholz, 1)})</span>}
      </td>
    </tr>
  );
}
