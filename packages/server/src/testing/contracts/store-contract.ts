/** What every store keeps to, embedded or shared: the contracts of its groups of operations. */
import { afterAll, beforeAll } from 'vitest';
import type { Store } from '../../storage/store.ts';
import { archiveContract } from './archive-contract.ts';
import { clubContract } from './club-contract.ts';
import { dealContract } from './deal-contract.ts';
import { ladderContract } from './ladder-contract.ts';
import { limitContract } from './limit-contract.ts';
import { listContract } from './list-contract.ts';
import { matchmakingContract } from './matchmaking-contract.ts';
import { memberContract } from './member-contract.ts';
import { moderationContract } from './moderation-contract.ts';
import { notificationContract } from './notification-contract.ts';
import { peopleContract } from './people-contract.ts';
import { playedContract } from './played-contract.ts';
import { processContract } from './process-contract.ts';
import { ratingContract } from './rating-contract.ts';
import { retentionContract } from './retention-contract.ts';
import { reviewContract } from './review-contract.ts';
import { tableContract } from './table-contract.ts';
import { tournamentContract } from './tournament-contract.ts';

const GROUPS = [
  tableContract,
  reviewContract,
  listContract,
  retentionContract,
  dealContract,
  memberContract,
  ratingContract,
  processContract,
  notificationContract,
  archiveContract,
  moderationContract,
  peopleContract,
  playedContract,
  clubContract,
  tournamentContract,
  matchmakingContract,
  ladderContract,
  limitContract,
];

export function contract(open: () => Promise<Store>): void {
  let store: Store;
  beforeAll(async () => {
    store = await open();
  }, 60_000);
  afterAll(() => store.close());
  for (const group of GROUPS) group(() => store);
}
