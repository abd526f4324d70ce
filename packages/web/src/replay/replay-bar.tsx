/** Under a replay: steps, a slider, playing by itself, and the move in words. */
import { t } from '../app/i18n/language.ts';
import { placeAddress } from '../study/place-address.ts';
import { StepSlider } from '../study/step-slider.tsx';
import type { StudySource } from '../study/study-source.ts';
import { turnText } from '../study/turn-words.ts';

import { Button, Link } from '../ui/button.tsx';
import { useShare } from '../ui/use-share.ts';
import { SPEEDS, type Speed, useAutoplay } from './use-autoplay.ts';

interface Props {
  readonly source: StudySource;
  readonly isStudied: boolean;
  readonly onStudy: () => void;
  /** Somebody is about to press it. */
  readonly onNear: () => void;
  readonly together: string | undefined;
}

export function ReplayBar({ source, isStudied, onStudy, onNear, together }: Props) {
  return (
    <section class="replay-bar" aria-label={t('replay.title')}>
      <p class="replay-move">{moveText(source)}</p>
      <Steps source={source} />
      <div class="replay-buttons">
        <MoveLink source={source} />
        {together && <Link to={together} kind="plain" icon="people" label={t('end.together')} />}
        <Button
          icon="coach"
          class="study-button"
          label={t('replay.analyse')}
          pressed={isStudied}
          onNear={onNear}
          onClick={onStudy}
        >
          {t('replay.analyse')}
        </Button>
      </div>
    </section>
  );
}

/** What led here. It is announced by the table, so it is no status of its own. */
function moveText({ played, variation, step }: StudySource): string {
  const last = variation.value.played[step - 1];
  if (!last) return t('study.start');
  const view = played.value;
  const before = { ...view, state: variation.value.states[step - 1]!, moves: view.moves.slice(0, -1) };
  return turnText(before, [last.text]);
}

function Steps({ source }: { readonly source: StudySource }) {
  const { step, steps } = source;
  const autoplay = useAutoplay(source);
  return (
    <>
      <div class="replay-buttons">
        <Button icon="first" label={t('replay.first')} disabled={step === 0} onClick={() => source.go(0)} />
        <Button
          icon="step-back"
          label={t('replay.back')}
          disabled={step === 0}
          onClick={() => source.go(step - 1)}
        />
        <Button
          icon={autoplay.isPlaying ? 'pause' : 'play'}
          class="autoplay"
          label={t(autoplay.isPlaying ? 'study.autoplay.stop' : 'study.autoplay')}
          onClick={autoplay.toggle}
        />
        <Button
          icon="step-forward"
          kind="main"
          label={t('replay.forward')}
          disabled={step === steps}
          onClick={() => source.go(step + 1)}
        />
        <Button
          icon="last"
          label={t('replay.last')}
          disabled={step === steps}
          onClick={() => source.go(steps)}
        />
        <select
          aria-label={t('study.speed')}
          value={autoplay.speed}
          onChange={event => autoplay.changeSpeed(event.currentTarget.value as Speed)}
        >
          {SPEEDS.map(speed => (
            <option key={speed} value={speed}>
              {t(`study.speed.${speed}`)}
            </option>
          ))}
        </select>
      </div>
      <StepSlider
        step={step}
        steps={steps}
        label={t('replay.step')}
        text={`${step} / ${steps}`}
        onGo={at => source.go(at)}
      />
      <output>{`${step} / ${steps}`}</output>
    </>
  );
}

function MoveLink({ source }: { readonly source: StudySource }) {
  const { note, share } = useShare(placeAddress(source), 'end.copied');
  return (
    <>
      <Button icon="link" label={t('study.move-link')} onClick={share} />
      <span class="note" role="status">
        {note}
      </span>
    </>
  );
}
