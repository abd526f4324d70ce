/** What lies above the table: help or settings, in a dialog. */
import { t } from './app/i18n/language.ts';
import { lay, lift, overlay } from './app/navigation/overlay.ts';
import { AT_TABLES } from './locales/parts.ts';
import { Dialog } from './ui/dialog.tsx';
import { onNeed } from './ui/lazy-screen.tsx';

const HelpSheet = onNeed(async () => (await import('./help/help.tsx')).HelpSheet, 'help', ...AT_TABLES);
const SettingsSheet = onNeed(
  async () => (await import('./home/settings-screen.tsx')).SettingsSheet,
  'settings',
);

export function OverlayDialog() {
  const shown = overlay.value;
  if (!shown) return null;
  return (
    <Dialog key={shown.screen} title={t(`nav.${shown.screen}`)} onClose={lift} class="wide over-table">
      {shown.screen === 'settings' ? (
        <div class="settings">
          <SettingsSheet onDone={lift} />
        </div>
      ) : (
        <HelpSheet page={shown.page} onPage={page => lay({ screen: 'help', page })} />
      )}
    </Dialog>
  );
}
