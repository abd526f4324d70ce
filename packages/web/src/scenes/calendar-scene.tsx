/** A leaf of a calendar with the day that is played: the deal of the day. */
import { LooseDomino, Scene, SceneKing, Sheet } from './pieces.tsx';

interface Props {
  /** Of the month. */
  readonly day: number;
}

export function CalendarScene({ day }: Props) {
  return (
    <Scene>
      <Sheet x={166} y={170} turn={-3} width={250} height={270}>
        <path class="scene-band" d="M-125-127q0-8 8-8h234q8 0 8 8v52h-250z" />
        <path class="scene-ring" d="M-62-150v36M62-150v36" />
        <path class="scene-sun" d="M-24-82a24 24 0 0 1 48 0zM0-114v-9M-29-104l-7-6M29-104l7-6" />
        <text class="scene-day" x="0" y="68">
          {day}
        </text>
      </Sheet>
      <LooseDomino halves={['wheat 2 0', 'forest 1 1']} x={226} y={344} turn={5} scale={0.84} />
      <SceneKing colour="green" x={84} y={384} scale={1.1} />
    </Scene>
  );
}
