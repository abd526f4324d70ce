/** Chances to win or expected points over a game, one curve for each seat, with its mistakes; every move can be gone to. */

import type { ChartPoint, Review } from '@kingdomino/study';
import { useState } from 'preact/hooks';
import { enumerationText, numberText, percentText } from '../app/i18n/format.ts';
import { t } from '../app/i18n/language.ts';
import type { SeatView } from '../table-source/table-source.ts';
import { SegmentedControl } from '../ui/segmented-control.tsx';
import { GRADE_SIGNS } from './grade-mark.tsx';
import { StepSlider } from './step-slider.tsx';

interface Props {
  readonly review: Review;
  readonly seats: readonly SeatView[];
  readonly step: number;
  readonly onGo: (step: number) => void;
}

const WIDTH = 300;
const HEIGHT = 100;
const KINDS = ['win', 'points'] as const;
type Kind = (typeof KINDS)[number];
/** Of an axis, from top to bottom. */
const SHARES = [1, 0.75, 0.5, 0.25, 0];

export function OutlookChart({ review, seats, step, onGo }: Props) {
  const { chart, moves } = review;
  const [kind, choose] = useState<Kind>('win');
  const [pointed, point] = useState<number | undefined>(undefined);
  const most = kind === 'win' ? 1 : mostPoints(chart);
  const stepAt = (event: PointerEvent & { readonly currentTarget: HTMLElement }) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    return Math.round(moves * Math.min(1, Math.max(0, (event.clientX - left) / Math.max(1, width))));
  };
  return (
    <section class="study-outlook">
      <SegmentedControl
        name="study-chart"
        label={t('study.chart')}
        values={KINDS}
        chosen={kind}
        text={each => t(`study.${each}`)}
        onChange={choose}
      />
      <div class="study-axes">
        <Axes most={most} moves={moves} kind={kind} />
        <div
          class="study-chart"
          onPointerDown={event => {
            event.currentTarget.setPointerCapture(event.pointerId);
            onGo(stepAt(event));
          }}
          onPointerMove={event => {
            point(stepAt(event));
            if (event.buttons > 0) onGo(stepAt(event));
          }}
          onPointerLeave={() => point(undefined)}
        >
          <Curves review={review} seats={seats} kind={kind} most={most} step={step} pointed={pointed} />
          <StepSlider
            step={step}
            steps={moves}
            label={t('study.chart')}
            text={valueText(chart, seats, step, kind)}
            onGo={onGo}
          />
        </div>
      </div>
      <p class={seats.length > 2 ? 'study-reading soft long' : 'study-reading soft'} aria-hidden="true">
        {valueText(chart, seats, pointed ?? step, kind)}
      </p>
    </section>
  );
}

interface AxesProps {
  readonly most: number;
  readonly moves: number;
  readonly kind: Kind;
}

function Axes({ most, moves, kind }: AxesProps) {
  return (
    <>
      <div class="study-axis" aria-hidden="true">
        {SHARES.filter((_, index) => index % 2 === 0).map(share => (
          <span key={share}>{kind === 'win' ? percentText(share) : numberText(most * share, 0)}</span>
        ))}
      </div>
      <div class="study-axis across" aria-hidden="true">
        <span>0</span>
        <span>{numberText(Math.round(moves / 2), 0)}</span>
        <span>{numberText(moves, 0)}</span>
      </div>
    </>
  );
}

interface CurvesProps extends Omit<Props, 'onGo'> {
  readonly kind: Kind;
  /** The highest value that is drawn. */
  readonly most: number;
  readonly pointed: number | undefined;
}

function Curves({ review, seats, kind, most, step, pointed }: CurvesProps) {
  const { chart, moves } = review;
  const x = (at: number) => (WIDTH * at) / Math.max(1, moves);
  const y = (value: number) => HEIGHT * (1 - value / most);
  const line = (seat: number) =>
    chart.map(({ at, seats: values }) => `${x(at).toFixed(1)},${y(values[seat]![kind]).toFixed(1)}`);
  return (
    <>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true" focusable="false">
        {SHARES.map(share => (
          <path key={share} class={share === 0.5 ? 'middle' : 'rule'} d={`M0 ${HEIGHT * share}H${WIDTH}`} />
        ))}
        {seats.map((seat, index) => (
          <polyline key={index} class={`seat-line ${seat.colour}`} points={line(index).join(' ')} />
        ))}
        {pointed !== undefined && <path class="pointed" d={`M${x(pointed).toFixed(1)} 0V${HEIGHT}`} />}
        <path class="now" d={`M${x(step).toFixed(1)} 0V${HEIGHT}`} />
      </svg>
      {marksOf(review, kind).map(({ at, seat, sign, value }) => (
        <span
          key={at}
          class={`study-chart-mark ${seats[seat]!.colour}`}
          style={{ left: `${(100 * at) / Math.max(1, moves)}%`, top: `${y(value)}%` }}
          aria-hidden="true"
        >
          {sign}
        </span>
      ))}
    </>
  );
}

interface Mark {
  readonly at: number;
  readonly seat: number;
  readonly sign: string;
  readonly value: number;
}

/** Mistakes and blunders, where the curve of who made them stands just after. */
function marksOf({ decisions, chart }: Review, kind: Kind): Mark[] {
  return decisions
    .filter(({ grade }) => grade === 'mistake' || grade === 'blunder')
    .map(({ at, seat, grade, played }) => {
      const after = at + played.moves.length;
      const point = chart.find(each => each.at >= after) ?? chart.at(-1)!;
      return { at: after, seat, sign: GRADE_SIGNS[grade] ?? '', value: point.seats[seat]![kind] };
    });
}

function mostPoints(chart: readonly ChartPoint[]): number {
  return Math.max(1, ...chart.flatMap(({ seats }) => seats.map(({ points }) => points)));
}

/** "34: Ann 61 %, Bob 39 %" */
function valueText(
  chart: readonly ChartPoint[],
  seats: readonly SeatView[],
  step: number,
  kind: Kind,
): string {
  const point = chart.findLast(({ at }) => at <= step) ?? chart[0];
  const values = seats.map(({ name }, seat) => {
    const value = point?.seats[seat]?.[kind] ?? 0;
    return kind === 'win' ? `${name} ${percentText(value)}` : `${name} ${numberText(value, 1)}`;
  });
  return `${step}: ${enumerationText(values)}`;
}
