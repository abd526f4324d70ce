/** Shares how one did with the deal of the day, without spoilers. */

import type { GameId } from '@kingdomino/rules';
import { useState } from 'preact/hooks';
import { dayText } from '../app/i18n/format.ts';
import { t } from '../app/i18n/language.ts';
import { shareLink } from '../app/share.ts';
import { Button } from '../ui/button.tsx';
import { squaresOf } from './points-spread.ts';
import { pointsText } from './words.ts';

interface Props {
  readonly game: GameId;
  readonly day: string;
  readonly points: number;
  readonly place: number;
  readonly finished: number;
}

const ALL = 5;

export function ShareDaily(props: Props) {
  const [note, setNote] = useState('');
  const share = async () => {
    const text = shareText(props);
    const notes = { sent: t('share.sent'), copied: t('daily.copied'), cancelled: '', 'by-hand': text };
    setNote(notes[await shareLink(text)]);
  };
  return (
    <>
      <Button icon="share" onClick={() => void share()}>
        {t('daily.share')}
      </Button>
      <span role="status" class="soft">
        {note}
      </span>
    </>
  );
}

function shareText({ game, day, points, place, finished }: Props): string {
  const filled = squaresOf(place, finished);
  return [
    `${t('home.daily')} · ${t(`game.${game}`)} · ${dayText(day, 'long')}`,
    `${'🟩'.repeat(filled)}${'⬜'.repeat(ALL - filled)} ${pointsText(points)} · ${t('daily.place', { place, count: finished })}`,
    `${location.origin}/daily`,
  ].join('\n');
}
