/** What a choice would bring, on its picture; the button's name says it in words. */
import { t } from '../../app/i18n/language.ts';

export function Gain({ points }: { readonly points: number | undefined }) {
  if (points === undefined) return null;
  return (
    <span class="gain" aria-hidden="true">
      {t('preview.points', { points })}
    </span>
  );
}
