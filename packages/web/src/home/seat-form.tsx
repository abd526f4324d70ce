/** Who sits at this device's table: me, friends beside me, bots by level. */
import { MOST_NAME } from '@kingdomino/protocol';
import { t } from '../app/i18n/language.ts';
import { tellWhenFull } from '../app/name-limit.ts';
import { prefetchBots } from '../bots/prefetch-bots.ts';
import type { SeatSetup } from '../local/local-table.ts';
import { LevelText, SeatRows, SeatSelect } from '../setup/seat-rows.tsx';
import { mostSeats, optionsOf } from '../setup/variants.ts';
import { namelessText } from '../table-source/seat-text.ts';
import { changeSetup, setup } from './setup.ts';

export function SeatForm() {
  const { seats, game } = setup.value;
  return (
    <SeatRows<SeatSetup>
      seats={seats}
      most={mostSeats(game)}
      spare={{ kind: 'bot', level: 'knight' }}
      canRemove={() => true}
      onChange={changed => changeSetup({ seats: changed })}
      row={(seat, index, replace) => <SeatRow seat={seat} index={index} onChange={replace} />}
    />
  );
}

interface RowProps {
  readonly seat: SeatSetup;
  readonly index: number;
  readonly onChange: (seat: SeatSetup) => void;
}

function SeatRow({ seat, index, onChange }: RowProps) {
  return (
    <>
      <SeatSelect
        index={index}
        value={seat.kind === 'bot' ? seat.level : seat.kind}
        people={{ me: t('seat.me'), friend: t('seat.friend-here') }}
        onPerson={kind => onChange({ kind, name: '' })}
        onBot={level => {
          onChange({ kind: 'bot', level });
          prefetchBots(level, { game: setup.value.game, options: optionsOf(setup.value) });
        }}
      />
      {seat.kind === 'bot' ? (
        <LevelText level={seat.level} />
      ) : (
        <input
          type="text"
          aria-label={t('setup.name', { number: index + 1 })}
          placeholder={namelessText(seat.kind, index)}
          value={seat.name}
          maxLength={MOST_NAME}
          onInput={event => {
            tellWhenFull(event.currentTarget);
            onChange({ ...seat, name: event.currentTarget.value });
          }}
        />
      )}
    </>
  );
}

/** What a seat is called while the game is set up: who sets it up is `me`, not yet `you`. */
export function seatLabel(seat: SeatSetup, index: number): string {
  if (seat.kind === 'bot') return t('seat.bot', { level: t(`level.${seat.level}`) });
  return seat.name.trim() || (seat.kind === 'me' ? t('seat.me') : namelessText(seat.kind, index));
}
