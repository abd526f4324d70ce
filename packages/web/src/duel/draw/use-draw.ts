/** Connects a draw in progress to the table: taps, keys, confirmation. */
import { useMemo } from 'preact/hooks';
import { announce } from '../../app/announce.ts';
import { playSound } from '../../app/sound/sound.ts';
import { toast } from '../../app/toast.ts';
import type { Pointer } from '../../board/cells.tsx';
import { useAnnouncedGhost } from '../../board/hand/use-announced-ghost.ts';
import { useTurnKey } from '../../board/hand/use-turn-key.ts';
import type { Spot } from '../../board/types.ts';
import type { TableSource, TableView } from '../../table-source/table-source.ts';
import { choosePlace, dropPlace } from '../../table-ui/hand/choose-place.ts';
import { needsConfirmation } from '../../table-ui/hand/confirmation.ts';
import { drawnText, splitText } from '../read-aloud.ts';
import { ghostProblem, problemText } from '../words.ts';
import { moveOfPass } from './casting.ts';
import { DrawInProgress } from './draw-in-progress.ts';

export interface DrawControl {
  /** Undefined when there is nothing to draw on this device now. */
  readonly draw: DrawInProgress | undefined;
  readonly choose: (spot: Spot, pointer: Pointer) => void;
  readonly drop: (pointer: Pointer) => void;
  readonly confirm: () => void;
  readonly pass: () => void;
}

export function useDraw(source: TableSource<'duel'>, view: TableView<'duel'>): DrawControl {
  const position = view.state;
  const isMine = position.phase === 'draw' && view.mine.includes(position.seat);
  const draw = useMemo(() => (isMine ? new DrawInProgress(position) : undefined), [view.version]);
  useTurnKey(draw && (steps => draw.placing.value.rotate(steps)), draw);
  useAnnouncedGhost(draw, () => draw && { placing: draw.placing.value, text: () => drawnText(draw) });
  const confirm = () => {
    const option = draw?.chosen();
    if (!draw || !option) return;
    draw.lift();
    void source.play(option.move);
  };
  const deciding = (held: DrawInProgress) => ({
    placing: held.placing.value,
    problem: () => ghostProblem(held),
    confirm,
    refused: (problem: string) => source.refused?.(problem),
  });
  return {
    draw,
    choose: (spot, pointer) => {
      if (!draw) return;
      if (!draw.casting.value.split) return choosePlace(deciding(draw), spot, pointer);
      if (!draw.laySplit(spot)) return refuseSplit(draw, spot);
      announce(splitText(draw));
      if (draw.chosen() && !needsConfirmation(pointer)) confirm();
    },
    drop: pointer => draw && dropPlace(deciding(draw), pointer),
    confirm,
    pass: () => draw && void source.play(moveOfPass(position, draw.casting.value)),
  };
}

/** Half a domino has no ghost to say it. */
function refuseSplit({ position }: DrawInProgress, { x, y }: Spot): void {
  const isTaken = (x === 0 && y === 0) || position.map.squareAt(x, y) !== undefined;
  playSound('wrong');
  toast(problemText(isTaken ? 'overlap' : 'split-match'));
}
