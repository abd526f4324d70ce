/**
 * A pointer, a finger or a key chooses a place for the held domino: it is laid provisionally, played, or refused with
 * a reason.
 */
import { announce } from '../../app/announce.ts';
import { playSound } from '../../app/sound/sound.ts';
import type { Pointer } from '../../board/cells.tsx';
import type { Placing } from '../../board/hand/placing.ts';
import type { Spot } from '../../board/types.ts';
import { needsConfirmation } from './confirmation.ts';

interface Deciding {
  readonly placing: Placing;
  /** Why it may not lie where it is. */
  readonly problem: () => string | undefined;
  readonly confirm: () => void;
  /** Told the reason, too. */
  readonly refused: (problem: string) => void;
}

export function choosePlace(deciding: Deciding, spot: Spot, pointer: Pointer): void {
  const { placing, confirm } = deciding;
  if (pointer === 'keyboard' && placing.isPinned.value) return confirm();
  const mustWait = needsConfirmation(pointer);
  if (mustWait) placing.lay(spot);
  else placing.point(spot);
  if (!placing.ghost.value?.option) return refuse(deciding);
  if (mustWait) playSound('turn');
  else confirm();
}

/** Let go after dragging: where it may not lie it goes back to the hand. */
export function dropPlace({ placing, confirm }: Deciding, pointer: Pointer): void {
  if (!placing.ghost.value?.option) placing.lift();
  else if (needsConfirmation(pointer)) placing.pin();
  else confirm();
}

function refuse({ problem, refused }: Deciding): void {
  playSound('wrong');
  const reason = problem();
  if (reason === undefined) return;
  announce(reason);
  refused(reason);
}
