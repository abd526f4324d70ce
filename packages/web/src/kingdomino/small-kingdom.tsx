/** Another kingdom, small. */
import type { Kingdom } from '@kingdomino/rules/kingdomino';
import type { SeatColour } from '../board/colours.ts';
import { Landscape, type Latest } from '../board/landscape.tsx';
import { frameOf, rectOf, tilesOf } from './view.ts';

interface Props {
  readonly kingdom: Kingdom;
  readonly colour: SeatColour;
  readonly latest?: Latest | undefined;
}

export function SmallKingdom({ kingdom, colour, latest }: Props) {
  return (
    <Landscape
      rect={rectOf(kingdom, 1)}
      tiles={tilesOf(kingdom)}
      colour={colour}
      frame={frameOf(kingdom)}
      latest={latest}
    />
  );
}
