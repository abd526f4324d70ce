/** Chances to win or expected points over a game, one curve for each seat, under a slider to every move. */

import type { ChartPoint, Review } from '@kingdomino/study';
import { useState } from 'preact/hooks';
import { enumerationText, numberText, percentText } from '../app/i18n/format.ts';
import { t } from '../app/i18n/language.ts';
import type { SeatView } from '../table-source/table-source.ts';
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

export function OutlookChart({ review, seats, step, onGo }: Props) {
  const { chart, moves } = review;
  const [kind, choose] = useState<Kind>('win');
  const most = kind === 'win' ? 1 : mostPoints(chart);
  const x = (at: number) => (WIDTH * at) / Math.max(1, moves);
  const line = (seat: number) =>
    chart.map(
      ({ at, seats: values }) =>
        `${x(at).toFixed(1)},${(HEIGHT * (1 - values[seat]![kind] / most)).toFixed(1)}`,
    );
  return (
    <>
      <fieldset class="study-kinds">
        <legend class="hidden">{t('study.chart')}</legend>
        {KINDS.map(each => (
          <label key={each}>
            <input type="radio" name="study-chart" checked={each === kind} onChange={() => choose(each)} />
            {t(`study.${each}`)}
          </label>
        ))}
      </fieldset>
      <div class="study-chart">
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          aria-hidden="true"
          focusable="false"
        >
          <path class="middle" d={`M0 ${HEIGHT / 2}H${WIDTH}`} />
          {seats.map((seat, index) => (
            <polyline key={index} class={`seat-line ${seat.colour}`} points={line(index).join(' ')} />
          ))}
          <path class="now" d={`M${x(step).toFixed(1)} 0V${HEIGHT}`} />
        </svg>
        <StepSlider
          step={step}
          steps={moves}
          label={t('study.chart')}
          text={valueText(chart, seats, step, kind)}
          onGo={onGo}
        />
      </div>
    </>
  );
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
