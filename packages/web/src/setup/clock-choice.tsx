/** The choice of a clock: none, for each move, for the whole game, or days. */
import type { Clock } from '@kingdomino/protocol';
import { t } from '../app/i18n/language.ts';
import { bonusText, clockText, shortTime } from '../table-source/clock-text.ts';

const TURNS = [15, 30, 60, 120, 180, 300];
const GAMES = [3, 5, 10, 15, 20, 30, 60].map(minutes => 60 * minutes);
const INCREMENTS = [0, 5, 10, 15, 30];
const DAYS = [1, 2, 3, 5, 7, 14];

/** What each kind begins with. */
const KINDS: { readonly [Kind in Clock['kind']]: Extract<Clock, { kind: Kind }> } = {
  none: { kind: 'none' },
  turn: { kind: 'turn', seconds: 60 },
  game: { kind: 'game', seconds: 600, increment: 10 },
  days: { kind: 'days', days: 2 },
};

interface Props {
  readonly clock: Clock;
  /** No game without one. */
  readonly isNeeded?: boolean;
  readonly onChange: (clock: Clock) => void;
}

export function ClockChoice({ clock, isNeeded = false, onChange }: Props) {
  return (
    <fieldset class="field">
      <legend>{t('online.clock')}</legend>
      <select
        aria-label={t('online.clock.kind')}
        value={clock.kind}
        onChange={event => onChange(KINDS[event.currentTarget.value as Clock['kind']])}
      >
        {!isNeeded && <option value="none">{t('online.clock.none')}</option>}
        <option value="turn">{t('online.clock.kind.turn')}</option>
        <option value="game">{t('online.clock.kind.game')}</option>
        <option value="days">{t('online.clock.kind.days')}</option>
      </select>
      <Lengths clock={clock} onChange={onChange} />
    </fieldset>
  );
}

function Lengths({ clock, onChange }: Props) {
  const label = t('online.clock.length');
  switch (clock.kind) {
    case 'none':
      return null;
    case 'turn':
      return (
        <Amounts
          label={label}
          value={clock.seconds}
          amounts={TURNS}
          text={seconds => clockText({ ...clock, seconds })}
          onChange={seconds => onChange({ ...clock, seconds })}
        />
      );
    case 'days':
      return (
        <Amounts
          label={label}
          value={clock.days}
          amounts={DAYS}
          text={days => clockText({ ...clock, days })}
          onChange={days => onChange({ ...clock, days })}
        />
      );
    case 'game':
      return (
        <>
          <Amounts
            label={label}
            value={clock.seconds}
            amounts={GAMES}
            text={seconds => t('online.clock.game', { time: shortTime(seconds) })}
            onChange={seconds => onChange({ ...clock, seconds })}
          />
          <Amounts
            label={t('online.clock.increment')}
            value={clock.increment}
            amounts={INCREMENTS}
            text={bonusText}
            onChange={increment => onChange({ ...clock, increment })}
          />
        </>
      );
  }
}

interface AmountsProps {
  readonly label: string;
  readonly value: number;
  readonly amounts: readonly number[];
  readonly text: (amount: number) => string;
  readonly onChange: (amount: number) => void;
}

function Amounts({ label, value, amounts, text, onChange }: AmountsProps) {
  return (
    <select aria-label={label} value={value} onChange={event => onChange(Number(event.currentTarget.value))}>
      {amounts.map(amount => (
        <option key={amount} value={amount}>
          {text(amount)}
        </option>
      ))}
    </select>
  );
}
