/** The two lines of dominoes, with numbers, crowns and the kings that stand on them. */
import { FREE, type Position, type Slot } from '@kingdomino/rules/kingdomino';
import { t } from '../app/language.ts';
import { Domino } from '../board/domino.tsx';
import type { TableView } from '../play/table-source.ts';
import { Art } from '../ui/icon.tsx';
import { kingsToCome, slotText } from './reading.ts';
import { halvesOf } from './view.ts';
import { dominoName } from './words.ts';

interface Props {
  readonly view: TableView<'kingdomino'>;
  readonly onPick: (domino: number) => void;
}

export function Lines({ view, onPick }: Props) {
  const position = view.state;
  const mayPick = position.phase === 'pick' && view.mine.includes(position.seat);
  const older = position.older();
  const newer = position.newer();
  return (
    <section class="lines" aria-label={t('lines.label')}>
      {position.isOpening ? (
        <KingsInHand position={position} view={view} />
      ) : (
        <ol class="line older" aria-label={t('lines.older')}>
          {older.map((slot, index) => (
            <li key={slot.domino}>
              <OlderSlot slot={slot} state={stateOf(position, index)} view={view} />
            </li>
          ))}
        </ol>
      )}
      {newer.length > 0 ? (
        <ol class={mayPick ? 'line newer choose' : 'line newer'} aria-label={t('lines.newer')}>
          {newer.map(slot => (
            <li key={slot.domino}>
              <NewerSlot
                slot={slot}
                view={view}
                onPick={mayPick && slot.owner === FREE ? onPick : undefined}
              />
            </li>
          ))}
        </ol>
      ) : (
        <NoLine length={position.setup.lineLength} isLast={position.dealt === position.setup.lines} />
      )}
    </section>
  );
}

type SlotState = 'waiting' | 'now' | 'done';

function stateOf(position: Position, index: number): SlotState {
  if (position.phase === 'line') return 'waiting';
  if (index > position.turn) return 'waiting';
  return index === position.turn && position.phase === 'place' ? 'now' : 'done';
}

function OlderSlot({
  slot,
  state,
  view,
}: {
  readonly slot: Slot;
  readonly state: SlotState;
  readonly view: TableView<'kingdomino'>;
}) {
  const owner = view.seats[slot.owner];
  const text = owner
    ? t('slot.of', { domino: dominoName(slot.domino), name: owner })
    : dominoName(slot.domino);
  return (
    <div class={`slot ${owner ? state : 'done'}`} title={text}>
      <span class="hidden">{`${text} ${t(`slot.${state}`)}`}</span>
      <SlotPicture slot={slot} view={view} />
    </div>
  );
}

interface NewerProps {
  readonly slot: Slot;
  readonly view: TableView<'kingdomino'>;
  readonly onPick: ((domino: number) => void) | undefined;
}

function NewerSlot({ slot, view, onPick }: NewerProps) {
  if (onPick) {
    return (
      <button
        type="button"
        class="slot free"
        data-domino={slot.domino}
        aria-label={t('slot.take', { domino: dominoName(slot.domino) })}
        title={dominoName(slot.domino)}
        onClick={() => onPick(slot.domino)}
      >
        <SlotPicture slot={slot} view={view} />
      </button>
    );
  }
  const text = slotText(slot, view);
  return (
    <div class="slot waiting" title={text}>
      <span class="hidden">{text}</span>
      <SlotPicture slot={slot} view={view} />
    </div>
  );
}

function SlotPicture({ slot, view }: { readonly slot: Slot; readonly view: TableView<'kingdomino'> }) {
  const colour = view.seats[slot.owner]?.colour;
  return (
    <span class="slot-picture" aria-hidden="true">
      <span class="number">{slot.domino}</span>
      <Domino halves={halvesOf(slot.domino)} />
      {colour && <Art key={colour} name={`king-${colour}`} class="king" />}
    </span>
  );
}

/**
 * The opening: the king that has come out of the hand, and those still in it, in the order of the seats: nobody knows
 * which is next. Only a game of version 1 and the balanced opening know their order.
 */
function KingsInHand({
  position,
  view,
}: {
  readonly position: Position;
  readonly view: TableView<'kingdomino'>;
}) {
  const isDealt = position.dealt > 0;
  const drawn = isDealt
    ? [...position.kings].slice(position.kingsPlaced, position.setup.kings).filter(seat => seat >= 0)
    : [];
  const hand = position.hand();
  const names = kingsToCome(position)
    .map(seat => view.seats[seat]!.name)
    .join(', ');
  return (
    <div class="line kings" role="img" aria-label={t('lines.kings', { names })}>
      {drawn.map((seat, index) => (
        <Art
          key={position.kingsPlaced + index}
          name={`king-${view.seats[seat]!.colour}`}
          class={index === 0 ? 'king now' : 'king'}
        />
      ))}
      {hand.map((seat, index) => (
        <Art key={`hand${index}`} name={`king-${view.seats[seat]!.colour}`} class="king in-hand" />
      ))}
    </div>
  );
}

function NoLine({ length, isLast }: { readonly length: number; readonly isLast: boolean }) {
  return (
    <div class={isLast ? 'line none last' : 'line none'}>
      {isLast ? (
        <p>{t('lines.last')}</p>
      ) : (
        Array.from({ length }, (_, slot) => <Art key={slot} name="domino-back" class="domino-back" />)
      )}
    </div>
  );
}
