/** Who plays, and with how many points. */
import type { SeatView } from '../table-source/table-source.ts';
import { SeatName } from '../ui/seat-name.tsx';

interface Props {
  readonly seats: readonly SeatView[];
  /** By seat; undefined while they are not known. */
  readonly points: readonly number[] | undefined;
}

export function SeatPoints({ seats, points }: Props) {
  return (
    <div class="seat-names">
      {seats.map(({ colour, name, kind, level, avatar }, seat) => (
        <span key={colour}>
          <SeatName colour={colour} name={name} isBot={kind === 'bot'} level={level} avatar={avatar} />
          {points && <strong class="score"> {points[seat]}</strong>}
        </span>
      ))}
    </div>
  );
}
