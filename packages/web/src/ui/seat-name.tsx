/** A player: emblem and name in the seat's colour. */
import { EMBLEMS, type SeatColour } from '../board/colours.ts';
import { Art } from './icon.tsx';

interface Props {
  readonly colour: SeatColour;
  readonly name: string;
  readonly isBot?: boolean;
}

export function SeatName({ colour, name, isBot = false }: Props) {
  return (
    <span class={`seat-name ${colour}`}>
      <Art name={`emblem-${EMBLEMS[colour]}`} class="emblem" />
      <span class="name">{name}</span>
      {isBot && <Art name="icon-robot" class="icon small" />}
    </span>
  );
}
