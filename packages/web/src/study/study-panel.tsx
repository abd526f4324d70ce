/** Beside a replay: what each seat may expect, the best turns with their reasons, and the review of the whole game. */
import type { Review } from '@kingdomino/study';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { t } from '../app/language.ts';
import type { TableView } from '../play/table-source.ts';
import '../styles/study.css';
import { Button } from '../ui/button.tsx';
import { SeatName } from '../ui/seat-name.tsx';
import { reasonText } from './reason-words.ts';
import { ReviewView } from './review-view.tsx';
import type { StudiedGame } from './studied-game.ts';
import { StudyDesk } from './study-desk.ts';
import type { ReviewState, ToldTurn, ToldValue } from './study-worker.ts';
import { turnText } from './turn-words.ts';
import { number, s } from './words.ts';

interface Props {
  readonly source: StudiedGame;
  readonly onClose: () => void;
}

export function StudyPanel({ source, onClose }: Props) {
  const desk = useMemo(() => new StudyDesk(), []);
  const [hasFailed, setFailed] = useState(false);
  const [reviewed, setReviewed] = useState<ReviewState | undefined>(undefined);
  const [isReviewing, setReviewing] = useState(false);
  const fail = () => setFailed(true);
  useEffect(
    () => () => {
      source.preview(undefined);
      desk.close();
    },
    [desk, source],
  );
  useEffect(() => {
    if (!isReviewing) return;
    const end = new AbortController();
    void desk
      .review(source.record(), end.signal, setReviewed)
      .then(() => end.signal.aborted || setReviewing(false), fail);
    return () => end.abort();
  }, [desk, source, isReviewing]);
  const view = source.played.value;
  return (
    <aside class="study" aria-label={s('title')}>
      <header>
        <h2>{s('title')}</h2>
        <Button icon="close" kind="quiet" label={t('common.close')} onClick={onClose} />
      </header>
      {hasFailed && <p role="alert">{s('failed')}</p>}
      {!hasFailed && <Position desk={desk} source={source} isPaused={isReviewing} onFail={fail} />}
      <ReviewPart
        state={reviewed}
        isReviewing={isReviewing}
        onReview={setReviewing}
        show={review => (
          <ReviewView review={review} view={view} step={source.step.value} onGo={step => source.go(step)} />
        )}
      />
    </aside>
  );
}

interface ReviewProps {
  readonly state: ReviewState | undefined;
  readonly isReviewing: boolean;
  readonly onReview: (isReviewing: boolean) => void;
  readonly show: (review: Review) => preact.ComponentChildren;
}

function ReviewPart({ state, isReviewing, onReview, show }: ReviewProps) {
  if (state?.review) return <section>{show(state.review)}</section>;
  if (!isReviewing)
    return (
      <Button kind="main" icon="trophy" onClick={() => onReview(true)}>
        {s('review')}
      </Button>
    );
  const { done = 0, total = 0 } = state ?? {};
  return (
    <section class="study-progress">
      <progress value={done} max={Math.max(1, total)} aria-label={s('review')} />
      <span>{total > 0 ? s('progress', { done, total }) : ' '}</span>
      <Button onClick={() => onReview(false)}>{s('stop')}</Button>
    </section>
  );
}

interface PositionProps {
  readonly desk: StudyDesk;
  readonly source: StudiedGame;
  readonly isPaused: boolean;
  readonly onFail: () => void;
}

function Position({ desk, source, isPaused, onFail }: PositionProps) {
  const step = source.step.value;
  const [value, setValue] = useState<ToldValue | undefined>(undefined);
  useEffect(() => {
    setValue(undefined);
    if (isPaused) return;
    const end = new AbortController();
    void desk.look(source.record(), step, end.signal, setValue).catch(onFail);
    return () => end.abort();
  }, [desk, source, step, isPaused]);
  const view = source.played.value;
  if (view.isOver) return <p>{s('over')}</p>;
  return (
    <section class="study-position" aria-busy={value === undefined}>
      <h3>{s('expect')}</h3>
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">{s('points')}</th>
            <th scope="col">{s('win')}</th>
          </tr>
        </thead>
        <tbody>{view.seats.map((_, seat) => row(view, seat, value))}</tbody>
      </table>
      <p class="soft">{value ? sourceText(value) : ' '}</p>
      {value?.actor === 'chance' && <p>{s('chance')}</p>}
      {value && value.turns.length > 0 && <Turns turns={value.turns} view={view} source={source} />}
    </section>
  );
}

function row({ seats }: TableView, seat: number, value: ToldValue | undefined) {
  const { colour, name } = seats[seat]!;
  const { points, win } = value?.seats[seat] ?? {};
  return (
    <tr key={seat}>
      <th scope="row">
        <SeatName colour={colour} name={name} />
      </th>
      <td>{points ? withError(points.mean, points.error, 1) : '–'}</td>
      <td>{win ? `${withError(100 * win.mean, 100 * win.error, 0)} %` : '–'}</td>
    </tr>
  );
}

function withError(mean: number, error: number, digits: number): string {
  return error > 0 && Number.isFinite(error)
    ? `${number(mean, digits)} ± ${number(error, digits)}`
    : number(mean, digits);
}

function sourceText({ isExact, simulations }: ToldValue): string {
  return isExact ? s('exact') : s('simulations', { count: simulations });
}

interface TurnsProps {
  readonly turns: readonly ToldTurn[];
  readonly view: TableView;
  readonly source: StudiedGame;
}

function Turns({ turns, view, source }: TurnsProps) {
  const shown = source.previewed.value?.join(' ');
  const told = new Set<string>();
  return (
    <>
      <h3>{s('best')}</h3>
      <ol class="study-turns">
        {turns.map(({ moves, seats, reasons }) => {
          const key = moves.join(' ');
          const { win, points } = seats[view.state.seat]!;
          const value = `${number(100 * win.mean, 0)} % · ${number(points.mean, 1)}`;
          const text = turnText(view, moves);
          // equal dice and mirrored places are one turn to whoever reads
          if (told.has(value + text) && shown !== key) return null;
          told.add(value + text);
          return (
            <li key={key}>
              <button
                type="button"
                class="study-turn"
                aria-pressed={shown === key}
                title={s('show')}
                onClick={() => source.preview(shown === key ? undefined : moves)}
              >
                <strong>{value}</strong>
                <span>{text}</span>
                <span class="soft">{reasons.map(reason => reasonText(reason, view)).join(' · ')}</span>
              </button>
            </li>
          );
        })}
      </ol>
    </>
  );
}
