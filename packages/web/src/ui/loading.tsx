/** While a screen is on its way: nothing at first, then a bar that says that something comes. */
import { t } from '../app/i18n/language.ts';

export function Loading() {
  return (
    <div class="page" aria-busy="true">
      <div class="shell">
        <strong>{t('home.title')}</strong>
        <span class="shell-bar" />
      </div>
    </div>
  );
}
