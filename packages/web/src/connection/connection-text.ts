/** Each state of the line in words. */
import type { MessageKey } from '../app/i18n/language.ts';
import type { LineState } from './connection-state.ts';

/** Nothing needs to be said while the line is up, or not wanted. */
export function lineText(state: LineState, hasBeenOpen: boolean): MessageKey | undefined {
  switch (state) {
    case 'off':
    case 'open':
      return undefined;
    case 'connecting':
      return 'online.connecting';
    case 'lost':
      return hasBeenOpen ? 'online.lost' : 'line.none';
    case 'signed-out':
      return 'line.signed-out';
    case 'outdated':
      return 'line.outdated';
  }
}
