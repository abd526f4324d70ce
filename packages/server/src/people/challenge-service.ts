/** Challenges by name: sent, accepted, declined, withdrawn. Accepting one opens its table with both seated. */
import type { Challenge, ChallengeTerms, CommandRefusal, Player } from '@kingdomino/protocol';
import { err, ok, type Result } from '@kingdomino/rules';
import { NOT_WELCOME } from '@kingdomino/table';
import { shownPlayer } from '../identity/identity-service.ts';
import type { ModerationPolicy } from '../moderation/moderation-policy.ts';
import { UNKNOWN_PLAYER } from '../moderation/report-service.ts';
import type { NewsService } from '../news/news-service.ts';
import { type Ports, randomId } from '../ports.ts';
import type { StoredChallenge } from '../storage/people/challenges.ts';
import type { Store } from '../storage/store.ts';
import type { TableOpener } from '../tables/table-opener.ts';
import { challengeLife, challengeTerms, isLive } from './challenge-terms.ts';
import { type FriendService, KEEP_NAME } from './friend-service.ts';

const ID_BYTES = 12;
/** Open at a time, of one member: sent, and got from all. */
const MOST_SENT = 10;
const MOST_GOT = 50;
/** So long who was declined does not ask the same person again. */
const DECLINED_PAUSE = 60_000;

const ONESELF: CommandRefusal = { code: 'not-allowed', text: 'nobody challenges themselves' };
const NOT_OPEN: CommandRefusal = { code: 'too-late', text: 'the challenge is not open any more' };
const UNKNOWN: CommandRefusal = { code: 'unknown-challenge', text: 'you have no such challenge' };
const NOT_FROM_YOU: CommandRefusal = {
  code: 'not-allowed',
  text: 'the player does not take challenges from you',
};
const NEEDS_CLOCK: CommandRefusal = { code: 'bad-options', text: 'a rated game needs a clock' };
const AWAY: CommandRefusal = { code: 'away', text: 'who has challenged you is not there now' };
const TOO_MANY: CommandRefusal = {
  code: 'too-many-challenges',
  text: `${MOST_SENT} challenges of yours wait for an answer already, or too many for the other`,
};
const DECLINED: CommandRefusal = {
  code: 'too-many-challenges',
  text: 'they have just declined; wait a little',
  retryAfter: DECLINED_PAUSE,
};

export interface ChallengeServiceParts {
  readonly store: Store;
  readonly ports: Ports;
  readonly opener: TableOpener;
  /** Whether somebody could come to a table now. */
  readonly isThere: (player: string) => boolean;
  readonly friends: Pick<FriendService, 'standing'>;
  readonly moderation: Pick<ModerationPolicy, 'refuseOpening' | 'isBlocked'>;
  readonly news: Pick<NewsService, 'send' | 'read' | 'tellChallenges'>;
}

type ChallengeResult = Result<Challenge, CommandRefusal>;

export class ChallengeService {
  readonly #parts: ChallengeServiceParts;

  constructor(parts: ChallengeServiceParts) {
    this.#parts = parts;
  }

  /** Where the other has challenged to the same, this accepts it: both want to play. */
  async send(player: Player, to: string, terms: ChallengeTerms): Promise<ChallengeResult> {
    const { store, ports } = this.#parts;
    const refusal = await this.#refuse(player, to, terms);
    if (refusal) return err(refusal);
    const at = ports.now();
    const sent = await store.sendChallenge({
      id: randomId(ports, ID_BYTES),
      by: player.id,
      to,
      terms,
      at,
      until: at + challengeLife(terms.clock),
      mostSent: MOST_SENT,
      mostGot: MOST_GOT,
      declinedBefore: at - DECLINED_PAUSE,
    });
    if (!('challenge' in sent))
      return err({ blocked: NOT_WELCOME, 'too-many': TOO_MANY, declined: DECLINED }[sent.kind]);
    const { kind, challenge } = sent;
    if (kind === 'known' && challenge.to === player.id) return this.accept(player, challenge.id);
    if (kind === 'sent') await this.#announce(challenge);
    return this.#shown(challenge.id);
  }

