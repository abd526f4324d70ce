/** What speaks for a turn, one sentence after the other. */
import type { Reason } from '@kingdomino/study';
import type { TableView } from '../table-source/table-source.ts';
import { reasonText } from './reason-words.ts';

interface Props {
  readonly reasons: readonly Reason[];
  readonly view: TableView;
}

export function Reasons({ reasons, view }: Props) {
  const text = reasonsText(reasons, view);
  return text ? <span class="soft">{text}</span> : null;
}

/** A die that is taken is told by the turn itself. */
export function sentencesOf(reasons: readonly Reason[], view: TableView): string[] {
  return reasons.flatMap(reason => (reason.kind === 'die' ? [] : reasonText(reason, view)));
}

/** "Joins 4 squares under 2 crowns (lake): +8. Leaves no gap." */
export function reasonsText(reasons: readonly Reason[], view: TableView): string {
  return sentencesOf(reasons, view).join(' ');
}
