/** The kings of those who won, large: they enter with the verdict. */
import type { SeatColour } from '../board/colours.ts';
import { Art } from '../ui/icon.tsx';

export function Winners({ colours }: { readonly colours: readonly SeatColour[] }) {
  return (
    <span class="winners" aria-hidden="true">
      {colours.map(colour => (
        <Art key={colour} name={`king-${colour}`} class="winning-king" />
      ))}
    </span>
  );
}
