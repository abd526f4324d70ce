/** The log of Kingdomino in pictures. */
import type { Kingdom } from '@kingdomino/rules/kingdomino';
import { t } from '../app/i18n/language.ts';
import { Domino } from '../board/drawn/domino.tsx';
import { Landscape } from '../board/drawn/landscape.tsx';
import type { PastMove } from '../table-source/past-moves.ts';
import type { TableView } from '../table-source/table-source.ts';
import type { Chronicle } from '../table-ui/log.tsx';
import { Icon } from '../ui/icon.tsx';
import { halvesOf, rectOf, tilesOf } from './view.ts';
import { gainOf, logOf } from './words.ts';

type Past = PastMove<'kingdomino'>;

export const CHRONICLE: Chronicle<'kingdomino'> = { log: logOf, picture, moment };

function picture({ before, move }: Past) {
  switch (move.kind) {
    case 'kings':
    case 'king':
      return null;
    case 'line':
      return (
        <span class="log-picture">
          {move.dominoes.map(number => (
            <Domino key={number} halves={halvesOf(number)} />
          ))}
        </span>
      );
    case 'pick':
      return (
        <span class="log-picture">
          <Icon name="check" />
          <Domino halves={halvesOf(move.domino)} />
        </span>
      );
    case 'discard':
      return (
        <span class="log-picture gone">
          <Icon name="trash" />
          <Domino halves={halvesOf(move.domino)} />
        </span>
      );
    case 'place':
      return (
        <span class="log-picture">
          <Domino halves={halvesOf(move.domino)} />
          <strong>{t('preview.points', { points: gainOf(before, move) })}</strong>
        </span>
      );
  }
}

/** The kingdom of whoever moved; of a Dynasty's last placement as it was before all was cleared. */
function moment({ by, before, move, after }: Past, view: TableView<'kingdomino'>) {
  if (by === 'chance') return null;
  const isCleared = after.finished.length > before.finished.length;
  const kingdom = (isCleared ? before : after).kingdoms[by]!;
  return (
    <Landscape
      rect={rectOf(kingdom, 1)}
      tiles={tilesOf(kingdom)}
      colour={view.seats[by]!.colour}
      lit={move.kind === 'place' ? squaresOf(kingdom, move.domino) : []}
    />
  );
}

function squaresOf(kingdom: Kingdom, domino: number) {
  return kingdom.squares().filter(square => square.domino === domino);
}
