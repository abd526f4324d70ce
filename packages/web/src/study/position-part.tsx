/** What each seat may expect where one looks, and the best turns: each as a picture, in words, and as a ghost on the board. */
import { useEffect } from 'preact/hooks';
import { numberText, percentText } from '../app/i18n/format.ts';
import { t } from '../app/i18n/language.ts';
import type { TableView } from '../table-source/table-source.ts';
import { useStateAt } from '../table-ui/use-state-at.ts';
import { Button } from '../ui/button.tsx';
import { SeatName } from '../ui/seat-name.tsx';
import { Reasons } from './reasons.tsx';
import type { StudyClient } from './study-client.ts';
import type { StudySource } from './study-source.ts';
import type { ToldTurn, ToldValue } from './study-worker.ts';
import { placeText, TurnPicture } from './turn-picture.tsx';
import { turnText } from './turn-words.ts';
import { useAnalysis } from './use-analysis.ts';

interface Props {
  readonly client: StudyClient;
  readonly source: StudySource;
  readonly isPaused: boolean;
  readonly onFail: () => void;
}

/** So many lie on the board at once; more would hide each other. */
const GHOSTS = 3;

export function PositionPart(props: Props) {
  const { source } = props;
  const view = source.played.value;
  const value = useAnalysis(props);
  const turns = distinctTurns(value?.turns ?? [], view);
  const ghosts = turns.slice(0, GHOSTS).map(({ moves }) => moves);
  useEffect(() => {
    source.ghosts.value = ghosts;
    return () => {
      source.ghosts.value = [];
    };
  }, [source, ghosts.join(';')]);
  if (view.isOver) return <p>{t('study.over')}</p>;
  return (
    <section class="study-position" aria-busy={value === undefined}>
      <table>
        <thead>
          <tr>
            <th scope="col" class="study-expect">
              {t('study.expect')}
            </th>
            <th scope="col">{t('study.points')}</th>
            <th scope="col">{t('study.win')}</th>
          </tr>
        </thead>
        <tbody>{view.seats.map((_, seat) => row(view, seat, value))}</tbody>
      </table>
      <p class="soft">{value ? sourceText(value) : ' '}</p>
      {value?.actor === 'chance' && <p>{t('study.chance')}</p>}
      {turns.length > 0 && <Turns turns={turns} view={view} source={source} />}
    </section>
  );
}

function row({ seats, state }: TableView, seat: number, value: ToldValue | undefined) {
  const { colour, name } = seats[seat]!;
  const { points, win } = value?.seats[seat] ?? {};
  return (
    <tr key={seat} class={value?.actor === seat && state.seat === seat ? 'now' : ''}>
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

function valueText({ seats }: ToldTurn, seat: number): string {
  const { win, points } = seats[seat]!;
  return `${percentText(win.mean)} · ${numberText(points.mean, 1)}`;
}

/** Where nothing is laid, equal dice are one turn to whoever reads. */
function distinctTurns(turns: readonly ToldTurn[], view: TableView): readonly ToldTurn[] {
  const told = new Set<string>();
  return turns.filter(turn => {
    const key = [
      valueText(turn, view.state.seat),
      turnText(view, turn.moves),
      placeText(view, turn.moves),
    ].join();
    if (told.has(key)) return false;
    told.add(key);
    return true;
  });
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
  const { colour, name } = view.seats[view.state.seat]!;
  // no pointer leaves a button that goes away under it
  useEffect(() => () => source.preview(undefined), [source]);
  const change = (moves: readonly string[] | undefined) => {
    press(moves);
    source.preview(moves);
  };
  return (
    <>
      <h3>
        {t('study.best')} <SeatName colour={colour} name={name} />
      </h3>
      <ol class="study-turns">
        {turns.map((turn, index) => {
          const { moves } = turn;
          const key = moves.join(' ');
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
                <span class={index === 0 ? 'study-rank first' : 'study-rank'} aria-hidden="true">
                  {index + 1}
                </span>
                <TurnPicture view={view} turn={moves} />
                <span class="study-turn-text">
                  <strong>{valueText(turn, view.state.seat)}</strong>
                  <span>{turnText(view, moves)}</span>
                  <span class="hidden">{placeText(view, moves)}</span>
                  <Reasons reasons={turn.reasons} view={view} />
                </span>
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
    </>
  );
}

function playTurn(source: StudySource, moves: readonly string[]): void {
  source.preview(undefined);
  for (const move of moves) source.playText(move);
}
