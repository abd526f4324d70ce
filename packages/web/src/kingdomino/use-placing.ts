/** Holds the domino for the person whose turn it is, and plays what is decided. */
import { useMemo } from 'preact/hooks';
import type { Pointer } from '../board/cells.tsx';
import { Placing } from '../board/hand/placing.ts';
import { useAnnouncedGhost } from '../board/hand/use-announced-ghost.ts';
import { useTurnKey } from '../board/hand/use-turn-key.ts';
import type { Spot } from '../board/types.ts';
import type { TableSource, TableView } from '../table-source/table-source.ts';
import { choosePlace, dropPlace } from '../table-ui/hand/choose-place.ts';
import { heldText } from './read-aloud.ts';
import { type PlaceChoice, placeOptions } from './view.ts';
import { ghostProblem } from './words.ts';

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
  useAnnouncedGhost(placing, () => placing && { placing, text: () => heldText(position, placing) });

  const confirm = () => {
    const option = placing?.ghost.value?.option;
    if (!placing || !option) return;
    placing.lift();
    void source.play(option.move);
  };
  const deciding = placing && {
    placing,
    problem: () => ghostProblem(position, placing),
    confirm,
    refused: (problem: string) => source.refused?.(problem),
  };
  return {
    placing,
    isStuck: isMine && options.length === 0,
    choose: (spot, pointer) => deciding && choosePlace(deciding, spot, pointer),
    drop: pointer => deciding && dropPlace(deciding, pointer),
    confirm,
    discard: () => void source.play({ kind: 'discard', domino: position.held }),
  };
}
