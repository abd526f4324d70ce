/** A player: emblem and name in the seat's colour. */
import type { Seat } from '@kingdomino/rules';
import { SEAT_COLOURS, SEAT_EMBLEMS } from '../board/types.ts';
import { Art } from './icon.tsx';

interface Props {
  readonly seat: Seat;
  readonly name: string;
  readonly isBot?: boolean;
}

export function SeatName({ seat, name, isBot = false }: Props) {
  return (
    <span class={`seat-name ${SEAT_COLOURS[seat]}`}>
      <Art name={`emblem-${SEAT_EMBLEMS[seat]!}`} class="emblem" />
      <span class="name">{name}</span>
      {isBot && <Art name="icon-robot" class="icon small" />}
    </span>
  );
}
