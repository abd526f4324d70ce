/** Before a blunder: what it gives away, and the way back. */

import { number } from '../study/words.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import type { Warning } from './coach.ts';
import { c } from './coach-words.ts';

export interface WarningProps {
  readonly warning: Warning;
}

export function WarningDialog({ warning: { judged, settle } }: WarningProps) {
  const { win, points } = judged.loss;
  return (
    <Dialog title={c('warning')} onClose={() => settle(false)} isSudden>
      <p>
        {c('warning.text', {
          percent: number(100 * win.mean, 0),
          points: number(Math.max(0, points.mean), 1),
        })}
      </p>
      <div class="end-buttons">
        <Button icon="undo" kind="main" onClick={() => settle(false)}>
          {c('think-again')}
        </Button>
        <Button icon="arrow-right" onClick={() => settle(true)}>
          {c('play-anyway')}
        </Button>
      </div>
    </Dialog>
  );
}
