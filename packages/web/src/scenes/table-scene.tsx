/** What lies beside any page: a few dominoes, as if somebody had just left the table. */
import { LooseDomino, Scene, SceneKing } from './pieces.tsx';

export function TableScene() {
  return (
    <Scene>
      <LooseDomino halves={['wheat 1 0', 'lake 2 1']} x={196} y={96} turn={-9} scale={1.05} />
      <LooseDomino halves={['forest 3 1', 'grassland 2 0']} x={132} y={224} turn={7} scale={1.05} />
      <LooseDomino halves={['mine 1 2', 'swamp 2 0']} x={214} y={338} turn={-4} scale={1.05} />
      <SceneKing colour="yellow" x={70} y={168} scale={0.86} />
      <SceneKing colour="blue" x={292} y={276} scale={0.86} />
    </Scene>
  );
}
