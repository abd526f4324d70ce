/** In the hand while a domino is picked: the prospects of the one that is pointed at. */

import { dominoName } from '../words.ts';
import { prospectText } from './prospects.ts';
import type { PickPreview } from './use-pick-preview.ts';

/** Its room is kept, so that nothing moves when somebody points. The buttons say the same to screen readers. */
export function PickPreviewNote({ preview: { prospects, pointed } }: { readonly preview: PickPreview }) {
  const prospect = prospects.get(pointed.value ?? 0);
  return (
    <p class={prospect ? 'explain pick-preview-note' : 'explain pick-preview-note empty'} aria-hidden="true">
      {prospect && (
        <>
          <span>{dominoName(prospect.domino)}.</span> <strong>{prospectText(prospect)}</strong>
        </>
      )}
    </p>
  );
}
