/** The table of whichever game a source is about. */
import { DuelTable } from '../duel/table.tsx';
import { KingdominoTable } from '../kingdomino/table.tsx';
import type { TableSource } from '../play/table-source.ts';

export function GameTable({ source }: { readonly source: TableSource }) {
  return source.view.value.game === 'duel' ? (
    <DuelTable source={source} />
  ) : (
    <KingdominoTable source={source} />
  );
}
