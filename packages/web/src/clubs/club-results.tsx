/** The table of results of a season, as its scoring ranks it; any season can be read again. */

import type { Club, ClubResults as Results, Scoring, Standing } from '@kingdomino/protocol';
import { useState } from 'preact/hooks';
import { roundedText } from '../app/i18n/format.ts';
import { t } from '../app/i18n/language.ts';
import { problemText } from '../connection/http.ts';
import { pageConnection } from '../connection/page-connection.ts';
import { useGet } from '../connection/use-get.ts';
import { playerName } from '../table-source/seat-text.ts';
import { seasonDates, seasonName } from './season-text.ts';

export function ClubResults({ club }: { readonly club: Club }) {
  const [chosen, choose] = useState<number | undefined>(undefined);
  const query = chosen === undefined ? '' : `?season=${chosen}`;
  const { answer } = useGet<Results>(`/api/clubs/${club.club}/results${query}`);
  const shown = answer?.ok ? answer.value : undefined;
  return (
    <section class="club-part">
      <h2>{t('club.results')}</h2>
      {answer && !answer.ok && <p role="alert">{problemText(answer.error)}</p>}
      {shown && (
        <>
          <select
            aria-label={t('club.seasons')}
            value={shown.season.number}
            onChange={event => choose(Number(event.currentTarget.value))}
          >
            {club.seasons.map(season => (
              <option key={season.number} value={season.number}>
                {seasonName(season)}
              </option>
            ))}
          </select>
          <p class="soft">{seasonDates(shown.season)}</p>
          {shown.standings.length === 0 ? (
            <p class="soft">{t('club.results.none')}</p>
          ) : (
            <Standings standings={shown.standings} scoring={shown.season.scoring} />
          )}
        </>
      )}
    </section>
  );
}

interface Props {
  readonly standings: readonly Standing[];
  readonly scoring: Scoring;
}

function Standings({ standings, scoring }: Props) {
  const me = pageConnection().me.value?.id;
  return (
    <>
      <table class="leader-table club-table">
        <thead>
          <tr>
            <th scope="col">{t('rating.place')}</th>
            <th scope="col">{t('rating.player')}</th>
            <th scope="col">{t('rating.games')}</th>
            <th scope="col">{t(`club.${scoring}`)}</th>
          </tr>
        </thead>
        <tbody>
          {standings.map((standing, index) => (
            <tr key={standing.player?.id ?? index} class={standing.player?.id === me ? 'mine' : ''}>
              <td>{standing.place}</td>
              <th scope="row">
                <Name standing={standing} isMe={standing.player?.id === me} />
              </th>
              <td>{roundedText(standing.games, 2)}</td>
              <td>
                <strong>{roundedText(standing[scoring], 2)}</strong>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="soft">{t(`club.scoring.${scoring}`)}</p>
    </>
  );
}

function Name({ standing, isMe }: { readonly standing: Standing; readonly isMe: boolean }) {
  const { player, member } = standing;
  if (!player) return <span class="soft">{t('club.erased')}</span>;
  return (
    <>
      {playerName(player)}
      {isMe && <span class="you">{t('seat.you')}</span>}
      {!member && <span class="soft"> {t('club.left')}</span>}
    </>
  );
}
