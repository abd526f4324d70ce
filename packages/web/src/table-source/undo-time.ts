/** How long a decision can be taken back before something new is revealed. */
import { settings } from '../app/settings.ts';
import type { UNDO_TIMES } from '../app/settings-format.ts';

/** Not shortened by faster animations: it is for thinking, not for looking. */
const MILLISECONDS: Readonly<Record<(typeof UNDO_TIMES)[number], number>> = {
  none: 0,
  short: 2000,
  long: 6000,
};

export const undoTime = (): number => MILLISECONDS[settings.value.undo];
