/** The next game: which one, who plays, which variants. */
import { GAME_IDS } from '@kingdomino/rules';
import { t } from '../app/language.ts';
import { go } from '../app/router.ts';
import { Button } from '../ui/button.tsx';
import { Art } from '../ui/icon.tsx';
import { SeatForm } from './seat-form.tsx';
import { changeSetup, setup, startGame, switchesFor } from './setup.ts';

export function SetupForm() {
  const { game } = setup.value;
  return (
    <form
      class="card sheet setup"
      onSubmit={event => {
        event.preventDefault();
        go(startGame());
      }}
    >
      <h2>{t('setup.title')}</h2>
      <div class="game-tabs" role="radiogroup" aria-label={t('setup.game')}>
        {GAME_IDS.map(id => (
          <label key={id} class={id === game ? 'chosen' : ''}>
            <input
              type="radio"
              name="game"
              checked={id === game}
              onChange={() => changeSetup({ game: id })}
            />
            <Art name={id === 'duel' ? 'duel-castle' : 'logo'} />
            <span>{t(`game.${id}`)}</span>
          </label>
        ))}
      </div>
      <SeatForm />
      {game === 'kingdomino' && <Variants />}
      <Button kind="main" icon="play" class="start" onClick={() => go(startGame())}>
        {t('setup.start')}
      </Button>
    </form>
  );
}

function Variants() {
  const { seats, switches } = setup.value;
  return (
    <fieldset class="variants">
      <legend>{t('setup.variants')}</legend>
      {switchesFor(seats.length).map(name => (
        <label key={name}>
          <input
            type="checkbox"
            checked={switches.includes(name)}
            onChange={event =>
              changeSetup({
                switches: event.currentTarget.checked
                  ? [...switches, name]
                  : switches.filter(other => other !== name),
              })
            }
          />
          <span>
            <strong>{t(`variant.${name}`)}</strong> <span class="soft">{t(`variant.${name}.text`)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
