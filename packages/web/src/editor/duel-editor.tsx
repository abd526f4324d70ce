/** A position of Duel by hand: maps, dice, the spellbook, and whose turn it is. */
import type { Seat } from '@kingdomino/rules';
import { COATS, type Coat, DICE, MOST_ROUNDS, type Phase, SPELLBOOK } from '@kingdomino/rules/duel';
import { useState } from 'preact/hooks';
import { t } from '../app/i18n/language.ts';
import { cellName } from '../board/cell-name.ts';
import { Cells } from '../board/cells.tsx';
import { SEAT_COLOURS } from '../board/colours.ts';
import { MapPicture } from '../board/drawn/map-picture.tsx';
import { CASTLE, type Spot, sameSpot } from '../board/types.ts';
import { faceView, MAP_RECT } from '../duel/view.ts';
import { coatName, faceName, spellName } from '../duel/words.ts';
import { numberedText } from '../table-source/seat-text.ts';
import { Button } from '../ui/button.tsx';
import { LabelledSelect, type SelectProps } from '../ui/labelled-select.tsx';
import { SeatName } from '../ui/seat-name.tsx';
import { type DuelDraft, replaced, squareAt } from './draft.ts';
import { bannerOf, castSpell, changeDuel, drawSquare, nameBanner, openRound } from './duel-draft.ts';

interface Props {
  readonly draft: DuelDraft;
  readonly onChange: (draft: DuelDraft) => void;
}

const SEATS: readonly Seat[] = [0, 1];

export function DuelEditor({ draft, onChange }: Props) {
  const [seat, choose] = useState<Seat>(0);
  return (
    <>
      <div class="editor-seats" role="group" aria-label={t('editor.board')}>
        {SEATS.map(each => (
          <Button key={each} pressed={each === seat} onClick={() => choose(each)}>
            <SeatName colour={SEAT_COLOURS[each]!} name={numberedText(each)} />
          </Button>
        ))}
      </div>
      <MapEditor key={seat} draft={draft} seat={seat} onChange={onChange} />
      <Turn draft={draft} onChange={onChange} />
      <DiceEditor draft={draft} onChange={onChange} />
      <BookEditor draft={draft} onChange={onChange} />
    </>
  );
}

function MapEditor({ draft, seat, onChange }: Props & { readonly seat: Seat }) {
  const [coat, setCoat] = useState<Coat>(COATS[0]!);
  const [crosses, setCrosses] = useState(0);
  const [round, setRound] = useState<number | undefined>(undefined);
  const { squares } = draft.maps[seat]!;
  const whatLies = (spot: Spot) => {
    const square = squareAt(squares, spot);
    if (square) return faceName(square);
    return sameSpot(spot, CASTLE) ? t('terrain.castle') : undefined;
  };
  return (
    <div class="editor-desk">
      <p class="soft">{t('editor.draw')}</p>
      <div class="editor-board" style={{ '--columns': MAP_RECT.columns, '--rows': MAP_RECT.rows }}>
        <MapPicture
          rect={MAP_RECT}
          tiles={squares.map(square => ({
            x: square.x,
            y: square.y,
            kind: square.coat,
            marks: square.crosses,
            variant: 0,
          }))}
        />
        <Cells
          rect={MAP_RECT}
          label={t('map.label', { name: numberedText(seat) })}
          nameOf={spot => cellName(MAP_RECT, spot, { taken: whatLies(spot), placing: undefined })}
          onChoose={spot => onChange(drawSquare(draft, seat, { ...spot, coat, crosses }, round))}
        />
      </div>
      <div class="editor-fields editor-tools">
        <Choose
          label={t('editor.coat')}
          value={coat}
          options={COATS.map(each => [each, coatName(each)])}
          onChange={setCoat}
        />
        <Choose
          label={t('editor.crosses')}
          value={crosses}
          options={[0, 1, 2, 3].map(each => [each, String(each)])}
          onChange={setCrosses}
        />
        <Choose
          label={t('editor.round')}
          value={round ?? openRound(squares)}
          options={ROUNDS}
          onChange={setRound}
        />
      </div>
    </div>
  );
}

function Choose<Value extends string | number>(props: SelectProps<Value>) {
  return <LabelledSelect {...props} class="editor-field" />;
}

/** Each fills two of the squares of a map, or none. */
const ROUNDS = Array.from({ length: MOST_ROUNDS }, (_, each) => [each, String(each + 1)] as const);
const PHASES: readonly Phase[] = ['first', 'roll', 'take', 'take-two', 'draw', 'banner', 'dignitary', 'over'];

