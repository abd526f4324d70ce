/** What lies above the table: help or settings, in a dialog. */
import { t } from './app/i18n/language.ts';
import { closeOverlay, openOverlay, overlay } from './app/navigation/overlay.ts';
import { AT_TABLES } from './locales/parts.ts';
import { Button } from './ui/button.tsx';
import { Dialog } from './ui/dialog.tsx';
import { ErrorBoundary } from './ui/error-boundary.tsx';
import { lazyScreen } from './ui/lazy-screen.tsx';

const HelpSheet = lazyScreen(async () => (await import('./help/help.tsx')).HelpSheet, 'help', ...AT_TABLES);
const SettingsSheet = lazyScreen(
  async () => (await import('./home/settings-screen.tsx')).SettingsSheet,
  'settings',
);

export function OverlayDialog() {
  const shown = overlay.value;
  if (!shown) return null;
  return (
    <Dialog
      key={shown.screen}
      title={t(`nav.${shown.screen}`)}
      onClose={closeOverlay}
      class="wide over-table"
    >
      <ErrorBoundary fallback={<NotDrawn />}>
        {shown.screen === 'settings' ? (
          <div class="settings">
            <SettingsSheet onDone={closeOverlay} />
          </div>
        ) : (
          <HelpSheet page={shown.page} onPage={page => openOverlay({ screen: 'help', page })} />
        )}
      </ErrorBoundary>
    </Dialog>
  );
}

/** The table below goes on: the way out is to close the dialog, or to load the page again. */
function NotDrawn() {
  return (
    <div role="alert">
      <p>{t('crash.text')}</p>
      <Button kind="main" icon="redo" onClick={() => location.reload()}>
        {t('crash.again')}
      </Button>
    </div>
  );
}
