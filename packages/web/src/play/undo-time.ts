/** How long a decision can be taken back before something new is revealed. */
import { settings, type UNDO_TIMES } from '../app/settings.ts';

/** Not shortened by faster animations: it is for thinking, not for looking. */
const MILLISECONDS: Readonly<Record<(typeof UNDO_TIMES)[number], number>> = {
  none: 0,
  short: 2000,
  long: 6000,
};

export const undoTime = (): number => MILLISECONDS[settings.value.undo];
