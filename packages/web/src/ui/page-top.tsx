/** The top of a page that is no table: the way back and the title. */
import { t } from '../app/i18n/language.ts';
import { Link } from './button.tsx';

export function PageTop({ title }: { readonly title: string }) {
  return (
    <header class="page-top">
      <Link to="/" icon="home" class="on-wood" label={t('nav.home')} />
      <h1>{title}</h1>
    </header>
  );
}
