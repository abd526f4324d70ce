/** The standings of a mode: programs, and our levels by which they are measured. */
import type { Ladder, LadderStanding, RatedMode } from '@kingdomino/protocol';
import { t } from '../app/i18n/language.ts';
import { problemText } from '../connection/http.ts';
import { useGet } from '../connection/use-get.ts';
import { nameOrErased, playerName } from '../table-source/seat-text.ts';
import { Portrait } from '../ui/portrait.tsx';

export function LadderTable({ mode }: { readonly mode: RatedMode }) {
  const { answer } = useGet<Ladder>(`/api/ladder?mode=${mode}`);
  if (!answer) return <p aria-busy="true" />;
  if (!answer.ok) return <p role="alert">{problemText(answer.error)}</p>;
  const { standings, waiting } = answer.value;
  const hasPrograms = standings.some(({ kind }) => kind === 'program');
  return (
    <>
      {!hasPrograms && <p class="soft">{t('prog.no-programs')}</p>}
      {waiting > 0 && <p>{t('prog.waiting', { count: waiting })}</p>}
      <table class="leader-table ladder-table">
        <thead>
          <tr>
            <th scope="col">{t('rating.place')}</th>
            <th scope="col">{t('rating.player')}</th>
            <th scope="col">{t('rating.rating')}</th>
            <th scope="col">{t('rating.games')}</th>
          </tr>
        </thead>
        <tbody>{placed(standings).map(Row)}</tbody>
      </table>
    </>
  );
}

interface Placed {
  readonly standing: LadderStanding;
  /** Among the programs; our levels take no place. */
  readonly place: number | undefined;
}

function placed(standings: readonly LadderStanding[]): Placed[] {
  let programs = 0;
  return standings.map(standing => ({
    standing,
    place: standing.kind === 'program' ? ++programs : undefined,
  }));
}

function Row({ standing, place }: Placed) {
  const { rating, deviation } = standing;
  if (standing.kind === 'level')
    return (
      <tr key={standing.level} class="ladder-level">
        <td />
        <th scope="row">
          <span class="ladder-name">
            <Portrait level={standing.level} />
            {t(`level.${standing.level}`)}
          </span>
          <span class="soft">{t('prog.fixed')}</span>
        </th>
        <td>{rating}</td>
        <td />
      </tr>
    );
  const { program, owner, games, provisional } = standing;
  return (
    <tr key={program.id}>
      <td>{place}</td>
      <th scope="row">
        {playerName(program)}
        <span class="soft">
          {t('prog.owner', { name: nameOrErased({ name: owner }) })}
          {provisional && ` · ${t('rating.provisional')}`}
        </span>
      </th>
      <td>
        {rating} <span class="soft">± {deviation}</span>
      </td>
      <td>{games}</td>
    </tr>
  );
}
