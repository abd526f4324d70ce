/** Shown instead of a screen that failed: what went wrong, and ways out. */
import { t } from '../app/i18n/language.ts';
import { Button, Link } from './button.tsx';

/** The page anew, or another screen of it. */
export function ErrorScreen({ text }: { readonly text: string }) {
  return (
    <main class="page">
      <div class="card sheet nothing-here" role="alert">
        <h1>{t('crash.title')}</h1>
        <p>{text}</p>
        <Button kind="main" icon="redo" onClick={() => location.reload()}>
          {t('crash.again')}
        </Button>
        <Link to="/" icon="home">
          {t('nav.home')}
        </Link>
      </div>
    </main>
  );
}
