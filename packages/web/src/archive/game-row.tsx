/** A finished game in an archive: what became of it, who had how many points, their boards, and the ways to it. */
import { momentText } from '../app/i18n/format.ts';
import { t } from '../app/i18n/language.ts';
import { coloursOf } from '../board/colours.ts';
import { ChallengeButton } from '../company/challenge-button.tsx';
import { pageConnection } from '../connection/page-connection.ts';
import { modeText } from '../table-source/mode-text.ts';
import { seatNames } from '../table-source/seat-text.ts';
import { Button, Link } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { SeatName } from '../ui/seat-name.tsx';
import type { ArchivedGame } from './archive-api.ts';
import { openReplay, saveRecord } from './game-actions.ts';
import { SmallBoard } from './small-board.tsx';

interface Props {
  readonly game: ArchivedGame;
  /** Whose archive it is: mine, or that of somebody else. */
  readonly isMine: boolean;
}

export function GameRow({ game, isMine }: Props) {
  const { table, mode, endedAt } = game;
  const when = momentText(endedAt);
  return (
    <li class="archived">
      <div class="archived-head">
        <strong>{modeText(mode)}</strong>
        <PlaceText game={game} isMine={isMine} />
        {table.rated && <span class="soft">{t('online.rated')}</span>}
        {table.sharedDeal?.until !== undefined && <span class="soft">{t('home.daily')}</span>}
        <time class="soft when" dateTime={new Date(endedAt).toISOString()}>
          {when}
        </time>
      </div>
      <Seats game={game} isMine={isMine} />
      <div class="archived-ways">
        <Link to={`/t/${table.table}`} icon="trophy" label={`${t('games.result')}: ${when}`} />
        {table.status === 'over' && (
          <>
            <Button
              kind="quiet"
              icon="step-forward"
              label={t('archive.replay', { when })}
              onClick={() => void openReplay(game)}
            />
            <Button
              kind="quiet"
              icon="coach"
              label={t('archive.review', { when })}
              onClick={() => void openReplay(game, 'review')}
            />
          </>
        )}
        {isMine && <ChallengeAgain game={game} />}
        <Button
          kind="quiet"
          icon="download"
          label={t('archive.record', { when })}
          onClick={() => void saveRecord(game)}
        />
      </div>
    </li>
  );
}

/** Whom I have played alone with, where both have names that last. */
function ChallengeAgain({ game: { table, seat: own } }: Pick<Props, 'game'>) {
  const [other, ...more] = table.seats.filter((_, seat) => seat !== own);
  if (other?.kind !== 'person' || more.length > 0) return null;
  const isPossible = other.player.member && pageConnection().me.value?.member;
  return isPossible ? <ChallengeButton player={other.player} kind="quiet" isSmall /> : null;
}

function Seats({ game: { table, boards, seat: own }, isMine }: Props) {
  const colours = coloursOf(table.seats.map((_, seat) => table.colours?.[seat]));
  const names = seatNames(table.seats);
  return (
    <ul class="archived-seats">
      {table.seats.map((seat, index) => (
        <li key={String(index)} class={index === own ? 'own' : ''}>
          <SmallBoard game={table.game} board={boards[index] ?? ''} colour={colours[index]!} />
          <SeatName colour={colours[index]!} name={names[index]!} isBot={seat.kind === 'bot'} />
          {table.totals && <strong class="score">{table.totals[index]}</strong>}
          {isMine && index === own && <span class="you">{t('seat.you')}</span>}
        </li>
      ))}
    </ul>
  );
}

function PlaceText({ game: { place, table, seat }, isMine }: Props) {
  if (place === 0) return <span class="place">{t('archive.aborted')}</span>;
  if (place > 1) return <span class="place">{t('games.place', { place, players: table.seats.length })}</span>;
  return (
    <span class="place won">
      <Icon name="check" />
      {isMine ? t('games.won') : t('online.won', { names: seatNames(table.seats)[seat]! })}
    </span>
  );
}
