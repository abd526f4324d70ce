/** Keeps the address of the page at the move that is looked at, so that it can be shared and comes back after a reload. */
import { formatLink, formatPosition, gameById } from '@kingdomino/rules';
import { formatStudyLink, type Study } from '@kingdomino/study';
import { useEffect } from 'preact/hooks';
import { formatReplayAddress } from '../app/replay-address.ts';
import type { StudySource } from './study-source.ts';

/** Browsers allow only so many changes in a time. */
const PAUSE = 400;

export function useAddress(source: StudySource): void {
  const { cursor, study } = source;
  useEffect(() => {
    const timer = setTimeout(() => {
      const address = `/replay#${formatReplayAddress({ ...originOf(study), cursor, names: namesOf(study) })}`;
      history.replaceState(history.state, '', address);
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [source, cursor]);
}

/** Where somebody else finds this place; names stay here. In a branch the whole study has to come along. */
export function placeAddress({ study, cursor }: StudySource): string {
  const origin = cursor.path.length === 0 ? originOf(study) : wholeOf(study);
  return `${location.origin}/replay#${formatReplayAddress({ ...origin, cursor })}`;
}

/** Where somebody else finds the study with all its branches. */
export function studyAddress({ study, cursor }: StudySource): string {
  return `${location.origin}/replay#${formatReplayAddress({ ...wholeOf(study), cursor })}`;
}

/** The position that is looked at, on its own. */
export function positionAddress({ played }: StudySource): string {
  const { game, state } = played.value;
  return formatReplayAddress({ position: formatPosition(gameById(game), state) });
}

function wholeOf(study: Study): { readonly link: string } {
  const link = formatStudyLink(study);
  return { link: link.ok ? link.value : '' };
}

function originOf(study: Study): { readonly link: string } | { readonly position: string } {
  const { from } = study.study;
  if (from !== undefined) return { position: from };
  const { format, game, options, moves } = study;
  const link = formatLink({ format, game, options, moves });
  return { link: link.ok ? link.value : '' };
}

function namesOf({ players }: Study): string[] {
  return Array.isArray(players) ? players.map(name => (typeof name === 'string' ? name : '')) : [];
}
