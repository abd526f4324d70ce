/** What is about to be drawn on the map. */
import { t } from '../../app/i18n/language.ts';
import { CoatTile } from '../../board/drawn/map-tile.tsx';
import { PreviewFormulas } from '../../board/formulas.tsx';
import { Bubble, GhostOutline, GhostPicture, GhostSheet } from '../../board/hand/ghost.tsx';
import { rectOver, type Spot } from '../../board/types.ts';
import { drawnFace, type Which } from '../draw/casting.ts';
import type { Drawing } from '../draw/draw-in-progress.ts';
import { previewOf } from '../formulas.ts';
import { MAP_RECT } from '../view.ts';
import { ghostProblem } from '../words.ts';

export function DuelGhost({ drawing }: { readonly drawing: Drawing }) {
  return (
    <GhostPicture
      rect={MAP_RECT}
      placing={drawing.placing.value}
      held={drawing}
      problem={ghostProblem(drawing)}
      explain={({ first, second }) => previewOf(drawing, first, second)}
      draw={([first, second], sheet) => (
        <>
          <GhostOutline over={sheet} class="ghost-paper" />
          <Half drawing={drawing} which={0} spot={first} />
          <Half drawing={drawing} which={1} spot={second} />
        </>
      )}
    />
  );
}

export function SplitGhost({ drawing }: { readonly drawing: Drawing }) {
  const [first, second] = drawing.spots.value;
  const option = drawing.chosen();
  return (
    <>
      <GhostSheet board={MAP_RECT} over={MAP_RECT} isPinned>
        {first && <LoneHalf drawing={drawing} which={0} spot={first} />}
        {second && <LoneHalf drawing={drawing} which={1} spot={second} />}
      </GhostSheet>
      {option && first && second && (
        <>
          <Bubble rect={MAP_RECT} over={rectOver(second, second)}>
            {t('preview.points', { points: option.points })}
          </Bubble>
          <PreviewFormulas
            rect={MAP_RECT}
            over={rectOver(second, second)}
            formulas={previewOf(drawing, first, second)}
          />
        </>
      )}
    </>
  );
}

interface HalfProps {
  readonly drawing: Drawing;
  readonly which: Which;
  readonly spot: Spot;
}

/** `spot` on its sheet. */
function Half({ drawing, which, spot }: HalfProps) {
  const { coat, crosses } = drawnFace(drawing.position, drawing.casting.value, which);
  return <CoatTile coat={coat} crosses={crosses} x={100 * spot.x} y={100 * spot.y} />;
}

function LoneHalf({ spot: { x, y }, ...rest }: HalfProps) {
  const spot = { x: x - MAP_RECT.west, y: y - MAP_RECT.north };
  return (
    <>
      <GhostOutline over={rectOver(spot, spot)} class="ghost-paper" />
      <Half {...rest} spot={spot} />
    </>
  );
}
