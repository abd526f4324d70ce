/** Where chance is to act: let it deal, or choose what it deals. */

import { gameById, readMove } from '@kingdomino/rules';
import { DICE } from '@kingdomino/rules/duel';
import { useState } from 'preact/hooks';
import { t } from '../app/i18n/language.ts';
import { Domino } from '../board/drawn/domino.tsx';
import '../styles/features/domino-choice.css';
import { DieFace } from '../board/drawn/map-tile.tsx';
import { faceView } from '../duel/view.ts';
import { faceName } from '../duel/words.ts';
import { halvesOf } from '../kingdomino/view.ts';
import { dominoName } from '../kingdomino/words.ts';
import { isViewOf, type TableView } from '../table-source/table-source.ts';
import { Button } from '../ui/button.tsx';
import { SeatName } from '../ui/seat-name.tsx';

interface Props {
  readonly view: TableView;
  readonly onDeal: () => void;
  readonly onChoose: (move: string) => void;
}

export function ChanceChoice({ view, onDeal, onChoose }: Props) {
  return (
    <section class="study-chance">
      <p>{t('study.chance')}</p>
      <Button icon="play" onClick={onDeal}>
        {t('study.deal')}
      </Button>
      <details class="fold">
        <summary>{t('study.choose')}</summary>
        <Outcomes key={view.version} view={view} onChoose={onChoose} />
      </details>
    </section>
  );
}

type OutcomesProps = Pick<Props, 'view' | 'onChoose'>;

function Outcomes({ view, onChoose }: OutcomesProps) {
  if (isViewOf(view, 'duel'))
    return view.state.phase === 'roll' ? (
      <DiceChoice onChoose={onChoose} />
    ) : (
      <SeatChoice view={view} kind="first" onChoose={onChoose} />
    );
  if (!isViewOf(view, 'kingdomino')) return null;
  if (view.state.phase === 'line') return <LineChoice view={view} onChoose={onChoose} />;
  return <SeatChoice view={view} kind="king" onChoose={onChoose} />;
}

/** Whose king comes out of the hand, or who begins. */
function SeatChoice({ view, kind, onChoose }: OutcomesProps & { readonly kind: 'first' | 'king' }) {
  return (
    <div class="study-choices">
      {view.seats.map(({ colour, name }, seat) => {
        const text = `${kind}:${seat}`;
        const isLegal = readMove(gameById(view.game), view.state, text).ok;
        return (
          <Button key={seat} disabled={!isLegal} onClick={() => onChoose(text)}>
            <SeatName colour={colour} name={name} />
          </Button>
        );
      })}
    </div>
  );
}

/** The next line, of the dominoes that nobody has seen yet. */
function LineChoice({
  view: { state },
  onChoose,
}: OutcomesProps & { readonly view: TableView<'kingdomino'> }) {
  const [chosen, choose] = useState<readonly number[]>([]);
  const count = state.setup.lineLength;
  const isFull = chosen.length === count;
  const toggle = (number: number) =>
    choose(chosen.includes(number) ? chosen.filter(other => other !== number) : [...chosen, number]);
  return (
    <>
      <p class="soft" role="status">
        {t('study.chosen', { chosen: chosen.length, count })}
      </p>
      <div class="domino-choices">
        {state.unseen().map(number => (
          <button
            key={number}
            type="button"
            class="domino-choice"
            aria-label={dominoName(number)}
            aria-pressed={chosen.includes(number)}
            title={dominoName(number)}
            disabled={isFull && !chosen.includes(number)}
            onClick={() => toggle(number)}
          >
            <span aria-hidden="true">{number}</span>
            <Domino halves={halvesOf(number)} />
          </button>
        ))}
      </div>
      <Button
        icon="check"
        disabled={!isFull}
        onClick={() => onChoose(`line:${[...chosen].sort((one, other) => one - other).join(',')}`)}
      >
        {t('study.deal-these')}
      </Button>
    </>
  );
}

/** Each of the four dice, set to a face. */
function DiceChoice({ onChoose }: Pick<Props, 'onChoose'>) {
  const [faces, setFaces] = useState<readonly number[]>(() => DICE.map(() => 0));
  return (
    <>
      {DICE.map((die, index) => (
        <fieldset key={index} class="study-die">
          <legend>{t('study.die', { number: index + 1 })}</legend>
          {die.map((_, face) => {
            const shown = faceView(index, face);
            return (
              <label key={face} class={faces[index] === face ? 'chosen' : ''} title={faceName(shown)}>
                <input
                  type="radio"
                  name={`die-${index}`}
                  class="hidden"
                  aria-label={faceName(shown)}
                  checked={faces[index] === face}
                  onChange={() => setFaces(faces.map((other, each) => (each === index ? face : other)))}
                />
                <DieFace {...shown} />
              </label>
            );
          })}
        </fieldset>
      ))}
      <Button icon="check" onClick={() => onChoose(`roll:${faces.join(',')}`)}>
        {t('study.deal-these')}
      </Button>
    </>
  );
}
