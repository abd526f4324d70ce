/** Round, game of the Dynasty with its standings, and variants of a game of Kingdomino. */
import { SWITCH_NAMES } from '@kingdomino/rules/kingdomino';
import { t } from '../app/i18n/language.ts';
import { EMBLEMS } from '../board/colours.ts';
import type { TableView } from '../table-source/table-source.ts';
import { TableContext } from '../table-ui/table-context.tsx';
import { Art } from '../ui/icon.tsx';
import { roundOf } from './round.ts';

export function KingdominoContext({ view }: { readonly view: TableView<'kingdomino'> }) {
  const position = view.state;
  const { lines, games } = position.setup;
  const variants = SWITCH_NAMES.filter(name => position.options[name] && name !== 'dynasty');
  return (
    <TableContext
      round={t('games.round-of', { round: roundOf(position), rounds: lines })}
      variants={variants}
      isPractice={view.isPractice}
    >
      {games > 1 && <Match view={view} />}
    </TableContext>
  );
}

/** Points of the games that are over; the one being played comes on top. */
function Match({ view }: { readonly view: TableView<'kingdomino'> }) {
  const { finished, setup } = view.state;
  const number = Math.min(finished.length + 1, setup.games);
  return (
    <li class="match" title={t('variant.dynasty.text')}>
      {t('dynasty.game-of', { number, games: setup.games })}
      {finished.length > 0 &&
        view.seats.map((seat, index) => {
          const points = finished.reduce((sum, game) => sum + game[index]!.total, 0);
          return (
            <span key={seat.colour} class="standing">
              <Art name={`emblem-${EMBLEMS[seat.colour]}`} class="emblem" />
              <span aria-hidden="true">{points}</span>
              <span class="hidden">{t('read.score', { name: seat, points })}</span>
            </span>
          );
        })}
    </li>
  );
}
