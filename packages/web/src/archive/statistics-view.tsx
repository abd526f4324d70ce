/** The statistics of somebody's games, mode by mode. */

import { MARGIN_STEP } from '@kingdomino/table/archive';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { dateText, numberText, percentText, roundedText } from '../app/i18n/format.ts';
import { type MessageKey, t } from '../app/i18n/language.ts';
import { type Problem, problemText } from '../connection/http.ts';
import { modeText } from '../table-source/mode-text.ts';
import { SegmentedControl } from '../ui/segmented-control.tsx';
import { type ModeStatistics, readStatistics } from './archive-api.ts';
import { type Bar, Bars } from './bars.tsx';

export function StatisticsView({ player }: { readonly player: string }) {
  const [modes, setModes] = useState<readonly ModeStatistics[] | undefined>(undefined);
  const [problem, setProblem] = useState<Problem | undefined>(undefined);
  const [chosen, choose] = useState<string | undefined>(undefined);
  useEffect(() => {
    void readStatistics(player).then(read => {
      if (read.ok) setModes(read.value.modes);
      else setProblem(read.error);
    });
  }, [player]);
  if (problem) return <p role="alert">{problemText(problem)}</p>;
  if (!modes) return <p aria-busy="true" />;
  const most = [...modes].sort((one, other) => other.games - one.games)[0];
  const shown = modes.find(({ mode }) => mode === chosen) ?? most;
  if (!shown) return <p class="soft">{t('archive.no-statistics')}</p>;
  return (
    <div class="statistics">
      {modes.length > 1 && (
        <SegmentedControl
          name="statistics-mode"
          label={t('archive.mode')}
          values={modes.map(({ mode }) => mode)}
          chosen={shown.mode}
          text={modeText}
          onChange={choose}
        />
      )}
      <p class="soft">{t('archive.since', { date: dateText(shown.since) })}</p>
      <Figures of={shown} />
      <Charts of={shown} />
    </div>
  );
}

interface Props {
  readonly of: ModeStatistics;
}

function Figures({ of: { games, places, scored, points, best, margin } }: Props) {
  return (
    <dl class="figures">
      <Figure name={t('rating.games')}>{games}</Figure>
      <Figure name={t('archive.won')}>
        {places[0]} <span class="soft">{percent(places[0] ?? 0, games)}</span>
      </Figure>
      {scored > 0 && (
        <>
          <Figure name={t('archive.average')}>{roundedText(points / scored, 1)}</Figure>
          <Figure name={t('archive.best')}>{best}</Figure>
          <Figure name={t('archive.margin')}>{roundedText(margin / scored, 1, 'always')}</Figure>
        </>
      )}
    </dl>
  );
}

function Figure({ name, children }: { readonly name: string; readonly children: ComponentChildren }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Charts({ of }: Props) {
  const { mode, scored, kinds, bonuses } = of;
  const isDuel = mode === 'duel';
  const kindBars = Object.entries(kinds).map(
    ([kind, points]): Bar => ({
      name: t((isDuel ? `coat.${kind}` : `terrain.${kind}`) as MessageKey),
      value: points / Math.max(1, scored),
      text: roundedText(points / Math.max(1, scored), 1),
      class: `kind-${kind}`,
    }),
  );
  return (
    <div class="charts">
      <Bars title={t('archive.places')} bars={placeBars(of)} />
      {scored > 0 && (
        <Bars
          title={t(isDuel ? 'archive.crests' : 'archive.terrains')}
          note={t('archive.per-game')}
          bars={kindBars}
        />
      )}
      {scored > 0 && <Bars title={t('archive.margins')} bars={marginBars(of)} />}
      {Object.keys(bonuses).length > 0 && (
        <Bars
          title={t('archive.bonuses')}
          bars={Object.entries(bonuses).map(([name, { possible, earned }]) => ({
            name: t((name === 'banner' ? 'spell.banner' : `variant.${name}`) as MessageKey),
            value: earned / possible,
            most: 1,
            text: t('archive.earned', { earned, possible }),
          }))}
        />
      )}
    </div>
  );
}

const SEATS = { two: 2, mighty: 2, duel: 2, three: 3, four: 4 } as const;

/** As many as could be taken; of a Dynasty, as were. */
function placeBars({ mode, places, games }: ModeStatistics): Bar[] {
  const last = mode === 'dynasty' ? Math.max(2, places.findLastIndex(count => count > 0) + 1) : SEATS[mode];
  return places.slice(0, last).map((count, index) => ({
    name: t('archive.place', { place: index + 1 }),
    value: count,
    most: games,
    text: `${count} (${percent(count, games)})`,
  }));
}

/** From the worst to the best, also those tens in between that never came. */
function marginBars({ margins }: ModeStatistics): Bar[] {
  const tens = Object.keys(margins).map(Number);
  const [low, high] = [Math.min(...tens), Math.max(...tens)];
  return Array.from({ length: high - low + 1 }, (_, index) => {
    const from = (low + index) * MARGIN_STEP;
    const count = margins[low + index] ?? 0;
    const range = { from: signed(from), to: signed(from + MARGIN_STEP - 1) };
    return { name: t('archive.range', range), value: count, text: String(count) };
  });
}

function signed(value: number): string {
  return numberText(value, 0, 'always');
}

function percent(count: number, all: number): string {
  return percentText(count / Math.max(1, all));
}
