/** Where the page begins. */
import 'virtual:fonts.css';
import './styles/index.css';
import { effect } from '@preact/signals';
import { render } from 'preact';
import { scheduleRenders } from './app/render-scheduler.ts';
import './app/keyboard.ts';
import { t } from './app/i18n/language.ts';
import { switchLanguage } from './app/i18n/switch-language.ts';
import { restoreFocus } from './app/restore-focus.ts';
import { applySettings, settings } from './app/settings.ts';
import { isForgetful } from './app/storage/storage.ts';
import { toast } from './app/toast.ts';
import { App } from './app.tsx';
import { listenForInstall } from './offline/install.ts';
import { startOffline } from './offline/service-worker-update.ts';
import { startLongPress } from './ui/long-press.ts';

scheduleRenders();
applySettings();
startLongPress();
restoreFocus();
listenForInstall();
void switchLanguage(settings.value.language)
  // reading the script, drawing a table and laying it out would be one long task
  .then(() => new Promise(resolve => setTimeout(resolve)))
  .then(() => {
    render(<App />, document.getElementById('app')!);
    sayWhenForgetful();
  });
startOffline();

/** Said once, when the first thing could not be kept. */
function sayWhenForgetful(): void {
  effect(() => {
    if (isForgetful.value) queueMicrotask(() => toast(t('storage.forgetful')));
  });
}