function Turn({ draft, onChange }: Props) {
  const { phase, seat, round, playerA } = draft;
  const seats = SEATS.map(each => [each, numberedText(each)] as const);
  return (
    <div class="editor-fields">
      <Choose
        label={t('editor.next')}
        value={phase}
        options={PHASES.map(each => [each, t(`editor.duel.${each}`)])}
        onChange={next => onChange(changeDuel(draft, { phase: next }))}
      />
      {seat !== null && (
        <Choose
          label={t('editor.turn')}
          value={seat}
          options={seats}
          onChange={next => onChange(changeDuel(draft, { seat: next }))}
        />
      )}
      {playerA !== null && (
        <Choose
          label={t('editor.player-a')}
          value={playerA}
          options={seats}
          onChange={next => onChange(changeDuel(draft, { playerA: next }))}
        />
      )}
      <Choose
        label={t('editor.round')}
        value={round}
        options={ROUNDS}
        onChange={next => onChange(changeDuel(draft, { round: next }))}
      />
    </div>
  );
}

function DiceEditor({ draft, onChange }: Props) {
  return (
    <fieldset class="editor-row">
      <legend>{t('dice.label')}</legend>
      {draft.dice.map((die, index) => (
        <div key={index} class="editor-fields">
          <Choose
            label={t('editor.die', { number: index + 1 })}
            value={die.face}
            options={DICE[index]!.map((_, face) => [face, faceName(faceView(index, face))])}
            onChange={face => onChange({ ...draft, dice: replaced(draft.dice, index, { ...die, face }) })}
          />
          <Choose
            label={t('editor.taken')}
            value={die.takenBy}
            options={[-1, ...SEATS].map(each => [each, each < 0 ? t('editor.free') : numberedText(each)])}
            onChange={takenBy =>
              onChange({ ...draft, dice: replaced(draft.dice, index, { ...die, takenBy }) })
            }
          />
          <Checkbox
            label={t('editor.castle-cross')}
            isOn={die.castleCross}
            onChange={castleCross =>
              onChange({ ...draft, dice: replaced(draft.dice, index, { ...die, castleCross }) })
            }
          />
        </div>
      ))}
    </fieldset>
  );
}

/** Boxes and castle crosses by seat, and which spells have been cast. */
function BookEditor({ draft, onChange }: Props) {
  const change = (seat: Seat, changes: Partial<DuelDraft['maps'][number]>) =>
    onChange({ ...draft, maps: replaced(draft.maps, seat, { ...draft.maps[seat]!, ...changes }) });
  return (
    <fieldset class="editor-row">
      <legend>{t('book.label')}</legend>
      {SPELLBOOK.map(({ coat, spell, boxes }, index) => (
        <div key={coat} class="editor-fields">
          {SEATS.map(seat => (
            <Choose
              key={seat}
              label={`${coatName(coat)}, ${numberedText(seat)}`}
              value={draft.maps[seat]!.boxes[coat]}
              options={Array.from({ length: boxes + 1 }, (_, filled) => [filled, `${filled} / ${boxes}`])}
              onChange={filled => change(seat, { boxes: { ...draft.maps[seat]!.boxes, [coat]: filled } })}
            />
          ))}
          <Checkbox
            label={`${t('editor.cast')}: ${spellName(spell)}`}
            isOn={draft.spells[index]!.isCast}
            onChange={isCast => onChange(castSpell(draft, index, isCast))}
          />
          {spell === 'banner' && draft.spells[index]!.isCast && (
            <Choose
              label={t('editor.banner')}
              value={bannerOf(draft) ?? ''}
              options={[['', '–'], ...COATS.map(each => [each, coatName(each)] as const)]}
              onChange={named => onChange(nameBanner(draft, named === '' ? null : named))}
            />
          )}
        </div>
      ))}
      {SEATS.map(seat => (
        <Checkbox
          key={seat}
          label={`${t('bonus.name')}, ${numberedText(seat)}: ${t('editor.used')}`}
          isOn={draft.maps[seat]!.bonusUsed}
          onChange={bonusUsed => change(seat, { bonusUsed })}
        />
      ))}
    </fieldset>
  );
}

interface TickProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

function Checkbox({ label, isOn, onChange }: TickProps) {
  return (
    <label class="editor-tick">
      <input type="checkbox" checked={isOn} onChange={event => onChange(event.currentTarget.checked)} />
      <span>{label}</span>
    </label>
  );
}
