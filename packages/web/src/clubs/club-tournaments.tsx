/** The tournaments of a club: those to come and those that are played, the others behind a fold. */
import type { TournamentSummary, Tournaments } from '@kingdomino/protocol';
import { useState } from 'preact/hooks';
import { t } from '../app/i18n/language.ts';
import { get, useGet } from '../connection/use-get.ts';
import { TournamentLines } from '../tournaments/tournament-lines.tsx';
import { Button, Link } from '../ui/button.tsx';

interface Props {
  readonly club: string;
  readonly isAdmin: boolean;
}

const isAhead = ({ state }: TournamentSummary) => state === 'open' || state === 'running';

export function ClubTournaments({ club, isAdmin }: Props) {
  const path = `/api/tournaments?list=all&club=${club}`;
  const { answer } = useGet<Tournaments>(path);
  const [more, setMore] = useState<Tournaments | undefined>(undefined);
  const first = answer?.ok ? answer.value : undefined;
  const next = (more ?? first)?.next;
  const all = [...(first?.tournaments ?? []), ...(more?.tournaments ?? [])];
  const past = all.filter(one => !isAhead(one));
  if (!isAdmin && all.length === 0) return null;
  const showMore = async (after: string) => {
    const page = await get<Tournaments>(`${path}&after=${after}`);
    if (page.ok)
      setMore({ ...page.value, tournaments: [...(more?.tournaments ?? []), ...page.value.tournaments] });
  };
  return (
    <section class="club-part">
      <h2>{t('nav.tournaments')}</h2>
      {isAdmin && (
        <Link to={`/club-tournament/${club}`} kind="plain" icon="plus">
          {t('tour.new')}
        </Link>
      )}
      <TournamentLines tournaments={all.filter(isAhead)} />
      {past.length > 0 && (
        <details>
          <summary>{t('tour.past')}</summary>
          <TournamentLines tournaments={past} />
          {next !== undefined && (
            <Button icon="plus" onClick={() => void showMore(next)}>
              {t('rating.more')}
            </Button>
          )}
        </details>
      )}
    </section>
  );
}
