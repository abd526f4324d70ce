/** Ties a drawing to the table: taps, keys, confirmation. */
import { useMemo } from 'preact/hooks';
import { announce } from '../../app/announce.ts';
import { playSound } from '../../app/sound/sound.ts';
import { toast } from '../../app/toast.ts';
import type { Pointer } from '../../board/cells.tsx';
import { useToldGhost } from '../../board/hand/use-announced-ghost.ts';
import { useTurnKey } from '../../board/hand/use-turn-key.ts';
import type { Spot } from '../../board/types.ts';
import type { TableSource, TableView } from '../../table-source/table-source.ts';
import { choosePlace, dropPlace } from '../../table-ui/hand/choose-place.ts';
import { needsConfirmation } from '../../table-ui/hand/confirmation.ts';
import { drawnText, splitText } from '../read-aloud.ts';
import { ghostProblem, problemText } from '../words.ts';
import { moveOfPass } from './casting.ts';
import { Drawing } from './draw-in-progress.ts';

export interface DrawingControl {
  /** Undefined when there is nothing to draw on this device now. */
  readonly drawing: Drawing | undefined;
  readonly choose: (spot: Spot, pointer: Pointer) => void;
  readonly drop: (pointer: Pointer) => void;
  readonly confirm: () => void;
  readonly pass: () => void;
}

export function useDrawing(source: TableSource<'duel'>, view: TableView<'duel'>): DrawingControl {
  const position = view.state;
  const isMine = position.phase === 'draw' && view.mine.includes(position.seat);
  const drawing = useMemo(() => (isMine ? new Drawing(position) : undefined), [view.version]);
  useTurnKey(drawing && (steps => drawing.placing.value.rotate(steps)), drawing);
  useToldGhost(drawing, () => drawing && { placing: drawing.placing.value, text: () => drawnText(drawing) });
  const confirm = () => {
    const option = drawing?.chosen();
    if (!drawing || !option) return;
    drawing.lift();
    void source.play(option.move);
  };
  const deciding = (held: Drawing) => ({
    placing: held.placing.value,
    problem: () => ghostProblem(held),
    confirm,
    refused: (problem: string) => source.refused?.(problem),
  });
  return {
    drawing,
    choose: (spot, pointer) => {
      if (!drawing) return;
      if (!drawing.casting.value.split) return choosePlace(deciding(drawing), spot, pointer);
      if (!drawing.laySplit(spot)) return refuseSplit(drawing, spot);
      announce(splitText(drawing));
      if (drawing.chosen() && !needsConfirmation(pointer)) confirm();
    },
    drop: pointer => drawing && dropPlace(deciding(drawing), pointer),
    confirm,
    pass: () => drawing && void source.play(moveOfPass(position, drawing.casting.value)),
  };
}

/** Half a domino has no ghost to say it. */
function refuseSplit({ position }: Drawing, { x, y }: Spot): void {
  const isTaken = (x === 0 && y === 0) || position.map.squareAt(x, y) !== undefined;
  playSound('wrong');
  toast(problemText(isTaken ? 'overlap' : 'split-match'));
}
