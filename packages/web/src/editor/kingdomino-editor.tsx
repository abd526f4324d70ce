/** A position of Kingdomino by hand: kingdoms, lines, and whose turn it is. */

import type { Seat } from '@kingdomino/rules';
import type { Phase } from '@kingdomino/rules/kingdomino';
import { useState } from 'preact/hooks';
import { enumerationText } from '../app/i18n/format.ts';
import { t } from '../app/i18n/language.ts';
import { cellName } from '../board/cell-name.ts';
import { Cells } from '../board/cells.tsx';
import { SEAT_COLOURS } from '../board/colours.ts';
import { Domino } from '../board/drawn/domino.tsx';
import '../styles/features/domino-choice.css';
import { Landscape } from '../board/drawn/landscape.tsx';
import { CASTLE, type Rect, type Spot, sameSpot } from '../board/types.ts';
import { halvesOf } from '../kingdomino/view.ts';
import { dominoName, squareName } from '../kingdomino/words.ts';
import { numberedText } from '../table-source/seat-text.ts';
import { Button } from '../ui/button.tsx';
import { LabelledSelect } from '../ui/labelled-select.tsx';
import { SeatName } from '../ui/seat-name.tsx';
import { type KingdominoDraft, squareAt } from './draft.ts';
import {
  changeDrawn,
  changePhase,
  changeSlot,
  discardDomino,
  goneOf,
  layable,
  layDomino,
  liftDomino,
  toggleLine,
  withoutGone,
} from './kingdomino-draft.ts';

interface Props {
  readonly draft: KingdominoDraft;
  readonly onChange: (draft: KingdominoDraft) => void;
}

export function KingdominoEditor({ draft, onChange }: Props) {
  const [seat, choose] = useState<Seat>(0);
  const shown = Math.min(seat, draft.kingdoms.length - 1);
  return (
    <>
      <div class="editor-seats" role="group" aria-label={t('editor.board')}>
        {draft.kingdoms.map((_, each) => (
          <Button key={each} pressed={each === shown} onClick={() => choose(each)}>
            <SeatName colour={SEAT_COLOURS[each]!} name={numberedText(each)} />
          </Button>
        ))}
      </div>
      <KingdomEditor key={shown} draft={draft} seat={shown} onChange={onChange} />
      <Turn draft={draft} onChange={onChange} />
      <LineEditor name="older" draft={draft} onChange={onChange} />
      <LineEditor name="newer" draft={draft} onChange={onChange} />
      <Gone draft={draft} onChange={onChange} />
    </>
  );
}

interface KingdomProps extends Props {
  readonly seat: Seat;
}

function KingdomEditor({ draft, seat, onChange }: KingdomProps) {
  const [chosen, choose] = useState<number | undefined>(undefined);
  const [turn, setTurn] = useState(0);
  const { squares } = draft.kingdoms[seat]!;
  const rect = rectOf(draft);
  const tiles = squares.map(({ x, y, terrain, crowns, domino }) => ({
    x,
    y,
    kind: terrain,
    marks: crowns,
    variant: 1 + (domino % 3),
  }));
  const press = (spot: Spot) => {
    const laid = squareAt(squares, spot);
    if (laid) return onChange(liftDomino(draft, seat, laid.domino));
    if (chosen !== undefined) onChange(layDomino(draft, seat, chosen, spot, turn));
  };
  const whatLies = (spot: Spot) => {
    const square = squareAt(squares, spot);
    if (square) return squareName(square.terrain, square.crowns);
    return sameSpot(spot, CASTLE) ? t('terrain.castle') : undefined;
  };
  return (
    <div class="editor-desk">
      <p class="soft">{t('editor.lay')}</p>
      <div class="editor-board" style={{ '--columns': rect.columns, '--rows': rect.rows }}>
        <Landscape rect={rect} tiles={tiles} colour={SEAT_COLOURS[seat]!} frame={rect} />
        <Cells
          rect={rect}
          label={t('board.label', { name: numberedText(seat) })}
          nameOf={spot => cellName(rect, spot, { taken: whatLies(spot), placing: undefined })}
          onChoose={press}
        />
      </div>
      <div class="editor-tools">
        <div class="editor-hand">
          {chosen !== undefined && layable(draft).includes(chosen) && (
            <Domino halves={halvesOf(chosen)} turn={turn} />
          )}
          <Button icon="rotate" onClick={() => setTurn((turn + 1) % 4)}>
            {t('hand.turn')}
          </Button>
          {chosen !== undefined && draft.unseen.includes(chosen) && (
            <Button
              icon="trash"
              title={t('editor.discard')}
              onClick={() => onChange(discardDomino(draft, chosen))}
            >
              {t('hand.discard')}
            </Button>
          )}
        </div>
        <div class="domino-choices" role="group" aria-label={t('unseen.title')}>
          {layable(draft).map(number => (
            <button
              key={number}
              type="button"
              class="domino-choice"
              aria-label={dominoName(number)}
              aria-pressed={number === chosen}
              title={dominoName(number)}
              onClick={() => choose(number === chosen ? undefined : number)}
            >
              <span aria-hidden="true">{number}</span>
              <Domino halves={halvesOf(number)} />
            </button>
          ))}
        </div>
      </div>
    </div>
  );
}

