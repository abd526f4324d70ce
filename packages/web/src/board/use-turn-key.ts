/** R turns what is held, wherever the focus is; with Shift the other way. */
import { useEffect } from 'preact/hooks';

export function useTurnKey(rotate: ((steps: number) => void) | undefined, held: unknown): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof HTMLInputElement;
      if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key.toLowerCase() === 'r') rotate?.(event.shiftKey ? -1 : 1);
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [held]);
}
