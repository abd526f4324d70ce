/** A hint: first only where to look; then, for whoever wants to know, the turn with its reasons. */
import { useEffect, useState } from 'preact/hooks';
import { announce } from '../app/announce.ts';
import { t } from '../app/i18n/language.ts';
import { change, settings } from '../app/settings.ts';
import { reasonText } from '../study/reason-words.ts';
import type { ToldTurn, ToldValue } from '../study/study-worker.ts';
import { turnText } from '../study/turn-words.ts';
import type { TableView } from '../table-source/table-source.ts';
import '../styles/features/coach.css';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { askedPosition, type Coach } from './coach.ts';

import { lookText } from './look-text.ts';
import { placeText, TurnPicture } from './turn-picture.tsx';

export interface HintProps {
  readonly view: TableView;
  readonly coach: Coach;
  readonly onClose: () => void;
}

/** After so many simulations, or so long, the best turn hardly changes. */
const ENOUGH = { kingdomino: 800, duel: 240 };
const LONGEST = 1500;

export function HintCard({ view, coach, onClose }: HintProps) {
  const { turn, hasFailed } = useBestTurn(view, coach);
  const [isTold, tell] = useState(false);
  const look = turn && lookText(turn, view);
  const reasons = turn?.reasons.map(reason => reasonText(reason, view)).join(' · ') ?? '';
  const told = turn && turnText(view, turn.moves);
  const place = turn && placeText(view, turn.moves);
  useEffect(() => {
    if (look) announce(look);
  }, [look]);
  useEffect(() => {
    if (isTold && told) announce([told, place, reasons].filter(Boolean).join(' '));
  }, [isTold]);
  return (
    <aside class="card coach-card" aria-label={t('coach.title')} aria-busy={!turn && !hasFailed}>
      <Icon name="coach" />
      <div class="coach-text">
        <p>{hasFailed ? t('coach.failed') : (look ?? t('coach.thinking'))}</p>
        {turn && !isTold && (
          <Button icon="eye" onClick={() => tell(true)}>
            {t('coach.tell')}
          </Button>
        )}
        {turn && isTold && (
          <>
            <TurnPicture view={view} turn={turn.moves} />
            <p>
              <strong>{told}</strong>
            </p>
            <p class="hidden">{place}</p>
            {reasons && <p class="soft">{reasons}</p>}
          </>
        )}
        <label class="coach-warn">
          <input
            type="checkbox"
            checked={settings.value.warn}
            onChange={event => change({ warn: event.currentTarget.checked })}
          />
          <span>{t('settings.warn')}</span>
        </label>
      </div>
      <Button kind="quiet" icon="close" label={t('common.close')} onClick={onClose} />
    </aside>
  );
}

interface Found {
  readonly turn: ToldTurn | undefined;
  readonly hasFailed: boolean;
}

/** Looks for a while, then stays with what was found: a hint does not change its mind. */
function useBestTurn(view: TableView, coach: Coach): Found {
  const [found, find] = useState<Found>({ turn: undefined, hasFailed: false });
  useEffect(() => {
    find({ turn: undefined, hasFailed: false });
    const end = new AbortController();
    const last = performance.now() + LONGEST;
    const hear = (value: ToldValue) => {
      const isEnough = value.isDone || value.simulations >= ENOUGH[view.game] || performance.now() > last;
      if (!isEnough || !value.turns[0]) return;
      find({ turn: value.turns[0], hasFailed: false });
      end.abort();
    };
    const look = async () => (await coach.client()).look(askedPosition(view), end.signal, hear);
    look().catch(() => end.signal.aborted || find({ turn: undefined, hasFailed: true }));
    return () => end.abort();
  }, [view.version]);
  return found;
}
