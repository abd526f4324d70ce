/** The bottom of the table: the domino in the hand and what can be done with it. */
import type { Position } from '@kingdomino/rules/kingdomino';
import { t } from '../app/i18n/language.ts';
import { Domino } from '../board/drawn/domino.tsx';
import { startDrag } from '../board/hand/drag-and-drop.ts';
import type { Placing } from '../board/hand/placing.ts';
import { ConfirmButtons } from '../table-ui/hand/confirm-buttons.tsx';
import { placingHint } from '../table-ui/hand/placing-hint.ts';
import { Button } from '../ui/button.tsx';
import { ANCHORS } from './motions.ts';
import { halvesOf } from './view.ts';
import { dominoName } from './words.ts';

interface Props {
  readonly position: Position;
  readonly placing: Placing;
  readonly onDrop: (pointer: 'mouse' | 'touch') => void;
  readonly onConfirm: () => void;
}

export function Hand({ position, placing, onDrop, onConfirm }: Props) {
  const isPinned = placing.isPinned.value;
  const number = position.held;
  return (
    <>
      <button
        type="button"
        class="held"
        aria-label={t('hand.held', { domino: dominoName(number) })}
        title={placingHint()}
        onClick={() => placing.rotate()}
        onPointerDown={event => startDrag(event, placing, onDrop)}
      >
        <HeldDomino number={number} turn={placing.shownTurn.value} />
      </button>
      <Button icon="rotate" class="rotate" label={t('hand.turn')} onClick={() => placing.rotate()}>
        {t('hand.turn')}
      </Button>
      {isPinned && <ConfirmButtons onLift={() => placing.lift()} onConfirm={onConfirm} />}
    </>
  );
}

/** Its number stays at its corner, however it is turned. */
function HeldDomino({ number, turn = 0 }: { readonly number: number; readonly turn?: number }) {
  return (
    <span class="held-domino" data-upright={turn % 2 === 1}>
      <Domino halves={halvesOf(number)} turn={turn} anchor={ANCHORS.held} />
      {/* of the same name: it is seen when the domino has come */}
      <span class="number" data-anchor={ANCHORS.held} aria-hidden="true">
        {number}
      </span>
    </span>
  );
}

interface DiscardProps {
  readonly position: Position;
  readonly onDiscard: () => void;
}

/** A domino that fits nowhere. */
export function Discard({ position, onDiscard }: DiscardProps) {
  return (
    <>
      <span class="held stuck">
        <HeldDomino number={position.held} />
      </span>
      <p class="explain over">{t('hand.stuck')}</p>
      <Button icon="arrow-right" kind="main" part="discard" onClick={onDiscard}>
        {t('hand.discard')}
      </Button>
    </>
  );
}
