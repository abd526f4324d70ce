/** The top of a page that is no table: the title, and the way home where no bar has it. */
import { t } from '../app/i18n/language.ts';
import { route } from '../app/navigation/router.ts';
import { sectionOf } from '../app/navigation/sections.ts';
import { Link } from './button.tsx';

export function PageTop({ title }: { readonly title: string }) {
  return (
    <header class="page-top">
      {sectionOf(route.value) === undefined && (
        <Link to="/" icon="home" class="on-wood" label={t('nav.home')} />
      )}
      <h1>{title}</h1>
    </header>
  );
}