  async #refuse(player: Player, to: string, terms: ChallengeTerms): Promise<CommandRefusal | undefined> {
    const { moderation, friends, store } = this.#parts;
    if (!player.member) return KEEP_NAME;
    if (player.id === to) return ONESELF;
    if (terms.rated && terms.clock.kind === 'none') return NEEDS_CLOCK;
    if (!(await store.playerById(to))?.member) return UNKNOWN_PLAYER;
    if (await moderation.isBlocked(player.id, [to])) return NOT_WELCOME;
    if (!(await friends.standing(player, to)).challengeable) return NOT_FROM_YOU;
    return moderation.refuseOpening(player.id, terms.rated ? { rated: true } : {});
  }

  async #announce({ id, by, to }: StoredChallenge): Promise<void> {
    const { news } = this.#parts;
    await news.send([{ player: to, kind: 'challenge', key: keyOf(id), about: by, body: { challenge: id } }]);
    news.tellChallenges([by, to]);
  }

  /** Those that are open. */
  async list(player: Player): Promise<Challenge[]> {
    const { store, ports } = this.#parts;
    const open = await store.openChallenges({ player: player.id, now: ports.now() });
    const names = await this.#named(open);
    return open.flatMap(one => shownChallenge(one, names));
  }

  async read(player: Player, id: string): Promise<ChallengeResult> {
    const { store, ports } = this.#parts;
    const known = await store.challengeById({ id, now: ports.now() });
    return known?.by === player.id || known?.to === player.id ? this.#shown(id) : err(UNKNOWN);
  }

  /** Done again it leads to the same table; at once with a withdrawal, one of the two is done. */
  async accept(player: Player, id: string): Promise<ChallengeResult> {
    const { store, ports, opener } = this.#parts;
    const known = await store.challengeById({ id, now: ports.now() });
    if (known?.to !== player.id) return err(UNKNOWN);
    if (known.state === 'accepted') return this.#shown(id);
    if (known.state !== 'open') return err(NOT_OPEN);
    const by = await store.playerById(known.by);
    if (!by) return err(NOT_OPEN);
    const refusal = await this.#refuseSeats(known);
    if (refusal) return err(refusal);
    const terms = challengeTerms(id, known.terms, [shownPlayer(by), player]);
    const opened = await opener.openChallenge(terms, { id, at: ports.now() });
    if (!opened.ok) return opened;
    if (opened.value === undefined) return err(NOT_OPEN);
    await this.#tell(known, { answer: 'accepted', table: opened.value.table });
    return this.#shown(id);
  }

  async #refuseSeats({ by, to, terms }: StoredChallenge): Promise<CommandRefusal | undefined> {
    const { moderation, opener, isThere } = this.#parts;
    if (await moderation.isBlocked(to, [by])) return NOT_WELCOME;
    // their clock would run without them
    if (isLive(terms.clock) && !isThere(by)) return AWAY;
    for (const player of [to, by]) {
      const refusal =
        (await opener.refuseSeat(player)) ??
        (await moderation.refuseOpening(player, terms.rated ? { rated: true } : {}));
      if (refusal) return player === to ? refusal : NOT_OPEN;
    }
    return undefined;
  }

  decline(player: Player, id: string): Promise<ChallengeResult> {
    return this.#settle(player, id, 'declined');
  }

  withdraw(player: Player, id: string): Promise<ChallengeResult> {
    return this.#settle(player, id, 'withdrawn');
  }

  async #settle(player: Player, id: string, state: 'declined' | 'withdrawn'): Promise<ChallengeResult> {
    const { store, ports, news } = this.#parts;
    const known = await store.challengeById({ id, now: ports.now() });
    if ((state === 'declined' ? known?.to : known?.by) !== player.id) return err(UNKNOWN);
    if (known!.state === state) return this.#shown(id);
    if (!(await store.settleChallenge({ id, player: player.id, state, at: ports.now() })))
      return err(NOT_OPEN);
    if (state === 'declined') await this.#tell(known!, { answer: 'declined' });
    else {
      await news.read(known!.to, [keyOf(id)]);
      news.tellChallenges([known!.by, known!.to]);
    }
    return this.#shown(id);
  }

  /** Who has challenged is told the answer; who has answered knows. */
  async #tell({ id, by, to }: StoredChallenge, answer: Readonly<Record<string, string>>): Promise<void> {
    const { news } = this.#parts;
    await news.read(to, [keyOf(id)]);
    const body = { challenge: id, ...answer };
    await news.send([{ player: by, kind: 'challenge', key: keyOf(id), about: to, body }]);
    news.tellChallenges([by, to]);
  }

  async #shown(id: string): Promise<ChallengeResult> {
    const { store, ports } = this.#parts;
    const known = await store.challengeById({ id, now: ports.now() });
    const [shown] = known ? shownChallenge(known, await this.#named([known])) : [];
    return shown ? ok(shown) : err(UNKNOWN);
  }

  async #named(challenges: readonly StoredChallenge[]): Promise<ReadonlyMap<string, Player>> {
    const ids = [...new Set(challenges.flatMap(({ by, to }) => [by, to]))];
    const named = await this.#parts.store.namesOf(ids);
    return new Map(named.map(one => [one.id, shownPlayer(one)]));
  }
}

function keyOf(id: string): string {
  return `challenge/${id}`;
}

/** None where one of the two is not there any more. */
function shownChallenge(
  { id, by, to, terms, state, at, until, table }: StoredChallenge,
  names: ReadonlyMap<string, Player>,
): Challenge[] {
  const [one, other] = [names.get(by), names.get(to)];
  if (!one || !other) return [];
  const about = { challenge: id, by: one, to: other, ...terms, state, at, until };
  return [table === undefined ? about : { ...about, table }];
}
