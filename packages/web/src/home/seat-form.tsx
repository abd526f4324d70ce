/** Who sits at the table: me, friends on this device, bots by level. */
import { LEVELS, type Level } from '@kingdomino/bots';
import { t } from '../app/language.ts';
import { SEAT_COLOURS } from '../board/types.ts';
import type { SeatSetup } from '../play/saved-games.ts';
import { Button } from '../ui/button.tsx';
import { Art } from '../ui/icon.tsx';
import { changeSetup, defaultName, setup } from './setup.ts';

export function SeatForm() {
  const { seats, game } = setup.value;
  const most = game === 'duel' ? 2 : 4;
  const replace = (index: number, seat: SeatSetup) =>
    changeSetup({ seats: seats.map((old, at) => (at === index ? seat : old)) });
  return (
    <fieldset class="seat-form">
      <legend>{t('setup.seats')}</legend>
      <ul>
        {seats.map((seat, index) => (
          <li key={index} class={SEAT_COLOURS[index]}>
            <Art name={`king-${SEAT_COLOURS[index]!}`} class="king" />
            <SeatRow seat={seat} index={index} onChange={changed => replace(index, changed)} />
            {seats.length > 2 && (
              <Button
                kind="quiet"
                icon="close"
                label={t('setup.remove', { number: index + 1 })}
                onClick={() => changeSetup({ seats: seats.filter((_, at) => at !== index) })}
              />
            )}
          </li>
        ))}
      </ul>
      {seats.length < most && (
        <Button
          icon="plus"
          onClick={() => changeSetup({ seats: [...seats, { kind: 'bot', level: 'knight' }] })}
        >
          {t('setup.add')}
        </Button>
      )}
    </fieldset>
  );
}

interface RowProps {
  readonly seat: SeatSetup;
  readonly index: number;
  readonly onChange: (seat: SeatSetup) => void;
}

function SeatRow({ seat, index, onChange }: RowProps) {
  const value = seat.kind === 'bot' ? seat.level : seat.kind;
  const choose = (chosen: string) =>
    onChange(
      chosen === 'me' || chosen === 'friend'
        ? { kind: chosen, name: '' }
        : { kind: 'bot', level: chosen as Level },
    );
  return (
    <>
      <select
        aria-label={t('setup.seat', { number: index + 1 })}
        value={value}
        onChange={event => choose(event.currentTarget.value)}
      >
        <option value="me">{t('seat.me')}</option>
        <option value="friend">{t('seat.friend-here')}</option>
        <optgroup label={t('seat.bots')}>
          {LEVELS.map(level => (
            <option key={level} value={level}>
              {t('seat.bot', { level: t(`level.${level}`) })}
            </option>
          ))}
        </optgroup>
      </select>
      {seat.kind !== 'bot' && (
        <input
          type="text"
          aria-label={t('setup.name', { number: index + 1 })}
          placeholder={defaultName(seat, index)}
          maxLength={20}
          value={seat.name}
          onInput={event => onChange({ ...seat, name: event.currentTarget.value })}
        />
      )}
      {seat.kind === 'bot' && <span class="level-text">{t(`level.${seat.level}.text`)}</span>}
    </>
  );
}
