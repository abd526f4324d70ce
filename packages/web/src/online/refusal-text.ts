/** What to tell a person when the server says no. */
import { t } from '../app/language.ts';

export function refusalText(code: string): string {
  switch (code) {
    case 'stale':
    case 'busy':
      return t('refused.stale');
    case 'not-your-turn':
      return t('refused.not-your-turn');
    case 'seat-taken':
    case 'no-free-seat':
      return t('refused.seat-taken');
    case 'too-many-messages':
    case 'too-many-tables':
    case 'too-many-connections':
      return t('refused.too-many');
    case 'unknown-table':
      return t('refused.unknown-table');
    default:
      return t('refused.other', { code });
  }
}
