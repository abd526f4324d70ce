/** The message for each state of the connection. */
import type { MessageKey } from '../app/i18n/language.ts';
import type { ConnectionState } from './connection-state.ts';

/** Nothing needs to be said while the connection is up, or not wanted. */
export function connectionText(state: ConnectionState, hasBeenOpen: boolean): MessageKey | undefined {
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
