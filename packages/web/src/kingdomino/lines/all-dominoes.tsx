/** All 48 dominoes: in full colour those that may still come, pale those that are gone. */
import { DOMINO_COUNT, type Position } from '@kingdomino/rules/kingdomino';
import { t } from '../../app/i18n/language.ts';
import { Domino } from '../../board/drawn/domino.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { halvesOf } from '../view.ts';
import { dominoName, unseenText } from '../words.ts';

interface Props {
  readonly position: Position;
  readonly onClose: () => void;
}

export function AllDominoes({ position, onClose }: Props) {
  const unseen = new Set(position.unseen());
  const toCome = (position.setup.lines - position.dealt) * position.setup.lineLength;
  const numbers = Array.from({ length: DOMINO_COUNT }, (_, index) => index + 1);
  return (
    <Dialog title={t('unseen.title')} onClose={onClose} class="wide">
      <p>{unseenText(unseen.size, toCome)}</p>
      <ul class="all-dominoes">
        {numbers.map(number => (
          <li key={number} class={unseen.has(number) ? '' : 'seen'}>
            <span class="hidden">
              {dominoName(number)} {unseen.has(number) ? '' : t('unseen.seen')}
            </span>
            <span class="number" aria-hidden="true">
              {number}
            </span>
            <Domino halves={halvesOf(number)} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
