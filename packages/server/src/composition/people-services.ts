/** Makes the services of friends and challenges. */
import type { ModerationPolicy } from '../moderation/moderation-policy.ts';
import type { NewsService } from '../news/news-service.ts';
import { ChallengeService } from '../people/challenge-service.ts';
import { FriendService } from '../people/friend-service.ts';
import { OnlineMembers } from '../people/online-members.ts';
import type { Ports } from '../ports.ts';
import type { TableOpener } from '../tables/table-opener.ts';
import type { ServerParts } from './services.ts';

export interface PeopleServices {
  readonly online: OnlineMembers;
  readonly friends: FriendService;
  readonly challenges: ChallengeService;
}

interface PeopleNeeds {
  readonly ports: Ports;
  readonly process: string;
  readonly news: NewsService;
  readonly opener: TableOpener;
  readonly moderation: ModerationPolicy;
}

export function peopleOf({ store, pubsub }: ServerParts, needs: PeopleNeeds): PeopleServices {
  const { ports, process, news } = needs;
  const online = new OnlineMembers({ pubsub, ports, process });
  const friends = new FriendService({ store, ports, online, news });
  // while other processes are not heard nobody can say who is there
  const isThere = (player: string) => !pubsub.isUp || online.isOnline(player);
  return { online, friends, challenges: new ChallengeService({ store, ...needs, friends, isThere }) };
}
