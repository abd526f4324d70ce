/** What speaks for a turn, one sentence after the other. */
import type { Reason } from '@kingdomino/study';
import type { TableView } from '../table-source/table-source.ts';
import { reasonText } from './reason-words.ts';

interface Props {
  readonly reasons: readonly Reason[];
  readonly view: TableView;
}

export function Reasons({ reasons, view }: Props) {
  const text = sentencesOf(reasons, view).join(' ');
  return text ? <span class="soft">{text}</span> : null;
}

/** "Joins 4 squares under 2 crowns (lake): +8." A die that is taken is told by the turn itself. */
export function sentencesOf(reasons: readonly Reason[], view: TableView): string[] {
  return reasons.flatMap(reason => (reason.kind === 'die' ? [] : reasonText(reason, view)));
}
