/** The table of whichever game a source is about. */
import '../styles/tables.css';
import { DuelTable } from '../duel/table.tsx';
import { EarlyEnd } from '../end/early-end.tsx';
import { KingdominoTable } from '../kingdomino/table.tsx';
import { isTableOf, type TableSource } from '../table-source/table-source.ts';

export function GameTable({ source }: { readonly source: TableSource }) {
  return (
    <>
      <TableOfGame source={source} />
      <EarlyEnd source={source} />
    </>
  );
}

function TableOfGame({ source }: { readonly source: TableSource }) {
  if (isTableOf(source, 'duel')) return <DuelTable source={source} />;
  return isTableOf(source, 'kingdomino') ? <KingdominoTable source={source} /> : null;
}
