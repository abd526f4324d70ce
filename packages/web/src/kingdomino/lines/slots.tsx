/** The slots of a line: a domino, and the room for its king beside it. */
import { FREE, type Position, type Slot } from '@kingdomino/rules/kingdomino';
import { useId } from 'preact/hooks';
import { t } from '../../app/i18n/language.ts';
import { Domino } from '../../board/drawn/domino.tsx';
import type { TableView } from '../../table-source/table-source.ts';
import { Art } from '../../ui/icon.tsx';
import { ANCHORS } from '../motions.ts';
import { slotText } from '../read-aloud.ts';
import { halvesOf } from '../view.ts';
import { dominoName } from '../words.ts';
import { type Prospect, prospectText } from './prospects.ts';
import type { PickPreview } from './use-pick-preview.ts';

interface OlderProps {
  readonly slot: Slot;
  readonly index: number;
  readonly view: TableView<'kingdomino'>;
}

export function OlderSlot({ slot, index, view }: OlderProps) {
  const owner = view.seats[slot.owner];
  const state = owner ? stateOf(view.state, index) : 'done';
  const text = owner
    ? t('slot.of', { domino: dominoName(slot.domino), name: owner })
    : dominoName(slot.domino);
  return (
    <div class={`slot ${state}`} title={text}>
      <span class="hidden">{`${text} ${t(`slot.${state}`)}`}</span>
      <SlotPicture
        number={slot.domino}
        isGone={owner !== undefined && state === 'done'}
        king={owner && hasKing(view.state, index) ? owner.colour : undefined}
      />
    </div>
  );
}

type SlotState = 'waiting' | 'now' | 'done';

function stateOf({ phase, turn }: Position, index: number): SlotState {
  if (phase === 'line') return 'waiting';
  if (index > turn) return 'waiting';
  return index === turn && phase === 'place' ? 'now' : 'done';
}

/** Until he has chosen where to go. */
function hasKing({ phase, turn, hasNewer }: Position, index: number): boolean {
  return phase === 'line' || index >= turn || !hasNewer;
}

interface NewerProps {
  readonly slot: Slot;
  readonly view: TableView<'kingdomino'>;
  readonly preview: PickPreview;
  readonly onPick: (domino: number) => void;
}

export function NewerSlot({ slot, view, preview, onPick }: NewerProps) {
  const { domino, owner } = slot;
  const prospect = owner === FREE ? preview.prospects.get(domino) : undefined;
  if (prospect) return <FreeSlot prospect={prospect} preview={preview} onPick={onPick} />;
  const text = slotText(slot, view);
  return (
    <div class={isMarked(slot, view) ? 'slot waiting marked' : 'slot waiting'} title={text}>
      <span class="hidden">{text}</span>
      <SlotPicture number={domino} king={view.seats[owner]?.colour} />
    </div>
  );
}

/** The pick that led here, where somebody goes through a game. */
function isMarked({ domino }: Slot, { moves, looksAt }: TableView<'kingdomino'>): boolean {
  const last = moves.at(-1)?.move;
  return looksAt !== undefined && last?.kind === 'pick' && last.domino === domino;
}

interface FreeProps {
  readonly prospect: Prospect;
  readonly preview: PickPreview;
  readonly onPick: (domino: number) => void;
}

/** One that may be picked: pointing at it shows what it would come to. */
function FreeSlot({ prospect, preview: { pointed }, onPick }: FreeProps) {
  const { domino, places } = prospect;
  const id = useId();
  const text = prospectText(prospect);
  const point = () => {
    pointed.value = domino;
  };
  const leave = () => {
    if (pointed.value === domino) pointed.value = undefined;
  };
  return (
    <>
      <button
        type="button"
        class="slot free"
        data-domino={domino}
        aria-label={t('slot.take', { domino: dominoName(domino) })}
        aria-describedby={id}
        title={`${dominoName(domino)}. ${text}`}
        onPointerEnter={point}
        onPointerDown={point}
        onPointerLeave={leave}
        onPointerCancel={leave}
        onFocus={point}
        onBlur={leave}
        onClick={() => onPick(domino)}
      >
        <SlotPicture number={domino} points={places[0]?.points} />
      </button>
      <span id={id} class="hidden" aria-hidden="true">
        {text}
      </span>
    </>
  );
}

interface PictureProps {
  readonly number: number;
  /** It was placed: its place is empty. */
  readonly isGone?: boolean;
  readonly king?: TableView['seats'][number]['colour'] | undefined;
  /** What it would bring where nobody stands. */
  readonly points?: number | undefined;
}

function SlotPicture({ number, isGone = false, king, points }: PictureProps) {
  return (
    <span class="slot-picture" aria-hidden="true">
      <span class="slot-domino">
        {isGone ? <span class="gap" /> : <Domino halves={halvesOf(number)} anchor={ANCHORS.domino(number)} />}
        <span class="number" data-steady>
          {number}
        </span>
      </span>
      <span class="stand">
        {king && <Art key={king} name={`king-${king}`} class="king" anchor={ANCHORS.king(number)} />}
        {points !== undefined && <span class="worth">{t('preview.points', { points })}</span>}
      </span>
    </span>
  );
}
