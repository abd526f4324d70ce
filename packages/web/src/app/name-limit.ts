/** Tells a player who reaches the maximum length of a name that there is one. */
import { MOST_NAME } from '@kingdomino/protocol';
import { t } from './i18n/language.ts';
import { toast } from './toast.ts';

export function tellWhenFull({ value }: { readonly value: string }): void {
  if (value.length >= MOST_NAME) toast(t('setup.name.full', { most: MOST_NAME }));
}
