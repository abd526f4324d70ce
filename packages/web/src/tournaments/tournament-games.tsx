/** The games of a tournament: those that are played, and all of them round by round. */
import type { TournamentGameRow, TournamentRound, TournamentView } from '@kingdomino/protocol';
import { useEffect, useState } from 'preact/hooks';
import { enumerationText, percentText, roundedText } from '../app/i18n/format.ts';
import { t } from '../app/i18n/language.ts';
import { useGet } from '../connection/use-get.ts';
import { nameOrErased, playerName } from '../table-source/seat-text.ts';
import { Link } from '../ui/button.tsx';
import { LabelledSelect } from '../ui/labelled-select.tsx';

export function Games({ view }: { readonly view: TournamentView }) {
  return (
    <section class="tournaments-part">
      <h2>{t('tour.playing')}</h2>
      {view.deals && <p class="soft">{t('tour.secret')}</p>}
      <GameList games={view.games} own={view.mine?.table} />
    </section>
  );
}

export function Rounds({ view }: { readonly view: TournamentView }) {
  const [chosen, choose] = useState<number | undefined>(undefined);
  const round = chosen ?? view.round ?? 1;
  const { answer, again } = useGet<TournamentRound>(`/api/tournaments/${view.tournament}/rounds/${round}`);
  // the round that is played changes under one's eyes
  useEffect(again, [view.version]);
  const shown = answer?.ok ? answer.value : undefined;
  const rounds = Array.from({ length: view.round ?? 1 }, (_, index) => index + 1);
  return (
    <section class="tournaments-part">
      <h2>{t('tour.rounds')}</h2>
      {rounds.length > 1 && (
        <LabelledSelect
          class="field"
          label={t('tour.rounds')}
          value={round}
          options={rounds.map(value => [value, t('tour.round.one', { round: value })] as const)}
          onChange={choose}
        />
      )}
      {shown && <GameList games={shown.games} own={view.mine?.table} />}
      {shown && shown.byes.length > 0 && (
        <p class="soft">{t('tour.bye.of', { names: enumerationText(shown.byes.map(playerName)) })}</p>
      )}
      {shown?.deal && <Deal deal={shown.deal} />}
      <a class="button quiet" href={`/api/tournaments/${view.tournament}/games.ndjson`} download>
        {t('tour.records')}
      </a>
    </section>
  );
}

function Deal({ deal: { commitment, seed } }: { readonly deal: NonNullable<TournamentRound['deal']> }) {
  return (
    <dl class="tournament-deal">
      <dt>{t('tour.deal')}</dt>
      <dd>
        <code>{commitment}</code>
      </dd>
      {seed !== undefined && (
        <>
          <dt>{t('tour.seed')}</dt>
          <dd>
            <code>{seed}</code>
          </dd>
        </>
      )}
    </dl>
  );
}

interface ListProps {
  readonly games: readonly TournamentGameRow[];
  /** My own table is not one to watch. */
  readonly own?: string | undefined;
}

function GameList({ games, own }: ListProps) {
  return (
    <ul class="tournament-games">
      {games.map(game => (
        <li key={game.game}>
          <span class="tournament-seats">
            {game.seats.map((seat, index) => (
              <span key={seat.player?.id ?? index} class={seat.place === 1 ? 'winner' : ''}>
                {nameOrErased(seat.player)}
                {resultOf(seat)}
              </span>
            ))}
            {game.state === 'void' && <span class="soft">{t('tour.void')}</span>}
          </span>
          {game.table !== undefined && game.table !== own && (
            <Link to={`/t/${game.table}`} kind="plain">
              {t(game.state === 'playing' ? 'online.watchable' : 'games.result')}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}

function resultOf({ points, percent, forfeited }: TournamentGameRow['seats'][number]) {
  if (points === undefined) return null;
  const text = forfeited ? '–' : roundedText(points, 0);
  return (
    <>
      {' '}
      <strong>{text}</strong>
      {percent !== undefined && <span class="soft"> ({percentText(percent / 100)})</span>}
    </>
  );
}
