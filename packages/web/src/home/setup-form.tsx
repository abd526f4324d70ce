/** The next game: which one, who plays, which variants. */
import { t } from '../app/language.ts';
import { go } from '../app/router.ts';
import { FirstSeatChoice } from '../setup/first-seat.tsx';
import { GameChoice } from '../setup/game-choice.tsx';
import { seatColours } from '../setup/seat-rows.tsx';
import { VariantChoice } from '../setup/variant-choice.tsx';
import { Button } from '../ui/button.tsx';
import { SeatForm, seatLabel } from './seat-form.tsx';
import { changeSetup, setup, startGame } from './setup.ts';

export function SetupForm() {
  return (
    <form
      class="card sheet setup"
      onSubmit={event => {
        event.preventDefault();
        go(startGame());
      }}
    >
      <h2>{t('setup.title')}</h2>
      <GameChoice game={setup.value.game} onChange={game => changeSetup({ game })} />
      <SeatForm />
      <FirstSeatChoice
        choice={setup.value}
        names={setup.value.seats.map(seatLabel)}
        colours={seatColours(setup.value.seats)}
        onChange={firstSeat => changeSetup({ firstSeat })}
      />
      <VariantChoice choice={setup.value} onChange={switches => changeSetup({ switches })} />
      <Button kind="main" icon="play" class="start" onClick={() => go(startGame())}>
        {t('setup.start')}
      </Button>
    </form>
  );
}
