/** Which board is in the middle: mine, or the one that was chosen, until it is my turn to place something. */
import type { Actor, Seat } from '@kingdomino/rules';
import { useEffect, useState } from 'preact/hooks';
import { pace } from '../app/settings.ts';
import type { TableView } from '../table-source/table-source.ts';

export interface ShownSeat {
  readonly seat: Seat;
  readonly show: (seat: Seat) => void;
  /** The next one round the table, or the one before. */
  readonly leaf: (steps: number) => void;
  /** Somebody at this device has a board, and another one is in the middle. */
  readonly isElsewhere: boolean;
  readonly back: () => void;
}

interface Turn {
  /** Somebody is to lay something: my own board comes back for it. */
  readonly isLaying: boolean;
  /** In one hand, where the others are small, the board of whoever moves is in the middle. */
  readonly follows?: boolean;
}

const inOneHand = matchMedia('(max-width: 820px) and (orientation: portrait)');

export function useShownSeat(view: TableView, actor: Actor, { isLaying, follows = false }: Turn): ShownSeat {
  const [wished, show] = useState<Seat | undefined>(undefined);
  const isMyTurn = typeof actor === 'number' && view.mine.includes(actor);
  useEffect(() => {
    if (isMyTurn && isLaying) show(undefined);
  }, [actor, isLaying, isMyTurn]);
  // whoever goes through a game follows it, until the next step also after a look at another board
  useEffect(() => {
    if (view.looksAt !== undefined) show(undefined);
  }, [view.looksAt, view.version]);
  const movers = view.moves.flatMap(({ by }) => (by === 'chance' ? [] : by));
  const lastMine = movers.findLast(by => view.mine.includes(by));
  const mover = typeof actor === 'number' ? actor : movers.at(-1);
  // where nothing moves there is nothing to follow
  const followed = follows && inOneHand.matches && pace(1) > 0 ? mover : undefined;
  const own = view.looksAt ?? (isMyTurn ? actor : (followed ?? lastMine ?? view.mine[0] ?? ownSeat(view)));
  const seat = wished ?? own;
  const seats = view.seats.length;
  return {
    seat,
    show,
    leaf: steps => show((seat + steps + seats) % seats),
    isElsewhere: seat !== own && view.seats.some(({ kind }) => kind === 'me'),
    back: () => show(undefined),
  };
}

/** Where a bot plays on for me my board is still the one I look at. Who only watches looks at the first. */
function ownSeat({ seats }: TableView): Seat {
  return Math.max(
    0,
    seats.findIndex(({ kind }) => kind === 'me'),
  );
}
