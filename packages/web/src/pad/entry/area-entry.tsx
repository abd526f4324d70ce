/** Entry by areas: for players who count on the table, while the pad multiplies and adds. */

import { areaPoints } from '@kingdomino/rules/kingdomino';
import { useState } from 'preact/hooks';
import { t } from '../../app/i18n/language.ts';
import { Button } from '../../ui/button.tsx';
import { BONUS_NAMES, type PadArea } from '../pad.ts';
import { pad } from '../pad-store.ts';
import { KINDS } from '../pieces.ts';
import { kindName } from '../words.ts';
import { PiecePicture } from './palette.tsx';
import { type EntryProps, Tools } from './tools.tsx';

export function AreaEntry(props: EntryProps) {
  const { board, onChange } = props;
  const { game, switches } = pad.value;
  const bonuses = BONUS_NAMES.filter(name => switches.includes(name));
  const put = (areas: readonly PadArea[], what: string) => onChange({ ...board, areas }, what);
  return (
    <>
      <div class="card pad-board pad-areas">
        <p class="soft pad-how">{t(game === 'duel' ? 'pad.how.domains' : 'pad.how.areas')}</p>
        {board.areas.map((area, at) => (
          <AreaRow
            key={at}
            area={area}
            onChange={(next, what) =>
              put(
                board.areas.map((area, index) => (index === at ? next : area)),
                what,
              )
            }
            onRemove={() =>
              put(
                board.areas.filter((_, other) => other !== at),
                t('pad.remove', { what: kindName(game, area.kind) }),
              )
            }
          />
        ))}
        {bonuses.map(name => (
          <label key={name} class="pad-bonus">
            <input
              type="checkbox"
              checked={board.earned.includes(name)}
              onChange={event =>
                onChange(
                  {
                    ...board,
                    earned: event.currentTarget.checked
                      ? [...board.earned, name]
                      : board.earned.filter(other => other !== name),
                  },
                  t(`variant.${name}`),
                )
              }
            />
            <span>{t(`variant.${name}`)}</span>
          </label>
        ))}
      </div>
      <div class="card pad-hand">
        <div class="palette areas">
          <Tools {...props} />
          {KINDS[game].map((kind, column) => (
            <Button
              key={kind}
              class={`brush column-${column} row-0`}
              label={t('pad.add', { what: kindName(game, kind) })}
              onClick={() =>
                put(
                  [...board.areas, { kind, squares: 1, marks: 0 }],
                  t('pad.add', { what: kindName(game, kind) }),
                )
              }
            >
              <PiecePicture piece={{ kind, marks: 0 }} />
            </Button>
          ))}
        </div>
      </div>
    </>
  );
}

interface RowProps {
  readonly area: PadArea;
  readonly onChange: (area: PadArea, what: string) => void;
  readonly onRemove: () => void;
}

function AreaRow({ area, onChange, onRemove }: RowProps) {
  const { game } = pad.value;
  const name = kindName(game, area.kind);
  const [squares, marks] =
    game === 'duel' ? [t('pad.coats'), t('pad.crosses')] : [t('pad.squares'), t('pad.crowns')];
  return (
    <fieldset class="pad-area">
      <legend>
        <PiecePicture piece={{ kind: area.kind, marks: 0 }} />
        <span>{name}</span>
      </legend>
      <Stepper
        label={`${name}, ${squares}`}
        word={squares}
        value={area.squares}
        least={1}
        onChange={value => onChange({ ...area, squares: value }, `${name}, ${squares}: ${value}`)}
      />
      <Stepper
        label={`${name}, ${marks}`}
        word={marks}
        value={area.marks}
        least={0}
        onChange={value => onChange({ ...area, marks: value }, `${name}, ${marks}: ${value}`)}
      />
      <output class="score">{areaPoints(area.squares, area.marks)}</output>
      <Button kind="quiet" icon="close" label={t('pad.remove', { what: name })} onClick={onRemove} />
    </fieldset>
  );
}

interface StepperProps {
  readonly label: string;
  readonly word: string;
  readonly value: number;
  readonly least: number;
  readonly onChange: (value: number) => void;
}

/** More than any board has. */
const MOST = 99;

function Stepper({ label, word, value, least, onChange }: StepperProps) {
  // what is being typed: no redraw takes it away
  const [draft, setDraft] = useState<string | undefined>(undefined);
  return (
    <div class="stepper" role="group" aria-label={label}>
      <span class="soft" aria-hidden="true">
        {word}
      </span>
      <Button
        label={t('pad.fewer', { what: label })}
        disabled={value <= least}
        onClick={() => onChange(value - 1)}
      >
        −
      </Button>
      <input
        type="text"
        inputMode="numeric"
        aria-label={label}
        value={draft ?? value}
        onInput={event => setDraft(event.currentTarget.value)}
        onChange={event => {
          const typed = Number(event.currentTarget.value);
          if (Number.isInteger(typed) && typed >= least && typed <= MOST) onChange(typed);
          // what is no number stays what it was
          setDraft(undefined);
        }}
      />
      <Button
        label={t('pad.more', { what: label })}
        disabled={value >= MOST}
        onClick={() => onChange(value + 1)}
      >
        +
      </Button>
    </div>
  );
}
