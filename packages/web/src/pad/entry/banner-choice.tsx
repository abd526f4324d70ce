/** D-S5: the coat that this player named for the banner, if it was won. */

import { COATS, type Coat } from '@kingdomino/rules/duel';
import { t } from '../../app/i18n/language.ts';
import { coatName, spellName } from '../../duel/words.ts';
import type { PadBoard } from '../pad.ts';

interface Props {
  readonly board: PadBoard;
  readonly onChange: (board: PadBoard, what: string) => void;
}

export function BannerChoice({ board, onChange }: Props) {
  const choose = (banner: Coat | undefined) =>
    onChange({ ...board, banner }, banner ? coatName(banner) : t('pad.no-banner'));
  return (
    <label class="field">
      <span>{spellName('banner')}</span>
      <select
        value={board.banner ?? ''}
        onChange={event => choose(COATS.find(coat => coat === event.currentTarget.value))}
      >
        <option value="">{t('pad.no-banner')}</option>
        {COATS.map(coat => (
          <option key={coat} value={coat}>
            {coatName(coat)}
          </option>
        ))}
      </select>
    </label>
  );
}
