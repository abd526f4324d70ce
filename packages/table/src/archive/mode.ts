/** What games in an archive are told apart by: the modes of ratings, and a Dynasty, whose points are those of three games. */
import { RATED_MODES } from '@kingdomino/protocol';
import type { Terms } from '../command.ts';
import { ratedMode } from '../rated.ts';

export const ARCHIVE_MODES = [...RATED_MODES, 'dynasty'] as const;
export type ArchiveMode = (typeof ARCHIVE_MODES)[number];

/** The mode by which archives sort a table. */
export function archiveMode(terms: Pick<Terms, 'game' | 'options' | 'seats'>): ArchiveMode {
  return terms.game === 'kingdomino' && terms.options.dynasty === true ? 'dynasty' : ratedMode(terms);
}
