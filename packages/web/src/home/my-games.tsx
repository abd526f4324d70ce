/** Games on this device: go on with one, look at its end, or forget it. */
import { language, t } from '../app/language.ts';
import { toast } from '../app/toast.ts';
import type { SavedGame } from '../play/saved-format.ts';
import { forgetGame, savedGames } from '../play/saved-games.ts';
import { seatViews } from '../play/seat-views.ts';
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

function forget(id: string): void {
  const bringBack = forgetGame(id);
  toast(t('games.forgotten'), { word: t('hand.undo'), run: bringBack });
}

function GameRow({ game }: { readonly game: SavedGame }) {
  const time = new Intl.DateTimeFormat(language.value, { dateStyle: 'medium', timeStyle: 'short' });
  const when = time.format(game.changedAt);
  const [opened] = game.events;
  return (
    <li>
      <div>
        <strong>{t(`game.${opened.game}`)}</strong> <span class="soft">{when}</span>
        <div class="seat-names">
          {seatViews(opened).map(({ colour, name, kind }) => (
            <SeatName key={colour} colour={colour} name={name} isBot={kind === 'bot'} />
          ))}
        </div>
      </div>
      <Link
        to={`/play/${game.id}`}
        kind={game.isOver ? 'plain' : 'main'}
        icon={game.isOver ? 'trophy' : 'play'}
        label={`${t(game.isOver ? 'games.result' : 'games.continue')}: ${t(`game.${opened.game}`)}, ${when}`}
      >
        {t(game.isOver ? 'games.result' : 'games.continue')}
      </Link>
      <Button kind="quiet" icon="close" label={t('games.forget', { when })} onClick={() => forget(game.id)} />
    </li>
  );
}
