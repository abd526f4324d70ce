/** The next game: which one, who plays, which variants. */
import { useState } from 'preact/hooks';
import { t } from '../app/i18n/language.ts';
import { go } from '../app/navigation/router.ts';
import { FirstSeatChoice } from '../setup/first-seat.tsx';
import { GameChoice } from '../setup/game-choice.tsx';
import { seatColours } from '../setup/seat-rows.tsx';
import { VariantChoice } from '../setup/variant-choice.tsx';
import { Button } from '../ui/button.tsx';
import { SeatForm, seatLabel } from './seat-form.tsx';
import { changeSetup, setup, startGame } from './setup.ts';

/** Folded away where something else comes first; whoever unfolds it finds it so until he leaves. */
export function SetupForm({ isOpen }: { readonly isOpen: boolean }) {
  const [isUnfolded, unfold] = useState(isOpen);
  return (
    <form
      class="card sheet setup"
      onSubmit={event => {
        event.preventDefault();
        go(startGame());
      }}
    >
      <details class="fold" open={isUnfolded} onToggle={event => unfold(event.currentTarget.open)}>
        <summary>
          <h2>{t('setup.title')}</h2>
        </summary>
        <Fields />
      </details>
    </form>
  );
}

function Fields() {
  return (
    <div class="setup-fields">
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
    </div>
  );
}
