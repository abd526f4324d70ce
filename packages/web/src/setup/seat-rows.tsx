/** The seats of a new table, one row each; rows come and go as the game allows. */
import { LEVELS, type Level } from '@kingdomino/bots';
import type { ComponentChildren } from 'preact';
import { t } from '../app/i18n/language.ts';
import { coloursOf, type SeatColour } from '../board/colours.ts';
import { Button } from '../ui/button.tsx';
import { ColourChoice } from './colour-choice.tsx';

/** Whatever else a seat is, it may have a colour. */
export interface Coloured {
  readonly colour?: SeatColour | undefined;
}

interface RowsProps<Seat extends Coloured> {
  readonly seats: readonly Seat[];
  readonly most: number;
  /** What is added. */
  readonly spare: Seat;
  readonly canRemove: (seat: Seat) => boolean;
  readonly onChange: (seats: readonly Seat[]) => void;
  /** What stands beside the king. */
  readonly row: (seat: Seat, index: number, replace: (seat: Seat) => void) => ComponentChildren;
}

export function SeatRows<Seat extends Coloured>(props: RowsProps<Seat>) {
  const { seats, most, spare, canRemove, onChange, row } = props;
  const colours = seatColours(seats);
  const paint = (chosen: readonly SeatColour[]) =>
    onChange(seats.map((seat, index) => ({ ...seat, colour: chosen[index] })));
  return (
    <fieldset class="seat-form">
      <legend>{t('setup.seats')}</legend>
      <ul>
        {seats.map((seat, index) => (
          <li key={String(index)}>
            <ColourChoice seat={index} colours={colours} onChange={paint} />
            {row(seat, index, changed =>
              onChange(seats.map((one, at) => (at === index ? { ...changed, colour: seat.colour } : one))),
            )}
            {seats.length > 2 && canRemove(seat) && (
              <Button
                kind="quiet"
                icon="close"
                label={t('setup.remove', { number: index + 1 })}
                onClick={() => onChange(seats.filter((_, at) => at !== index))}
              />
            )}
          </li>
        ))}
      </ul>
      {seats.length < most && (
        <Button icon="plus" onClick={() => onChange([...seats, spare])}>
          {t('setup.add')}
        </Button>
      )}
    </fieldset>
  );
}

export function seatColours(seats: readonly Coloured[]): SeatColour[] {
  return coloursOf(seats.map(({ colour }) => colour));
}

interface SelectProps<Kind extends string> {
  readonly index: number;
  readonly value: Kind | Level;
  /** The people who may sit there, with their words. */
  readonly people: Readonly<Record<Kind, string>>;
  readonly onPerson: (kind: Kind) => void;
  readonly onBot: (level: Level) => void;
}

/** A person, or a bot by its level. */
export function SeatSelect<Kind extends string>({
  index,
  value,
  people,
  onPerson,
  onBot,
}: SelectProps<Kind>) {
  const choose = (chosen: string) =>
    Object.hasOwn(people, chosen) ? onPerson(chosen as Kind) : onBot(chosen as Level);
  return (
    <select
      aria-label={t('setup.seat', { number: index + 1 })}
      value={value}
      onChange={event => choose(event.currentTarget.value)}
    >
      {Object.entries<string>(people).map(([kind, word]) => (
        <option key={kind} value={kind}>
          {word}
        </option>
      ))}
      <optgroup label={t('seat.bots')}>
        <LevelOptions />
      </optgroup>
    </select>
  );
}

interface LevelProps {
  readonly index: number;
  readonly value: Level;
  readonly onChange: (level: Level) => void;
}

/** Which bot, where nobody else is asked for. */
export function LevelSelect({ index, value, onChange }: LevelProps) {
  return (
    <select
      aria-label={t('setup.seat', { number: index + 1 })}
      value={value}
      onChange={event => onChange(event.currentTarget.value as Level)}
    >
      <LevelOptions />
    </select>
  );
}

function LevelOptions() {
  return (
    <>
      {LEVELS.map(level => (
        <option key={level} value={level}>
          {t('seat.bot', { level: t(`level.${level}`) })}
        </option>
      ))}
    </>
  );
}

/** How strong the bot is, in three words. */
export function LevelText({ level }: { readonly level: Level }) {
  return <span class="level-text">{t(`level.${level}.text`)}</span>;
}
