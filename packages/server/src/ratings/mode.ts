/** A mode as it is stored. */
import { RATED_MODES, type RatedMode } from '@kingdomino/protocol';

export function modeOf(text: string): RatedMode {
  const mode = RATED_MODES.find(name => name === text);
  if (!mode) throw new Error(`the rated mode ${text} is unknown here`);
  return mode;
}
