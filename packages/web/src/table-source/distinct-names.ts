/** Names for sentences: two players of the same name are told apart by their colours. */
import type { GameId } from '@kingdomino/rules';
import { t } from '../app/i18n/language.ts';
import type { SeatView, TableView } from './table-source.ts';

export function withDistinctNames(seats: readonly SeatView[]): readonly SeatView[] {
  const names = seats.map(({ name }) => name);
  const isDouble = (name: string) => names.indexOf(name) !== names.lastIndexOf(name);
  return seats.map(seat =>
    isDouble(seat.name) ? { ...seat, name: `${seat.name} (${t(`colour.${seat.colour}`)})` } : seat,
  );
}

/** The table for sentences about it. */
export function viewWithDistinctNames<G extends GameId>(view: TableView<G>): TableView<G> {
  return { ...view, seats: withDistinctNames(view.seats) };
}
