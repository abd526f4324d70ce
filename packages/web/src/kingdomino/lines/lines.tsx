/** The two lines of dominoes, with numbers, crowns and the kings that stand on them. */

import type { Position } from '@kingdomino/rules/kingdomino';
import { enumerationText } from '../../app/i18n/format.ts';
import { t } from '../../app/i18n/language.ts';
import type { TableView } from '../../table-source/table-source.ts';
import { Art } from '../../ui/icon.tsx';
import { ANCHORS } from '../motions.ts';
import { kingsToCome } from '../read-aloud.ts';
import { NewerSlot, OlderSlot } from './slots.tsx';
import type { PickPreview } from './use-pick-preview.ts';

interface Props {
  readonly view: TableView<'kingdomino'>;
  readonly preview: PickPreview;
  readonly onPick: (domino: number) => void;
}

export function Lines({ view, preview, onPick }: Props) {
  const position = view.state;
  const mayPick = position.phase === 'pick' && view.mine.includes(position.seat);
  const older = position.older();
  const newer = position.newer();
  return (
    <section class="lines" aria-label={t('lines.label')}>
      {position.isOpening ? (
        <KingsInHand position={position} view={view} />
      ) : (
        <ol class="line older" aria-label={t('lines.older')}>
          {older.map((slot, index) => (
            <li key={slot.domino} data-anchor={ANCHORS.older(slot.domino)}>
              <OlderSlot slot={slot} index={index} view={view} />
            </li>
          ))}
        </ol>
      )}
      {newer.length > 0 ? (
        <ol
          class={mayPick ? 'line newer choose' : 'line newer'}
          data-part="newer-line"
          aria-label={t('lines.newer')}
        >
          {newer.map(slot => (
            <li key={slot.domino} data-anchor={ANCHORS.newer(slot.domino)}>
              <NewerSlot slot={slot} view={view} preview={preview} onPick={onPick} />
            </li>
          ))}
        </ol>
      ) : (
        <NoLine length={position.setup.lineLength} isLast={position.dealt === position.setup.lines} />
      )}
    </section>
  );
}

/**
 * The opening: the king that has come out of the hand, and those still in it, in the order of the seats: nobody knows
 * which is next. Only a game of version 1 and the balanced opening know their order.
 */
function KingsInHand({
  position,
  view,
}: {
  readonly position: Position;
  readonly view: TableView<'kingdomino'>;
}) {
  const isDealt = position.dealt > 0;
  const drawn = isDealt
    ? [...position.kings].slice(position.kingsPlaced, position.setup.kings).filter(seat => seat >= 0)
    : [];
  const hand = position.hand();
  const names = enumerationText(kingsToCome(position).map(seat => view.seats[seat]!.name));
  return (
    <div class="line kings" role="img" aria-label={t('lines.kings', { names })}>
      {drawn.map((seat, index) => (
        <Art
          key={position.kingsPlaced + index}
          name={`king-${view.seats[seat]!.colour}`}
          class={index === 0 ? 'king now' : 'king'}
          anchor={index === 0 ? ANCHORS.drawnKing : undefined}
        />
      ))}
      {hand.map((seat, index) => (
        <Art
          key={`hand${index}`}
          name={`king-${view.seats[seat]!.colour}`}
          class="king in-hand"
          anchor={ANCHORS.waitingKing(seat)}
        />
      ))}
    </div>
  );
}

function NoLine({ length, isLast }: { readonly length: number; readonly isLast: boolean }) {
  return (
    <div class={isLast ? 'line none last' : 'line none'} data-anchor={ANCHORS.backs}>
      {isLast ? (
        <p>{t('lines.last')}</p>
      ) : (
        Array.from({ length }, (_, slot) => <Art key={slot} name="domino-back" class="domino-back" />)
      )}
    </div>
  );
}
