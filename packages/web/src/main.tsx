/** Where the page begins. */
import 'virtual:letters.css';
import './art/tokens.css';
import './styles/base.css';
import './styles/controls.css';
import './styles/board.css';
import './styles/table.css';
import './styles/lines.css';
import './styles/areas.css';
import './styles/hand.css';
import './styles/table-phone.css';
import './styles/home.css';
import './styles/home-phone.css';
import './styles/duel.css';
import './styles/dice.css';
import './styles/spellbook.css';
import './styles/duel-hand.css';
import './styles/duel-phone.css';
import './styles/table-flat.css';
import './styles/help.css';
import './styles/online.css';
import './styles/online-phone.css';
import './styles/pages.css';
import './styles/end.css';
import './styles/replay.css';
import { effect } from '@preact/signals';
import { render } from 'preact';
import { t } from './app/language.ts';
import { applySettings, settings } from './app/settings.ts';
import { isForgetful } from './app/storage.ts';
import { toast } from './app/toast.ts';
import { wantLanguage } from './app/wanted-language.ts';
import { App } from './app.tsx';
import { startOffline } from './offline/update.ts';
import { startLongPress } from './ui/long-press.ts';

applySettings();
startLongPress();
void wantLanguage(settings.value.language)
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
