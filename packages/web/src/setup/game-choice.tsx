/** Chooses one of the two games. */
import { GAME_IDS, type GameId } from '@kingdomino/rules';
import { t } from '../app/i18n/language.ts';
import { Art } from '../ui/icon.tsx';

interface Props {
  readonly game: GameId;
  readonly onChange: (game: GameId) => void;
}

export function GameChoice({ game, onChange }: Props) {
  return (
    <div class="game-tabs" role="radiogroup" aria-label={t('setup.game')}>
      {GAME_IDS.map(id => (
        <label key={id} class={id === game ? 'chosen' : ''}>
          <input type="radio" name="game" checked={id === game} onChange={() => onChange(id)} />
          <Art name={id === 'duel' ? 'duel-castle' : 'logo'} class={id} />
          <span>{t(`game.${id}`)}</span>
        </label>
      ))}
    </div>
  );
}
