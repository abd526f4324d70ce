/** R turns the held domino, wherever the focus is; Shift+R turns it the other way. */
import { useShortcuts } from '../shortcuts.ts';

export function useTurnKey(rotate: ((steps: number) => void) | undefined, held: unknown): void {
  useShortcuts((letter, { shiftKey }) => {
    if (letter === 'r') rotate?.(shiftKey ? -1 : 1);
  }, held);
}
