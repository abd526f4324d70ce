/** The end of a game: the final count, my place, and what can be done then. */
import type { Outcome, Points } from '@kingdomino/rules';
import { placeOf } from '@kingdomino/table/achievements';
import type { ComponentChildren } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { t } from '../app/i18n/language.ts';
import { allResults } from '../results/results.ts';
import { gaveUp } from '../table-source/ending.ts';
import { nameForOthers } from '../table-source/seat-text.ts';
import type { SeatView, TableSource } from '../table-source/table-source.ts';
import type { CountedBoard } from './counted-board.ts';
import { EndButtons } from './end-buttons.tsx';
import { bestArea, eveningScore, margin, personalBest } from './facts.tsx';
import { FinalCount } from './final-count.tsx';
import { NewAchievementsPart } from './new-achievements-part.tsx';
import { ReopenButton } from './reopen-button.tsx';
import { type TieBreaks, verdictOf } from './verdict.ts';

interface Props<Part extends string> {
  readonly source: TableSource;
  /** What is counted, where that is not the whole. */
  readonly heading?: string | undefined;
  readonly boards: readonly CountedBoard[];
  readonly outcome: Outcome<Points & Readonly<Record<Part, number>>>;
  readonly tieBreaks: TieBreaks<Part>;
  /** Between the boards and the buttons. */
  readonly children?: ComponentChildren;
}

export function End<Part extends string>(props: Props<Part>) {
  const { source, heading, boards, tieBreaks, children } = props;
  const view = source.view.value;
  const { ending, seats } = view;
  // at a server whoever gave up is last
  const outcome = { ...props.outcome, ...(ending && { ranking: ending.ranking }) };
  const [isOpen, open] = useState(true);
  const [winners = []] = outcome.ranking;
  const evening = useMemo(() => eveningScore(source, winners), [source]);
  if (!isOpen) return <ReopenButton onClick={() => open(true)} />;
  const verdict = [
    ...verdictOf(outcome, seats, tieBreaks),
    ...gaveUp(ending, seats),
    ...myPlace(outcome, seats),
  ];
  const facts = [
    bestArea(boards, t(view.game === 'duel' ? 'end.best-domain' : 'end.best-area')),
    margin(outcome),
    evening,
    source.result && personalBest(source.result, allResults()),
  ].filter(fact => fact !== undefined);
  return (
    <FinalCount
      title={t('end.title')}
      heading={heading}
      view={view}
      boards={boards}
      ranking={outcome.ranking}
      verdict={verdict}
      facts={facts}
      class="end"
      AtVerdict={source.AtVerdict}
      onClose={() => open(false)}
    >
      {children}
      {source.result && <NewAchievementsPart id={source.result.id} />}
      <EndButtons
        source={source}
        onLook={() => open(false)}
        picture={boards.map(({ rect, tiles }, seat) => ({
          rect,
          tiles,
          name: nameForOthers(seats[seat]!, seat),
          colour: seats[seat]!.colour,
          points: outcome.scores[seat]!.total,
          place: placeOf(outcome.ranking, seat),
        }))}
      />
    </FinalCount>
  );
}

/** Said to the one who plays here and did not win. */
function myPlace({ ranking }: Outcome<Points>, seats: readonly SeatView[]): string[] {
  const [mine, ...more] = [...seats.keys()].filter(seat => seats[seat]!.kind === 'me');
  if (mine === undefined || more.length > 0) return [];
  const place = placeOf(ranking, mine);
  return place === 2 || place === 3 || place === 4 ? [t(`end.place.${place}`, { name: seats[mine]! })] : [];
}
