/** The address of a study, of a place in it, or of a position. */
import { formatLink, formatPosition, gameById } from '@kingdomino/rules';
import { type Cursor, formatStudyLink, type Study } from '@kingdomino/study';
import { formatReplayAddress } from '../app/navigation/replay-address.ts';
import type { TableView } from '../table-source/table-source.ts';

interface Placed {
  readonly study: Study;
  readonly cursor: Cursor;
}

/** Where somebody else finds this place; names stay here. In a branch the whole study has to come along. */
export function placeAddress({ study, cursor }: Placed): string {
  const origin = cursor.path.length === 0 ? originOf(study) : wholeOf(study);
  return `${location.origin}/replay#${formatReplayAddress({ ...origin, cursor })}`;
}

/** Where somebody else finds the study with all its branches. */
export function studyAddress({ study, cursor }: Placed): string {
  return `${location.origin}/replay#${formatReplayAddress({ ...wholeOf(study), cursor })}`;
}

/** The position that is looked at, on its own. */
export function positionAddress({ game, state }: TableView): string {
  return formatReplayAddress({ position: formatPosition(gameById(game), state) });
}

function wholeOf(study: Study): { readonly link: string } {
  const link = formatStudyLink(study);
  return { link: link.ok ? link.value : '' };
}

export function originOf(study: Study): { readonly link: string } | { readonly position: string } {
  const { from } = study.study;
  if (from !== undefined) return { position: from };
  const { format, game, options, moves } = study;
  const link = formatLink({ format, game, options, moves });
  return { link: link.ok ? link.value : '' };
}
