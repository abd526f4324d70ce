/** Friends: following members, and seeing who is there, as far as they let one. */
import type { Audience, CommandRefusal, Friends, PersonStanding, Player } from '@kingdomino/protocol';
import { err, ok, type Result } from '@kingdomino/rules';
import { NOT_WELCOME } from '@kingdomino/table';
import { UNKNOWN_PLAYER } from '../moderation/report-service.ts';
import type { NewsService } from '../news/news-service.ts';
import type { Ports } from '../ports.ts';
import type { Standing } from '../storage/people/follows.ts';
import type { Store } from '../storage/store.ts';
import type { OnlineMembers } from './online-members.ts';

/** Whom one member follows. */
const MOST_FOLLOWED = 500;
const TOO_MANY_FOLLOWED: CommandRefusal = {
  code: 'not-allowed',
  text: `nobody follows more than ${MOST_FOLLOWED}`,
};
const ONESELF: CommandRefusal = { code: 'not-allowed', text: 'nobody follows themselves' };
export const KEEP_NAME: CommandRefusal = {
  code: 'members-only',
  text: 'friends and challenges are for members: register your name first',
};

export interface FriendServiceParts {
  readonly store: Store;
  readonly ports: Ports;
  readonly online: Pick<OnlineMembers, 'isOnline'>;
  readonly news: Pick<NewsService, 'send'>;
}

export class FriendService {
  readonly #parts: FriendServiceParts;

  constructor(parts: FriendServiceParts) {
    this.#parts = parts;
  }

  /** Who is followed for the first time is told. */
  async follow(player: Player, other: string): Promise<Result<PersonStanding, CommandRefusal>> {
    const { store, ports, news } = this.#parts;
    if (!player.member) return err(KEEP_NAME);
    if (player.id === other) return err(ONESELF);
    const at = ports.now();
    const done = await store.follow({ player: player.id, other, at, most: MOST_FOLLOWED });
    switch (done) {
      case 'unknown':
        return err(UNKNOWN_PLAYER);
      case 'blocked':
        return err(NOT_WELCOME);
      case 'too-many':
        return err(TOO_MANY_FOLLOWED);
      case 'done':
        await news.send([
          {
            player: other,
            kind: 'followed',
            key: `followed/${player.id}`,
            about: player.id,
            body: {},
            once: true,
          },
        ]);
        break;
      case 'known':
    }
    return ok(await this.standing(player, other));
  }

  async unfollow(player: Player, other: string): Promise<PersonStanding> {
    await this.#parts.store.unfollow({ player: player.id, other });
    return this.standing(player, other);
  }

  async list(player: Player): Promise<Friends> {
    const people = await this.#parts.store.acquaintancesOf(player.id);
    return {
      people: people.map(({ other, name, follows, followed, presence, at }) => ({
        player: { id: other, name, member: true },
        follows,
        followed,
        ...this.#online(other, { follows, followed }, presence),
        since: at,
      })),
    };
  }

  /** How a player stands with another; with who has blocked, or was blocked, as with a stranger who is not there. */
  async standing(player: Player, other: string): Promise<PersonStanding> {
    const { store } = this.#parts;
    const [standing, shows, blocked, known] = await Promise.all([
      store.followsBetween({ player: player.id, other }),
      store.profileOf(other),
      store.blockedAmong({ player: player.id, others: [other] }),
      store.playerById(other),
    ]);
    const isFree = blocked.length === 0 && player.id !== other;
    if (!isFree || !known?.member) return { follows: false, followed: false, challengeable: false };
    return {
      ...standing,
      ...this.#online(other, standing, shows.presence),
      challengeable: player.member === true && isFor(shows.challenges, standing),
    };
  }

  #online(other: string, standing: Standing, presence: Audience): { readonly online?: true } {
    return isFor(presence, standing) && this.#parts.online.isOnline(other) ? { online: true } : {};
  }
}

/** Whether something is for somebody with this standing. */
function isFor(audience: Audience, { follows, followed }: Standing): boolean {
  return audience === 'everybody' || (audience === 'friends' && follows && followed);
}
