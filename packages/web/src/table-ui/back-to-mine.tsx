/** While another board is in the middle: a button back to my own. */
import { Button } from '../ui/button.tsx';
import type { ShownSeat } from './use-shown-seat.ts';

interface Props {
  readonly shown: ShownSeat;
  readonly word: string;
}

export function BackToMine({ shown, word }: Props) {
  if (!shown.isElsewhere) return null;
  return (
    <Button icon="arrow-left" class="back-to-mine" onClick={shown.back}>
      {word}
    </Button>
  );
}
