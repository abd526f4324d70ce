/** A medal of its metal with its motif; one that is not won yet is an outline with the motif faintly in it. */
import medals from '../art/medals.svg';
import { Art } from '../ui/icon.tsx';
import { Portrait } from '../ui/portrait.tsx';
import type { MedalLook } from './medals.ts';

export function Medal({ metal, motif, isDone }: MedalLook & { readonly isDone: boolean }) {
  return (
    <span class="medal" aria-hidden="true">
      <svg focusable="false" aria-hidden="true">
        <use href={`${medals}#${isDone ? metal : 'open'}`} />
      </svg>
      {'level' in motif ? <Portrait level={motif.level} /> : <Art name={motif.art} class="motif" />}
    </span>
  );
}
