/** What to say when the server refuses something about looking at a game together. */
import type { RefusalCode } from '@kingdomino/protocol';
import { t } from '../app/i18n/language.ts';
import { refusalText } from '../connection/refusal-text.ts';

export function leadRefusalText(code: RefusalCode): string {
  return code === 'not-allowed' ? t('together.taken') : refusalText(code);
}

export function editRefusalText(code: RefusalCode): string {
  if (code === 'not-allowed') return t('together.look-only');
  if (code === 'stale') return t('together.changed');
  return code === 'too-large' ? t('together.full') : refusalText(code);
}
