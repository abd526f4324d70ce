/** In the hand while a domino is picked: what the one pointed at would come to. */

import { dominoName } from '../words.ts';
import { prospectText } from './prospects.ts';
import type { Draft } from './use-pick-preview.ts';

/** Its room is kept, so that nothing moves when somebody points. The buttons say the same to screen readers. */
export function DraftNote({ draft: { prospects, pointed } }: { readonly draft: Draft }) {
  const prospect = prospects.get(pointed.value ?? 0);
  return (
    <p class={prospect ? 'explain draft-note' : 'explain draft-note empty'} aria-hidden="true">
      {prospect && (
        <>
          <span>{dominoName(prospect.domino)}.</span> <strong>{prospectText(prospect)}</strong>
        </>
      )}
    </p>
  );
}
