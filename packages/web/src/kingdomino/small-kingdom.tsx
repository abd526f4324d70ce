/** Another kingdom, small. */
import type { Seat } from '@kingdomino/rules';
import type { Position } from '@kingdomino/rules/kingdomino';
import { Landscape } from '../board/landscape.tsx';
import { SEAT_COLOURS } from '../board/types.ts';
import { frameOf, rectOf, tilesOf } from './view.ts';

interface Props {
  readonly position: Position;
  readonly seat: Seat;
}

export function SmallKingdom({ position, seat }: Props) {
  const kingdom = position.kingdoms[seat]!;
  return (
    <Landscape
      rect={rectOf(kingdom, 1)}
      tiles={tilesOf(kingdom)}
      colour={SEAT_COLOURS[seat]!}
      frame={frameOf(kingdom)}
    />
  );
}