/** As far as a kingdom can reach in any direction. */
function rectOf({ options }: KingdominoDraft): Rect {
  const reach = options.mightyDuel === true ? 6 : 4;
  return { west: -reach, north: -reach, columns: 2 * reach + 1, rows: 2 * reach + 1 };
}

const PHASES = ['line', 'king', 'pick', 'place', 'over'] as const satisfies readonly Phase[];

/** What comes next, and whose king acts. */
function Turn({ draft, onChange }: Props) {
  const { phase, older, acting, drawn, kingdoms } = draft;
  const isTurn = phase === 'place' || phase === 'pick';
  return (
    <div class="editor-fields">
      <LabelledSelect
        class="editor-field"
        label={t('editor.next')}
        value={phase}
        options={PHASES.map(each => [each, t(`editor.phase.${each}`)])}
        onChange={next => onChange(changePhase(draft, next, acting))}
      />
      {isTurn && older.length > 0 && (
        <LabelledSelect
          class="editor-field"
          label={t('editor.acting')}
          value={acting ?? 0}
          options={older.map(({ number, owner }, place) => [
            place,
            `${number}: ${owner < 0 ? '–' : numberedText(owner)}`,
          ])}
          onChange={place => onChange(changePhase(draft, phase, place))}
        />
      )}
      {older.length === 0 && (
        <div class="editor-field">
          <span>{`${t('editor.drawn')}: ${enumerationText(drawn.map(numberedText)) || '–'}`}</span>
          <span class="editor-seats">
            {kingdoms.map((_, seat) => (
              <Button key={seat} icon="plus" onClick={() => onChange(changeDrawn(draft, [...drawn, seat]))}>
                {numberedText(seat)}
              </Button>
            ))}
            <Button
              icon="undo"
              label={t('hand.undo')}
              disabled={drawn.length === 0}
              onClick={() => onChange(changeDrawn(draft, drawn.slice(0, -1)))}
            />
          </span>
        </div>
      )}
    </div>
  );
}

interface LineProps extends Props {
  readonly name: 'older' | 'newer';
}

function LineEditor({ name, draft, onChange }: LineProps) {
  const line = draft[name];
  return (
    <fieldset class="editor-row">
      <legend>{t(`editor.${name}`)}</legend>
      {line.map(({ number, owner }, at) => (
        <div key={number} class="editor-slot">
          <Domino halves={halvesOf(number)} />
          <select
            aria-label={t('editor.domino')}
            value={number}
            onChange={event =>
              onChange(changeSlot(draft, name, at, { number: Number(event.currentTarget.value), owner }))
            }
          >
            {[number, ...draft.unseen].map(each => (
              <option key={each} value={each} aria-label={dominoName(each)}>
                {each}
              </option>
            ))}
          </select>
          <select
            aria-label={t('editor.king', { number })}
            value={owner}
            onChange={event =>
              onChange(changeSlot(draft, name, at, { number, owner: Number(event.currentTarget.value) }))
            }
          >
            {[-1, ...draft.kingdoms.keys()].map(seat => (
              <option key={seat} value={seat}>
                {seat < 0 ? t('editor.free') : numberedText(seat)}
              </option>
            ))}
          </select>
        </div>
      ))}
      <Button
        icon={line.length > 0 ? 'close' : 'plus'}
        disabled={line.length === 0 && draft.unseen.length < 3}
        onClick={() => onChange(toggleLine(draft, name))}
      >
        {t(line.length > 0 ? 'editor.no-line' : 'editor.add-line')}
      </Button>
    </fieldset>
  );
}

function Gone({ draft, onChange }: Props) {
  const gone = goneOf(draft);
  if (gone.length === 0) return null;
  return (
    <div class="editor-field">
      <span>{`${t('editor.gone')}: ${enumerationText(gone)}`}</span>
      <Button icon="undo" onClick={() => onChange(withoutGone(draft))}>
        {t('editor.gone.back')}
      </Button>
    </div>
  );
}
