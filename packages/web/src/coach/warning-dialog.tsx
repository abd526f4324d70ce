/** The warning before a blunder: what it gives away, and the way back. */

import { percentText, quantity } from '../app/i18n/format.ts';
import { t } from '../app/i18n/language.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import type { Warning } from './coach.ts';

export interface WarningProps {
  readonly warning: Warning;
}

export function WarningDialog({ warning: { judged, settle } }: WarningProps) {
  const { win, points } = judged.loss;
  return (
    <Dialog title={t('coach.warning')} onClose={() => settle(false)} isSudden>
      <p>
        {t('coach.warning.text', {
          percent: percentText(win.mean),
          points: quantity(Math.max(0, points.mean), 1),
        })}
      </p>
      <div class="end-buttons">
        <Button icon="undo" kind="main" onClick={() => settle(false)}>
          {t('coach.think-again')}
        </Button>
        <Button icon="arrow-right" onClick={() => settle(true)}>
          {t('coach.play-anyway')}
        </Button>
      </div>
    </Dialog>
  );
}
