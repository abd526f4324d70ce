/** Games on this device: go on with one, look at its end, or forget it. */
import { language, t } from '../app/language.ts';
import { seatViews } from '../play/local-source.ts';
import { forgetGame, type SavedGame, savedGames } from '../play/saved-games.ts';
import { Button, Link } from '../ui/button.tsx';
import { SeatName } from '../ui/seat-name.tsx';

export function MyGames() {
  const games = savedGames.value;
  if (games.length === 0) return null;
  return (
    <section class="card sheet my-games" aria-labelledby="my-games">
      <h2 id="my-games">{t('games.title')}</h2>
      <ul>
        {games.slice(0, 12).map(game => (
          <GameRow key={game.id} game={game} />
        ))}
      </ul>
    </section>
  );
}

function GameRow({ game }: { readonly game: SavedGame }) {
  const time = new Intl.DateTimeFormat(language.value, { dateStyle: 'medium', timeStyle: 'short' });
  const when = time.format(game.changedAt);
  return (
    <li>
      <div>
        <strong>{t(`game.${game.config.game}`)}</strong> <span class="soft">{when}</span>
        <div class="seat-names">
          {seatViews(game.seats).map(({ colour, name, kind }) => (
            <SeatName key={colour} colour={colour} name={name} isBot={kind === 'bot'} />
          ))}
        </div>
      </div>
      <Link
        to={`/play/${game.id}`}
        kind={game.isOver ? 'plain' : 'main'}
        icon={game.isOver ? 'trophy' : 'play'}
        label={`${t(game.isOver ? 'games.result' : 'games.continue')}: ${t(`game.${game.config.game}`)}, ${when}`}
      >
        {t(game.isOver ? 'games.result' : 'games.continue')}
      </Link>
      <Button
        kind="quiet"
        icon="close"
        label={t('games.forget', { when })}
        onClick={() => forgetGame(game.id)}
      />
    </li>
  );
}
