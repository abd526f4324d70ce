/** Three kings on their steps: leaderboards. */
import { Scene, SceneKing } from './pieces.tsx';

const STEPS = [
  { place: 2, x: 18, height: 118, colour: 'blue' },
  { place: 1, x: 120, height: 172, colour: 'yellow' },
  { place: 3, x: 222, height: 84, colour: 'pink' },
] as const;
const FLOOR = 366;

export function PodiumScene() {
  return (
    <Scene>
      {STEPS.map(({ place, x, height, colour }) => (
        <g key={place}>
          <rect class="scene-shade" x={x + 6} y={FLOOR - height + 8} width="100" height={height} rx="4" />
          <rect class="scene-step" x={x} y={FLOOR - height} width="100" height={height} rx="4" />
          <path class="scene-ink" d={`M${x} ${FLOOR - height + 16}h100`} />
          <text class="scene-place" x={x + 50} y={FLOOR - height + 66}>
            {place}
          </text>
          <SceneKing colour={colour} x={x + 50} y={FLOOR - height + 4} scale={place === 1 ? 1.25 : 1.05} />
        </g>
      ))}
    </Scene>
  );
}
