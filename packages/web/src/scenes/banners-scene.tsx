/** Four pennants on a line over a table with a castle: clubs. */
import { LooseDomino, Scene, SceneKing } from './pieces.tsx';

const PENNANTS = [
  { emblem: 'rose', colour: 'pink', x: 50, y: 44 },
  { emblem: 'sun', colour: 'yellow', x: 130, y: 62 },
  { emblem: 'leaf', colour: 'green', x: 210, y: 62 },
  { emblem: 'wave', colour: 'blue', x: 290, y: 44 },
] as const;

export function BannersScene() {
  return (
    <Scene>
      <path class="scene-rope" d="M0 20q170 84 340 0" />
      {PENNANTS.map(({ emblem, colour, x, y }) => (
        <g key={emblem} transform={`translate(${x} ${y})`}>
          <path class="scene-shade" d="M-26 8h62v86l-31-24-31 24z" />
          <path class={`scene-pennant ${colour}`} d="M-31 0h62v86L0 64l-31 22z" />
          <circle class="scene-disc" cx="0" cy="30" r="21" />
          <use href={`#emblem-${emblem}`} x="-17" y="13" width="34" height="34" />
        </g>
      ))}
      <SceneKing colour="pink" x={110} y={292} scale={1.05} />
      <SceneKing colour="green" x={230} y={292} scale={1.05} />
      <LooseDomino halves={['grassland 1 0', 'lake 3 1']} x={170} y={340} turn={-3} scale={1.05} />
    </Scene>
  );
}
