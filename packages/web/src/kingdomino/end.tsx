/** The end of a game of Kingdomino, or of a whole Dynasty. */
import { kingdomino, type Position } from '@kingdomino/rules/kingdomino';
import { useState } from 'preact/hooks';
import { t } from '../app/language.ts';
import { EndButtons } from '../play/end-buttons.tsx';
import { FinalCount } from '../play/final-count.tsx';
import { Reopen } from '../play/reopen.tsx';
import type { TableSource } from '../play/table-source.ts';
import { verdictOf } from '../play/verdict.ts';
import { boardsOf, TIE_BREAKS } from './count.tsx';
import { Standings } from './standings.tsx';

export function End({ source }: { readonly source: TableSource }) {
  const view = source.view.value;
  const position = view.state as Position;
  const [isOpen, open] = useState(true);
  const outcome = kingdomino.outcome(position);
  const names = view.seats.map(({ name }) => name);
  if (!isOpen) return <Reopen onClick={() => open(true)} />;
  return (
    <FinalCount
      title={t('end.title')}
      view={view}
      boards={boardsOf(position)}
      winners={outcome.ranking[0]!}
      verdict={verdictOf(outcome, names, TIE_BREAKS)}
      class="end"
      onClose={() => open(false)}
    >
      {outcome.games && <Standings games={outcome.games} view={view} />}
      <EndButtons source={source} onLook={() => open(false)} />
    </FinalCount>
  );
}
