/** Why a game on this device waits before anything new is revealed. */
import { settings, type UNDO_TIMES } from '../app/settings.ts';

/** A decision may still be taken back; or a game of a Dynasty is over and the next one not begun. */
export type Hold = 'undo' | 'next-game';

/** Not shortened by faster animations: it is for thinking, not for looking. */
const MILLISECONDS: Readonly<Record<(typeof UNDO_TIMES)[number], number>> = {
  none: 0,
  short: 2000,
  long: 6000,
};

export const undoTime = (): number => MILLISECONDS[settings.value.undo];
