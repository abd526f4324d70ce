/** Announces to screen readers how the held domino would lie whenever it is moved or turned. */
import { effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { announce } from '../../app/announce.ts';
import type { Placing } from './placing.ts';

/** Who passes over several squares hears of the last one. */
const REST = 120;

interface Telling {
  readonly placing: Placing;
  /** Of the domino where it lies, or of the one in the hand. */
  readonly text: () => string | undefined;
}

/** `look` is asked again whenever a signal changes that it has read. */
export function useAnnouncedGhost(held: unknown, look: () => Telling | undefined): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let turn: number | undefined;
    const stop = effect(() => {
      clearTimeout(timer);
      const telling = look();
      if (!telling) return;
      const { placing } = telling;
      const isTurned = turn !== undefined && turn !== placing.turn.value;
      turn = placing.turn.value;
      if (placing.ghost.value || isTurned) timer = setTimeout(() => tell(telling), REST);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [held]);
}

/** Put into words only now: not for every square that is passed over. */
function tell({ text }: Telling): void {
  const said = text();
  if (said !== undefined) announce(said);
}
