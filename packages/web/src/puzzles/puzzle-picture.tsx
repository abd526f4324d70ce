/** The board of whoever is to find the turn, small. */
import { parsePosition } from '@kingdomino/rules';
import { Position as DuelPosition } from '@kingdomino/rules/duel';
import { Position } from '@kingdomino/rules/kingdomino';
import { useMemo } from 'preact/hooks';
import { coloursOf } from '../board/colours.ts';
import { MapPicture } from '../board/drawn/map-picture.tsx';
import { MAP_RECT, tilesOf } from '../duel/view.ts';
import { SmallKingdom } from '../kingdomino/kingdom/small-kingdom.tsx';

export function PuzzlePicture({ position }: { readonly position: string }) {
  const state = useMemo(() => {
    const read = parsePosition(position);
    return read.ok ? read.value.state : undefined;
  }, [position]);
  return (
    <div class="puzzle-picture" aria-hidden="true">
      {state instanceof DuelPosition && (
        <MapPicture rect={MAP_RECT} tiles={tilesOf(state.maps[state.seat]!)} />
      )}
      {state instanceof Position && (
        <SmallKingdom
          kingdom={state.kingdoms[state.seat]!}
          colour={coloursOf(state.kingdoms.map(() => undefined))[state.seat]!}
        />
      )}
    </div>
  );
}
