/** Pictures of the sections: what one does there. */
import { Landscape } from '../board/drawn/landscape.tsx';
import type { Tile } from '../board/types.ts';
import { half, LooseDomino, Scene, SceneKing, Sheet } from './pieces.tsx';

/** Squares as `x,y terrain drawing crowns`. */
function tiles(...texts: readonly string[]): readonly Tile[] {
  return texts.map(text => {
    const [at = '', ...rest] = text.split(' ');
    const [x, y] = at.split(',').map(Number);
    return { x: x!, y: y!, ...half(rest.join(' ')) };
  });
}

const LESSON = tiles('1,0 wheat 1 0', '2,0 wheat 2 1', '-1,0 forest 1 0', '0,1 lake 1 0', '-1,-1 forest 2 1');
const PUZZLE = tiles(
  '1,0 lake 1 0',
  '-1,0 grassland 2 1',
  '-1,-1 grassland 1 0',
  '0,-1 forest 2 1',
  '1,-1 forest 1 0',
  '1,1 lake 3 1',
);
const PLACE = { west: -1, north: -1, columns: 4, rows: 3 };
const SQUARE = { west: -1, north: -1, columns: 3, rows: 3 };

/** A domino comes to where it fits. */
export function LessonScene() {
  return (
    <Scene>
      <Sheet x={170} y={140} turn={-2} width={312} height={244}>
        <svg x={-140} y={-105} width={280} height={210} aria-hidden="true">
          <Landscape rect={PLACE} frame={PLACE} tiles={LESSON} colour="pink" />
        </svg>
        <rect class="scene-goal" x={0} y={35} width={140} height={70} rx="8" />
      </Sheet>
      <path class="scene-way" d="M236 306q34-36 14-86" />
      <LooseDomino halves={['lake 2 1', 'grassland 3 0']} x={196} y={348} turn={5} scale={0.8} />
      <SceneKing colour="blue" x={66} y={374} scale={0.95} />
    </Scene>
  );
}

/** One place is free. */
export function PuzzleScene() {
  return (
    <Scene>
      <Sheet x={170} y={158} turn={2} width={290} height={290}>
        <svg x={-126} y={-126} width={252} height={252} aria-hidden="true">
          <Landscape rect={SQUARE} frame={SQUARE} tiles={PUZZLE} colour="green" />
        </svg>
        <rect class="scene-goal" x={-122} y={46} width={160} height={76} rx="8" />
        <text class="scene-question" x={-42} y={104}>
          ?
        </text>
      </Sheet>
      <LooseDomino halves={['mine 2 1', 'swamp 1 0']} x={122} y={352} turn={-8} scale={0.72} />
      <LooseDomino halves={['wheat 3 0', 'lake 2 0']} x={262} y={366} turn={6} scale={0.62} />
    </Scene>
  );
}

/** Four around one sheet. */
export function PeopleScene() {
  return (
    <Scene>
      <SceneKing colour="green" x={92} y={142} scale={1.1} />
      <SceneKing colour="blue" x={248} y={142} scale={1.1} />
      <Sheet x={170} y={232} turn={-3} width={300} height={196}>
        <LooseDomino halves={['wheat 1 0', 'forest 2 1']} x={-44} y={-42} scale={0.7} />
        <LooseDomino halves={['lake 1 0', 'lake 3 1']} x={66} y={14} turn={90} scale={0.7} />
        <LooseDomino halves={['grassland 2 0', 'swamp 1 1']} x={-44} y={42} scale={0.7} />
      </Sheet>
      <SceneKing colour="pink" x={66} y={388} scale={1.15} />
      <SceneKing colour="yellow" x={274} y={388} scale={1.15} />
    </Scene>
  );
}

/** A kingdom under a lens. */
export function StudyScene() {
  return (
    <Scene>
      <Sheet x={162} y={166} turn={-2} width={290} height={290}>
        <svg x={-126} y={-126} width={252} height={252} aria-hidden="true">
          <Landscape rect={SQUARE} frame={SQUARE} tiles={PUZZLE} colour="yellow" />
        </svg>
      </Sheet>
      <path class="scene-handle" d="M262 306l52 66" />
      <svg x={146} y={168} width={156} height={156} viewBox="0 0 156 156" aria-hidden="true">
        <clipPath id="scene-lens">
          <circle cx="78" cy="78" r="66" />
        </clipPath>
        <g clip-path="url(#scene-lens)">
          <svg x={-110} y={-30} width={420} height={420} aria-hidden="true">
            <Landscape rect={SQUARE} tiles={PUZZLE} colour="yellow" />
          </svg>
        </g>
        <circle class="scene-lens" cx="78" cy="78" r="67" />
      </svg>
    </Scene>
  );
}
