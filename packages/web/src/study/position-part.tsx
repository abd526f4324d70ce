/** What each seat may expect where one looks, more exact the longer one looks, and the best turns with their reasons. */

import { useEffect, useState } from 'preact/hooks';
import { numberText, percentText } from '../app/i18n/format.ts';
import { t } from '../app/i18n/language.ts';
import type { TableView } from '../table-source/table-source.ts';
import { useStateAt } from '../table-ui/use-state-at.ts';
import { Button } from '../ui/button.tsx';
import { SeatName } from '../ui/seat-name.tsx';
import { reasonText } from './reason-words.ts';
import type { StudyClient } from './study-client.ts';
import type { StudySource } from './study-source.ts';
import type { ToldTurn, ToldValue } from './study-worker.ts';
import { turnText } from './turn-words.ts';

interface Props {
  readonly client: StudyClient;
  readonly source: StudySource;
  readonly isPaused: boolean;
  readonly onFail: () => void;
}

export function PositionPart({ client, source, isPaused, onFail }: Props) {
  const view = source.played.value;
  const [value, setValue] = useState<ToldValue | undefined>(undefined);
  useEffect(() => {
    setValue(undefined);
    if (isPaused) return;
    const end = new AbortController();
    void client.look(askedPosition(source, view), end.signal, setValue).catch(onFail);
    return () => end.abort();
  }, [client, source, view.version, isPaused]);
  if (view.isOver) return <p>{t('study.over')}</p>;
  return (
    <section class="study-position" aria-busy={value === undefined}>
      <h3>{t('study.expect')}</h3>
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">{t('study.points')}</th>
            <th scope="col">{t('study.win')}</th>
          </tr>
        </thead>
        <tbody>{view.seats.map((_, seat) => row(view, seat, value))}</tbody>
      </table>
      <p class="soft">{value ? sourceText(value) : ' '}</p>
      {value?.actor === 'chance' && <p>{t('study.chance')}</p>}
      {value && value.turns.length > 0 && <Turns turns={value.turns} view={view} source={source} />}
    </section>
  );
}

/** As much of a study as its evaluation needs. */
export function askedPosition({ study }: StudySource, { moves }: TableView) {
  const { format, game, options } = study;
  const { from } = study.study;
  return {
    origin: { format, game, options, study: { ...(from !== undefined && { from }) } },
    moves: moves.map(({ text }) => text),
  };
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
      <td>{win ? shareText(win.mean, win.error) : '–'}</td>
    </tr>
  );
}

function withError(mean: number, error: number, digits: number): string {
  return error > 0 && Number.isFinite(error)
    ? `${numberText(mean, digits)} ± ${numberText(error, digits)}`
    : numberText(mean, digits);
}

function shareText(mean: number, error: number): string {
  return error > 0 && Number.isFinite(error)
    ? `${numberText(100 * mean, 0)} ± ${percentText(error)}`
    : percentText(mean);
}

function sourceText({ isExact, simulations }: ToldValue): string {
  return isExact ? t('study.exact') : t('study.simulations', { count: simulations });
}

interface TurnsProps {
  readonly turns: readonly ToldTurn[];
  readonly view: TableView;
  readonly source: StudySource;
}

/** Pointing at a turn shows it on the table; pressing it lets it stay there. */
function Turns({ turns, view, source }: TurnsProps) {
  const [pressed, press] = useStateAt<readonly string[] | undefined>(view.version, undefined);
  const shown = pressed?.join(' ');
  const told = new Set<string>();
  const change = (moves: readonly string[] | undefined) => {
    press(moves);
    source.preview(moves);
  };
  // whoever tries it himself does not want to be told
  return (
    <details class="fold study-best" open={!source.isTrying.value}>
      <summary>{t('study.best')}</summary>
      <ol class="study-turns">
        {turns.map(({ moves, seats, reasons }) => {
          const key = moves.join(' ');
          const { win, points } = seats[view.state.seat]!;
          const value = `${percentText(win.mean)} · ${numberText(points.mean, 1)}`;
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
                title={t('study.show')}
                onPointerEnter={event => event.pointerType !== 'touch' && source.preview(moves)}
                onPointerLeave={event => event.pointerType !== 'touch' && source.preview(pressed)}
                onFocus={event => event.currentTarget.matches(':focus-visible') && source.preview(moves)}
                onBlur={() => source.preview(pressed)}
                onClick={() => change(shown === key ? undefined : moves)}
              >
                <strong>{value}</strong>
                <span>{text}</span>
                <span class="soft">{reasons.map(reason => reasonText(reason, view)).join(' · ')}</span>
              </button>
              {shown === key && (
                <Button icon="check" onClick={() => playTurn(source, moves)}>
                  {t('study.play-turn')}
                </Button>
              )}
            </li>
          );
        })}
      </ol>
    </details>
  );
}

function playTurn(source: StudySource, moves: readonly string[]): void {
  source.preview(undefined);
  for (const move of moves) source.playText(move);
}
