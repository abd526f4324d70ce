/** The dice in the middle, with what each would bring to the player who takes one. */

import { NOBODY, type Position, SPELLBOOK } from '@kingdomino/rules/duel';
import { enumerationText } from '../../app/i18n/format.ts';
import { t } from '../../app/i18n/language.ts';
import { toast } from '../../app/toast.ts';
import { DieFace } from '../../board/drawn/map-tile.tsx';
import type { TableView } from '../../table-source/table-source.ts';
import { Button } from '../../ui/button.tsx';
import { Art } from '../../ui/icon.tsx';
import { ANCHORS } from '../anchors.ts';
import { Gain } from '../draw/gain-badge.tsx';
import { dieGain } from '../draw/gains.ts';
import { useBothGain } from '../draw/spell-gains.ts';
import { areRolled, shownFace } from '../view.ts';
import { faceName, spellName } from '../words.ts';
import { type BoxToFill, boxOf } from './box-to-fill.ts';
import type { TakingControl } from './use-taking.ts';

interface Props {
  readonly view: TableView<'duel'>;
  readonly control: TakingControl;
}

export function Dice({ view, control }: Props) {
  const position = view.state;
  const { isMine, both } = control;
  if (!areRolled(position)) return null;
  return (
    <section class={isMine ? 'dice yours' : 'dice'} aria-label={t('dice.label')}>
      <div class="free-dice" data-part="dice">
        {placesOf(position).map(([die, isFree]) =>
          isFree ? (
            <Die key={`${position.round} ${die}`} position={position} die={die} control={control} />
          ) : (
            <span key={`${position.round} ${die}`} class="die-button" />
          ),
        )}
        {both && <Both position={position} both={both} />}
      </div>
      {isMine && <p class="dice-legend">{t('dice.crosses')}</p>}
      <ul class="hidden">
        {[...position.takenBy.entries()]
          .filter(([, owner]) => owner !== NOBODY)
          .map(([die, owner]) => (
            <li key={die}>
              {t('dice.of', { face: faceName(shownFace(position, die)), name: view.seats[owner]! })}
            </li>
          ))}
      </ul>
    </section>
  );
}

/** The spell, with the most that any two dice could bring. */
function Both({
  position,
  both,
}: {
  readonly position: Position;
  readonly both: NonNullable<TakingControl['both']>;
}) {
  const gain = useBothGain(position);
  const text = t('spell.both.text');
  return (
    <Button
      class="cast"
      part="cast"
      label={spellName('both')}
      title={gain === undefined ? text : `${text} (${t('dice.up-to', { points: gain })})`}
      pressed={both.isOn}
      onClick={both.toggle}
    >
      <Art name="spell-both" /> {spellName('both')} <Gain points={gain} />
    </Button>
  );
}

/** A die that was taken leaves a gap: the others stay where they are. */
function placesOf(position: Position): (readonly [die: number, isFree: boolean])[] {
  const free = position.freeDice();
  return free.length === 0 ? [] : [...position.takenBy.keys()].map(die => [die, free.includes(die)] as const);
}

interface DieProps {
  readonly position: Position;
  readonly die: number;
  readonly control: TakingControl;
}

function Die({ position, die, control }: DieProps) {
  const face = shownFace(position, die);
  const name = faceName(face);
  const onTake = control.takeOf(die);
  const picture = (
    <span data-anchor={ANCHORS.die(die)} class="die-place">
      <DieFace {...face} />
    </span>
  );
  if (!onTake) {
    return (
      <div class="die-button" title={name}>
        <span class="hidden">{name}</span>
        {picture}
      </div>
    );
  }
  const gain = dieGain(position, position.seat, die);
  const box = boxOf(position, position.seat, die);
  const news = [
    ...(gain === undefined ? [] : [t('dice.up-to', { points: gain })]),
    ...(box ? [boxText(box)] : []),
  ];
  const text = enumerationText([name, ...news]);
  return (
    <div class="die-choice">
      <button
        type="button"
        class="die-button"
        data-die={die}
        aria-pressed={control.chosen.includes(die)}
        aria-label={enumerationText([t('dice.take', { face: name }), ...news])}
        title={text}
        onClick={onTake}
      >
        {picture}
      </button>
      {/* to a pointer alone: the die itself is named so */}
      <button
        type="button"
        class="die-worth"
        tabIndex={-1}
        aria-hidden="true"
        title={text}
        onClick={() => toast(text)}
      >
        <Gain points={gain} />
        {box && <BoxChip box={box} />}
      </button>
    </div>
  );
}

function boxText({ coat, filled }: BoxToFill): string {
  const { spell, boxes } = SPELLBOOK[coat]!;
  return filled === boxes
    ? t('dice.earns', { spell: spellName(spell) })
    : t('dice.box', { spell: spellName(spell), filled, boxes });
}

/** Which spell it brings nearer, and how near. */
function BoxChip({ box: { coat, filled } }: { readonly box: BoxToFill }) {
  const { spell, boxes } = SPELLBOOK[coat]!;
  return (
    <span class={filled === boxes ? 'box-chip earns' : 'box-chip'}>
      <Art name={`spell-${spell}`} />
      {`${filled}/${boxes}`}
    </span>
  );
}
