/** What must not compile at a table: see games.test-d.ts of the rules. */
import type { Position as DuelPosition } from '@kingdomino/rules/duel';
import { isTableOf, type TableSource, type TableView } from './table-source.ts';

export function tables(source: TableSource, duel: TableSource<'duel'>): void {
  // @ts-expect-error a move is no text
  void source.play('pick:17');
  // @ts-expect-error a move of the other game
  void duel.play({ kind: 'pick', domino: 17 });
  // @ts-expect-error which game it is must be asked first
  const position: DuelPosition = source.view.value.state;
  // @ts-expect-error and it is not the other one
  const view: TableView<'kingdomino'> = duel.view.value;
  if (isTableOf(source, 'kingdomino')) {
    void source.play({ kind: 'pick', domino: source.view.value.state.held });
    // @ts-expect-error nor does its log tell of dice
    source.view.value.moves.findLast(({ move }) => move.kind === 'roll');
  }
  void [position, view];
}
