/** The end of a game of Kingdomino, or of a whole Dynasty. */
import { kingdomino } from '@kingdomino/rules/kingdomino';
import { t } from '../../app/i18n/language.ts';
import { End } from '../../end/end.tsx';
import type { TableSource } from '../../table-source/table-source.ts';
import { boardsOf } from './counted-boards.tsx';
import { Standings } from './standings.tsx';
import { DYNASTY_TIE_BREAKS, TIE_BREAKS } from './tie-breaks.ts';

export function KingdominoEnd({ source }: { readonly source: TableSource<'kingdomino'> }) {
  const view = source.view.value;
  const position = view.state;
  const outcome = kingdomino.outcome(position);
  return (
    <End
      source={source}
      heading={outcome.games && t('dynasty.game', { number: outcome.games.length })}
      boards={boardsOf(position, view.seats)}
      outcome={outcome}
      tieBreaks={outcome.games ? DYNASTY_TIE_BREAKS : TIE_BREAKS}
    >
      {outcome.games && <Standings games={outcome.games} view={view} />}
    </End>
  );
}
