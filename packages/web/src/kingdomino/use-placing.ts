/** Holds the domino for the person whose turn it is, and plays what he decides. */
import { useMemo } from 'preact/hooks';
import { announce } from '../app/announce.ts';
import { t } from '../app/language.ts';
import { playSound } from '../app/sound.ts';
import type { Pointer } from '../board/cells.tsx';
import { Placing } from '../board/placing.ts';
import type { Spot } from '../board/types.ts';
import { useToldGhost } from '../board/use-told-ghost.ts';
import { useTurnKey } from '../board/use-turn-key.ts';
import { needsConfirmation } from '../play/confirmation.ts';
import type { TableSource, TableView } from '../play/table-source.ts';
import { heldText } from './reading.ts';
import { type PlaceChoice, placeOptions, problemAt } from './view.ts';

export interface PlacingControl {
  /** Undefined when there is nothing to lay on this device now. */
  readonly placing: Placing<PlaceChoice> | undefined;
  readonly isStuck: boolean;
  readonly choose: (spot: Spot, pointer: Pointer) => void;
  readonly drop: (pointer: Pointer) => void;
  readonly confirm: () => void;
  readonly discard: () => void;
}

export function usePlacing(source: TableSource<'kingdomino'>, view: TableView<'kingdomino'>): PlacingControl {
  const position = view.state;
  const isMine = position.phase === 'place' && view.mine.includes(position.seat);
  const options = useMemo(() => (isMine ? placeOptions(position) : []), [view.version]);
  const placing = useMemo(() => (options.length > 0 ? new Placing(options) : undefined), [options]);
  useTurnKey(placing && (steps => placing.rotate(steps)), placing);
  useToldGhost(placing, () => placing && { placing, text: () => heldText(position, placing) });

  const confirm = () => {
    const option = placing?.ghost.value?.option;
    if (!placing || !option) return;
    playSound('lay');
    placing.lift();
    void source.play(option.move);
  };
  const settle = (pointer: Pointer) => {
    if (needsConfirmation(pointer)) placing?.pin();
    else confirm();
  };
  const refuse = () => {
    const ghost = placing?.ghost.value;
    const problem = ghost && problemAt(position, ghost.first, ghost.turn);
    playSound('wrong');
    if (problem) announce(t(`problem.${problem}`));
  };
  return {
    placing,
    isStuck: isMine && options.length === 0,
    choose: (spot, pointer) => {
      if (!placing) return;
      if (pointer === 'keyboard' && placing.isPinned.value) return confirm();
      if (needsConfirmation(pointer)) placing.lay(spot);
      else placing.point(spot);
      if (!placing.ghost.value?.option) return refuse();
      if (needsConfirmation(pointer)) playSound('turn');
      else confirm();
    },
    drop: pointer => (placing?.ghost.value?.option ? settle(pointer) : placing?.lift()),
    confirm,
    discard: () => void source.play({ kind: 'discard', domino: position.held }),
  };
}
