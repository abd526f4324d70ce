/** The face of a bot's level. Always beside its name, so it is hidden from screen readers. */
import type { BotLevel } from '@kingdomino/protocol';
import portraits from '../art/portraits.svg';

export function Portrait({ level }: { readonly level: BotLevel }) {
  return (
    <svg class="portrait" aria-hidden="true" focusable="false">
      <use href={`${portraits}#${level}`} />
    </svg>
  );
}
