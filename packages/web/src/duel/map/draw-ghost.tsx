/** The ghost of what is about to be drawn on the map. */
import { t } from '../../app/i18n/language.ts';
import { CoatTile } from '../../board/drawn/map-tile.tsx';
import { PreviewFormulas } from '../../board/formulas.tsx';
import { Bubble, GhostOutline, GhostPicture, GhostSheet } from '../../board/hand/ghost.tsx';
import { rectOver, type Spot } from '../../board/types.ts';
import { drawnFace, type Which } from '../draw/casting.ts';
import type { DrawInProgress } from '../draw/draw-in-progress.ts';
import { previewOf } from '../formulas.ts';
import { MAP_RECT } from '../view.ts';
import { ghostProblem } from '../words.ts';

export function DrawGhost({ draw }: { readonly draw: DrawInProgress }) {
  return (
    <GhostPicture
      rect={MAP_RECT}
      placing={draw.placing.value}
      held={draw}
      problem={ghostProblem(draw)}
      explain={({ first, second }) => previewOf(draw, first, second)}
      draw={([first, second], sheet) => (
        <>
          <GhostOutline over={sheet} class="ghost-paper" />
          <Half draw={draw} which={0} spot={first} />
          <Half draw={draw} which={1} spot={second} />
        </>
      )}
    />
  );
}

export function SplitGhost({ draw }: { readonly draw: DrawInProgress }) {
  const [first, second] = draw.spots.value;
  const option = draw.chosen();
  return (
    <>
      <GhostSheet board={MAP_RECT} over={MAP_RECT} isPinned>
        {first && <LoneHalf draw={draw} which={0} spot={first} />}
        {second && <LoneHalf draw={draw} which={1} spot={second} />}
      </GhostSheet>
      {option && first && second && (
        <>
          <Bubble rect={MAP_RECT} over={rectOver(second, second)}>
            {t('preview.points', { points: option.points })}
          </Bubble>
          <PreviewFormulas
            rect={MAP_RECT}
            over={rectOver(second, second)}
            formulas={previewOf(draw, first, second)}
          />
        </>
      )}
    </>
  );
}

interface HalfProps {
  readonly draw: DrawInProgress;
  readonly which: Which;
  readonly spot: Spot;
}

/** `spot` on its sheet. */
function Half({ draw, which, spot }: HalfProps) {
  const { coat, crosses } = drawnFace(draw.position, draw.casting.value, which);
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
