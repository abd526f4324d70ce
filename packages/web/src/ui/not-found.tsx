/** The screen for an address that leads nowhere. */
import { t } from '../app/i18n/language.ts';
import { Link } from './button.tsx';

export function NotFound({ text }: { readonly text: string }) {
  return (
    <main class="page">
      <div class="card sheet nothing-here">
        <h1>{t('missing.title')}</h1>
        <p>{text}</p>
        <Link to="/" kind="main" icon="home">
          {t('nav.home')}
        </Link>
      </div>
    </main>
  );
}
