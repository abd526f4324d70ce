/** Learn from my mistakes: one after the other, each to be tried again, judged and explained. */
import type { Review, ReviewedDecision } from '@kingdomino/study';
import { useEffect, useState } from 'preact/hooks';
import { announce } from '../app/announce.ts';
import { percentText } from '../app/i18n/format.ts';
import { t } from '../app/i18n/language.ts';
import { Button } from '../ui/button.tsx';
import { LabelledSelect } from '../ui/labelled-select.tsx';
import { GradeMark } from './grade-mark.tsx';
import { mistakesOf, type TryVerdict } from './mistakes.ts';
import { Reasons } from './reasons.tsx';
import type { StudyClient } from './study-client.ts';
import type { StudySource } from './study-source.ts';
import { TurnPicture } from './turn-picture.tsx';
import { turnText } from './turn-words.ts';
import { type Trial, useTrial } from './use-trial.ts';

interface Props {
  readonly source: StudySource;
  readonly client: StudyClient;
  readonly review: Review | undefined;
}

export function LearnPart({ source, client, review }: Props) {
  const { seats } = source.played.value;
  const [seat, choose] = useState(source.mySeat ?? 0);
  const [index, go] = useState(0);
  if (!review) return <p>{t('study.learn.review')}</p>;
  const mistakes = mistakesOf(review, seat);
  const mistake = mistakes[index];
  return (
    <section class="study-learn">
      <LabelledSelect
        label={t('study.learn.whose')}
        value={String(seat)}
        options={seats.map(({ name }, each) => [String(each), name])}
        onChange={value => {
          choose(Number(value));
          go(0);
        }}
      />
      {mistakes.length === 0 && <p>{t('study.learn.none', { name: seats[seat]!.name })}</p>}
      {mistakes.length > 0 && !mistake && (
        <>
          <p>{t('study.learn.done')}</p>
          <Button icon="replay" onClick={() => go(0)}>
            {t('study.learn.again')}
          </Button>
        </>
      )}
      {mistake && (
        <>
          <h3>{t('study.learn.count', { number: index + 1, count: mistakes.length })}</h3>
          <Mistake
            key={`${seat} ${mistake.at}`}
            source={source}
            client={client}
            mistake={mistake}
            onNext={() => go(index + 1)}
          />
        </>
      )}
    </section>
  );
}

interface MistakeProps {
  readonly source: StudySource;
  readonly client: StudyClient;
  readonly mistake: ReviewedDecision;
  readonly onNext: () => void;
}

function Mistake({ source, client, mistake, onNext }: MistakeProps) {
  const trial = useTrial(source, client, mistake);
  const [isShown, show] = useState(false);
  const { played, grade, loss } = mistake;
  const view = trial.before;
  const isOver = isShown || trial.verdict === 'best';
  useEffect(() => {
    source.ghosts.value = isOver ? [mistake.best[0]!.moves] : [];
    return () => {
      source.ghosts.value = [];
    };
  }, [isOver]);
  return (
    <>
      <div class="study-played">
        <TurnPicture view={view} turn={played.moves} />
        <p>
          <GradeMark grade={grade} /> {turnText(view, played.moves)}{' '}
          <span class="soft">{t('study.learn.cost', { percent: percent(loss.win.mean) })}</span>
        </p>
      </div>
      <Verdict trial={trial} isShown={isShown} />
      {isOver && <Better source={source} mistake={mistake} trial={trial} />}
      <div class="study-choices">
        {!isOver && trial.state !== 'trying' && (
          <Button kind="main" icon="play" onClick={trial.begin}>
            {t(trial.verdict ? 'study.learn.again' : 'study.try')}
          </Button>
        )}
        {!isOver && (
          <Button
            icon="eye"
            onClick={() => {
              trial.end();
              show(true);
            }}
          >
            {t('study.learn.show')}
          </Button>
        )}
        <Button
          kind={isOver ? 'main' : 'plain'}
          icon="arrow-right"
          onClick={() => {
            trial.end();
            onNext();
          }}
        >
          {t('study.learn.next')}
        </Button>
      </div>
    </>
  );
}

/** In one place, whatever it says. */
function Verdict({ trial, isShown }: { readonly trial: Trial; readonly isShown: boolean }) {
  const text = isShown ? '' : verdictText(trial);
  useEffect(() => {
    if (text) announce(text);
  }, [text]);
  return <p class={`study-verdict ${trial.verdict ?? ''}`}>{text}</p>;
}

function verdictText({ state, verdict, lost = 0 }: Trial): string {
  if (state === 'trying') return t('study.learn.find');
  if (state === 'judging') return t('study.learn.thinking');
  return verdict ? t(VERDICTS[verdict], { percent: percent(lost) }) : t('study.learn.ask');
}

const VERDICTS = {
  best: 'study.learn.best',
  fine: 'study.learn.fine',
  better: 'study.learn.better',
  worse: 'study.learn.worse',
} as const satisfies Record<TryVerdict, string>;

function percent(share: number): string {
  return percentText(Math.max(0, share));
}

interface BetterProps {
  readonly source: StudySource;
  readonly mistake: ReviewedDecision;
  readonly trial: Trial;
}

/** What was better, and why. */
function Better({ mistake, trial }: BetterProps) {
  const { moves, reasons } = mistake.best[0]!;
  return (
    <div class="study-played">
      <TurnPicture view={trial.before} turn={moves} />
      <p>
        <GradeMark grade="best" /> {turnText(trial.before, moves)}{' '}
        <Reasons reasons={reasons} view={trial.before} />
      </p>
    </div>
  );
}
