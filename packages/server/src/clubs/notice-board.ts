/** The board of a club: what its admins write for all members to read. */
import { type ClubNotices, type CommandRefusal, MOST_NOTICES, type Player } from '@kingdomino/protocol';
import { err, ok, type Result } from '@kingdomino/rules';
import { UNKNOWN_NOTICE } from '../moderation/report-service.ts';
import { refuseSuspended } from '../moderation/suspension.ts';
import { writtenLines } from '../moderation/written-text.ts';
import { type Ports, randomId } from '../ports.ts';
import type { Store } from '../storage/store.ts';
import { NOT_ADMIN, shownMember, UNKNOWN_CLUB } from './club-service.ts';

const ID_BYTES = 12;
const EMPTY: CommandRefusal = { code: 'bad-message', text: 'text has nothing to be read' };

type Answer<Value> = Promise<Result<Value, CommandRefusal>>;

export class NoticeBoard {
  readonly #store: Store;
  readonly #ports: Ports;

  constructor(store: Store, ports: Ports) {
    this.#store = store;
    this.#ports = ports;
  }

  /** For members. Who has blocked somebody, or was blocked, does not read what the other wrote. */
  async read(player: Player, club: string): Answer<ClubNotices> {
    const store = this.#store;
    if (!(await store.clubMember({ club, player: player.id }))) return err(UNKNOWN_CLUB);
    const notices = await store.clubNotices(club);
    const authors = [...new Set(notices.map(notice => notice.player))];
    const blocked = await store.blockedAmong({ player: player.id, others: authors });
    const named = new Map((await store.namesOf(authors)).map(one => [one.id, shownMember(one)]));
    return ok({
      notices: notices.flatMap(({ id, player: author, at, text }) => {
        const by = named.get(author);
        return by && !blocked.includes(author) ? [{ notice: id, by, at, text }] : [];
      }),
    });
  }

  async write(player: Player, club: string, raw: string): Answer<ClubNotices> {
    const store = this.#store;
    const [text, now] = [writtenLines(raw), this.#ports.now()];
    if (text === undefined) return err(EMPTY);
    const refusal = await this.#refuse(player, club);
    if (refusal) return err(refusal);
    const suspended = await refuseSuspended(store, { player: player.id, kind: 'talk', now });
    if (suspended) return err(suspended);
    const id = randomId(this.#ports, ID_BYTES);
    const notice = { id, club, player: player.id, at: now, text, most: MOST_NOTICES };
    return (await store.addNotice(notice)) ? this.read(player, club) : err(NOT_ADMIN);
  }

  /** By any admin, and by who wrote it. */
  async remove(player: Player, club: string, id: string): Answer<undefined> {
    const store = this.#store;
    const refusal = await this.#refuse(player, club);
    const notice = await store.noticeById(id);
    const isOwn = refusal === NOT_ADMIN && notice?.player === player.id;
    if (refusal && !isOwn) return err(refusal);
    if (notice?.club !== club) return err(UNKNOWN_NOTICE);
    return (await store.removeNotice(id)) ? ok(undefined) : err(UNKNOWN_NOTICE);
  }

  async #refuse({ id: player }: Player, club: string): Promise<CommandRefusal | undefined> {
    const known = await this.#store.clubMember({ club, player });
    if (!known) return UNKNOWN_CLUB;
    return known.isAdmin ? undefined : NOT_ADMIN;
  }
}
