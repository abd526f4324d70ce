/** A hint in three steps, for whoever wants to know more: where to look, what to do, and why. The board shows each of them. */
import { gameById, readMove } from '@kingdomino/rules';
import { useEffect, useState } from 'preact/hooks';
import { announce } from '../app/announce.ts';
import { t } from '../app/i18n/language.ts';
import { change, settings } from '../app/settings.ts';
import { sentencesOf } from '../study/reasons.tsx';
import type { ToldTurn, ToldValue } from '../study/study-worker.ts';
import { placeText } from '../study/turn-picture.tsx';
import { turnText } from '../study/turn-words.ts';
import type { TableSource, TableView } from '../table-source/table-source.ts';
import '../styles/features/coach.css';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { askedPosition, type Coach, type HintStep } from './coach.ts';
import { hintOnBoard } from './hint-on-board.tsx';
import { lookText } from './look-text.ts';

export interface HintProps {
  readonly source: TableSource;
  readonly coach: Coach;
  readonly onClose: () => void;
}

/** After so many simulations, or so long, the best turn hardly changes. */
const ENOUGH = { kingdomino: 800, duel: 240 };
const LONGEST = 1500;

export function HintCard({ source, coach, onClose }: HintProps) {
  const view = source.view.value;
  const { turn, hasFailed } = useBestTurn(view, coach);
  const [step, go] = useState<HintStep>('where');
  const texts = turn && textsOf(step, turn, view);
  useEffect(() => {
    coach.onBoard.value = turn && hintOnBoard(view, turn.moves, step);
    return () => {
      coach.onBoard.value = undefined;
    };
  }, [turn, step]);
  const said = texts?.join(' ');
  useEffect(() => {
    if (said) announce(step === 'what' && turn ? `${said} ${placeText(view, turn.moves)}` : said);
  }, [said]);
  return (
    <aside class="card coach-card" aria-label={t('coach.title')} aria-busy={!turn && !hasFailed}>
      <Icon name="coach" />
      <div class="coach-text">
        {texts?.map(text => <p key={text}>{text}</p>) ?? (
          <p>{t(hasFailed ? 'coach.failed' : 'coach.thinking')}</p>
        )}
        {turn && (
          <div class="coach-steps">
            {step !== 'where' && (
              <Button kind="main" icon="check" onClick={() => void playTurn(source, turn.moves)}>
                {t('coach.play')}
              </Button>
            )}
            {step === 'where' && (
              <Button icon="eye" onClick={() => go('what')}>
                {t('coach.tell')}
              </Button>
            )}
            {step === 'what' && turn.reasons.length > 0 && (
              <Button icon="help" onClick={() => go('why')}>
                {t('coach.why')}
              </Button>
            )}
          </div>
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

function textsOf(step: HintStep, turn: ToldTurn, view: TableView): string[] {
  if (step === 'where') return [lookText(turn, view)];
  if (step === 'what') return [turnText(view, turn.moves)];
  const sentences = sentencesOf(turn.reasons, view);
  return sentences.length > 0 ? sentences : [lookText(turn, view)];
}

/** For whoever asked; the moves of the turn one after the other. */
async function playTurn(source: TableSource, turn: readonly string[]): Promise<void> {
  for (const text of turn) {
    const { game, state } = source.view.peek();
    const move = readMove(gameById(game), state, text);
    if (!move.ok || !(await source.play(move.value)).ok) return;
  }
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
