/** What lies above the table: help or settings, in a dialog. */
import { t } from './app/language.ts';
import { overlay } from './app/overlay.ts';
import { HelpSheet } from './help/help.tsx';
import { SettingsSheet } from './home/settings-screen.tsx';
import { Dialog } from './ui/dialog.tsx';

const close = () => {
  overlay.value = undefined;
};

export function OverlayDialog() {
  const shown = overlay.value;
  if (!shown) return null;
  return (
    <Dialog key={shown.screen} title={t(`nav.${shown.screen}`)} onClose={close} class="wide over-table">
      {shown.screen === 'settings' ? (
        <div class="settings">
          <SettingsSheet onDone={close} />
        </div>
      ) : (
        <HelpSheet
          page={shown.page}
          onPage={page => {
            overlay.value = { screen: 'help', page };
          }}
        />
      )}
    </Dialog>
  );
}
