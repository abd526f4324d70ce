/** Says that a table has a shared deal, and who of those who sit there has played it. */

import type { EventOf } from '@kingdomino/protocol';
import type { SeatState } from '@kingdomino/table';
import { listText } from '../../app/i18n/format.ts';
import { t } from '../../app/i18n/language.ts';
import { playerName } from '../../table-source/seat-text.ts';
import { Icon } from '../../ui/icon.tsx';

interface Props {
  readonly terms: EventOf<'opened'>;
  readonly seats: readonly SeatState[];
}

export function SharedNote({ terms: { sharedDeal }, seats }: Props) {
  if (!sharedDeal || sharedDeal.until !== undefined) return null;
  const knowing = seats.flatMap(seat =>
    seat.kind === 'person' && seat.knows ? [playerName(seat.player)] : [],
  );
  return (
    <div class="shared-note" role="note">
      <p>
        <Icon name="copy" /> {t(sharedDeal.known ? 'deal.known' : 'deal.shared')}
      </p>
      {knowing.length > 0 && <p>{t('deal.known-by', { names: listText(knowing) })}</p>}
    </div>
  );
}
