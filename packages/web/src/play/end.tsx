/** The end of a game: the final count, and what can be done then. */
import type { Outcome, Points } from '@kingdomino/rules';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { t } from '../app/language.ts';
import { EndButtons } from './end-buttons.tsx';
import { gaveUp } from './ending.ts';
import { type CountedBoard, FinalCount } from './final-count.tsx';
import { Reopen } from './reopen.tsx';
import type { TableSource } from './table-source.ts';
import { toldApart } from './told-apart.ts';
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
  const { ending } = view;
  const seats = toldApart(view.seats);
  // at a server whoever gave up is last
  const outcome = { ...props.outcome, ...(ending && { ranking: ending.ranking }) };
  const [isOpen, open] = useState(true);
  if (!isOpen) return <Reopen onClick={() => open(true)} />;
  return (
    <FinalCount
      title={t('end.title')}
      heading={heading}
      view={view}
      boards={boards}
      winners={outcome.ranking[0]!}
      verdict={[...verdictOf(outcome, seats, tieBreaks), ...gaveUp(ending, seats)]}
      class="end"
      onClose={() => open(false)}
    >
      {children}
      <EndButtons source={source} onLook={() => open(false)} />
    </FinalCount>
  );
}
