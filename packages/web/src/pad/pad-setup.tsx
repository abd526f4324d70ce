/** Who plays, and what counts. Names of earlier pads are offered. */
import { MOST_NAME } from '@kingdomino/protocol';
import { t } from '../app/i18n/language.ts';
import { tellWhenFull } from '../app/name-limit.ts';
import { allResults } from '../results/results.ts';
import { padNames } from '../results/statistics.ts';
import { GameChoice } from '../setup/game-choice.tsx';
import { SeatRows } from '../setup/seat-rows.tsx';
import { Variants } from '../setup/variant-choice.tsx';
import { mostSeats } from '../setup/variants.ts';
import { numberedText } from '../table-source/seat-text.ts';
import { Button } from '../ui/button.tsx';
import { padSwitches, withSetup } from './pad.ts';
import { changePad, pad, typeIn } from './pad-store.ts';

const KNOWN = 'pad-names';

function begin(): void {
  changePad({ ...pad.value, isSetUp: true });
  scrollTo(0, 0);
}

export function PadSetup() {
  const { game } = pad.value;
  return (
    <form
      class="card sheet setup pad-setup"
      onSubmit={event => {
        event.preventDefault();
        begin();
      }}
    >
      <p>{t('pad.text')}</p>
      <GameChoice game={game} onChange={next => changePad(withSetup(pad.value, { game: next }))} />
      <People />
      <Counting />
      <Button kind="main" icon="points" class="start" onClick={begin}>
        {t('pad.start')}
      </Button>
    </form>
  );
}

function People() {
  const { game, players } = pad.value;
  return (
    <>
      <SeatRows
        seats={players}
        most={mostSeats(game)}
        spare={{ name: '', boards: [] }}
        canRemove={() => true}
        onChange={seats => changePad(withSetup(pad.value, { players: seats }))}
        row={(player, index) => (
          <input
            type="text"
            aria-label={t('setup.name', { number: index + 1 })}
            placeholder={numberedText(index)}
            value={player.name}
            maxLength={MOST_NAME}
            list={KNOWN}
            autocomplete="off"
            onInput={event => {
              tellWhenFull(event.currentTarget);
              const named = { ...player, name: event.currentTarget.value };
              typeIn({
                ...pad.value,
                players: pad.value.players.map((one, at) => (at === index ? named : one)),
              });
            }}
          />
        )}
      />
      <datalist id={KNOWN}>
        {padNames(allResults()).map(name => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}

function Counting() {
  const { game, players, switches } = pad.value;
  return (
    <Variants
      possible={padSwitches(game, players.length)}
      switches={switches}
      onChange={chosen => changePad(withSetup(pad.value, { switches: chosen }))}
    />
  );
}
