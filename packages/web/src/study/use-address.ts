/** Keeps the address of the page at the move that is looked at, so that it can be shared and survives a reload. */
import type { Study } from '@kingdomino/study';
import { useEffect } from 'preact/hooks';
import { formatReplayAddress, type ReplayAddress } from '../app/navigation/replay-address.ts';
import { nameScreen } from '../app/navigation/router.ts';
import { originOf } from './place-address.ts';
import type { StudySource } from './study-source.ts';

/** Browsers allow only so many changes in a time. */
const PAUSE = 400;

/** `origin` is what the address says beside the place; without it the address stays as it is. */
export function useAddress(source: StudySource, origin: Pick<ReplayAddress, 'table'> | undefined): void {
  const { cursor, study } = source;
  useEffect(() => {
    if (!origin) return undefined;
    const timer = setTimeout(() => {
      const address = `/replay#${formatReplayAddress({ ...originOf(study), ...origin, ...seatOf(source), cursor, names: namesOf(study) })}`;
      nameScreen(address);
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [source, cursor]);
}

function seatOf({ mySeat }: StudySource): Pick<ReplayAddress, 'seat'> {
  return mySeat === undefined ? {} : { seat: mySeat };
}

function namesOf({ players }: Study): string[] {
  return Array.isArray(players) ? players.map(name => (typeof name === 'string' ? name : '')) : [];
}
