/** Executes commands and returns their answers, the same for both transports. */
import {
  type Answer,
  type Avatar,
  type Command,
  type CommandOf,
  type CommandRefusal,
  type ListName,
  type Player,
  PROTOCOL_VERSION,
  type Refused,
  type StudyCommand as SentStudyCommand,
  type TableSummary,
} from '@kingdomino/protocol';
import type { Result } from '@kingdomino/rules';
import { NOT_OVER, UNKNOWN_TABLE } from '@kingdomino/table';
import type { StudyCommand } from '@kingdomino/table/study';
import type { ChatService } from './chat/chat-service.ts';
import type { ClubService } from './clubs/club-service.ts';
import type { Deals } from './deals/deals.ts';
import type { IdentityService } from './identity/identity-service.ts';
import type { RateLimits } from './limits/rate-limits.ts';
import type { MatchmakingService } from './matchmaking/matchmaking-service.ts';
import type { ModerationPolicy } from './moderation/moderation-policy.ts';
import type { NewsService } from './news/news-service.ts';
import type { Ports } from './ports.ts';
import type { SeatAbsences } from './presence/seat-absences.ts';
import type { Watcher } from './presence/watchers.ts';
import type { StudyRooms } from './sockets/study-rooms.ts';
import type { Store } from './storage/store.ts';
import { listTables, type OutagesAfter } from './tables/table-lists.ts';
import type { CommandResult, TableService } from './tables/table-service.ts';

export interface CommandExecutorParts {
  readonly store: Store;
  readonly ports: Ports;
  readonly identity: IdentityService;
  readonly service: TableService;
  readonly deals: Deals;
  readonly onError: (error: unknown) => void;
  /** A player has another name. */
  readonly onRenamed: (player: Player) => void;
  /** False when a player has said too much, or shown himself too often. */
  readonly rates: Pick<RateLimits, 'takePhrase' | 'takeShow'>;
  readonly clubs: Pick<ClubService, 'refuseTable'>;
  readonly rooms: Pick<StudyRooms, 'show' | 'isGone'>;
  readonly matchmaking: Pick<MatchmakingService, 'wait' | 'stop' | 'answer'>;
  readonly news: Pick<NewsService, 'subscribe'>;
  readonly moderation: ModerationPolicy;
  readonly chat: ChatService;
  readonly absences: Pick<SeatAbsences, 'absentSince'>;
  readonly outagesAfter: OutagesAfter;
}

/** Whoever sends commands. A socket can also subscribe to tables and lists; plain HTTP cannot. */
export interface Caller {
  /** Undefined for a stranger, who may look and nothing else. */
  player: Player | undefined;
  /** Called in the moment in which the events are read, so that nothing falls between. */
  watch?(table: string): CommandRefusal | undefined;
  unwatch?(table: string): void;
  /** Subscribes to the changes of a list, or ends that. */
  follow?(list: ListName, tables: readonly TableSummary[]): void;
  unfollow?(): void;
  /** The connection on which the caller can be told something later; absent over plain HTTP. */
  readonly connection?: Watcher;
  /** The page of the caller became visible, or hidden. */
  look?(isPageVisible: boolean): void;
}

const TOO_TALKATIVE: CommandRefusal = {
  code: 'too-many-messages',
  text: 'fewer phrases, please',
  retryAfter: 3000,
};

const TOO_SHOWY: CommandRefusal = {
  code: 'too-many-messages',
  text: 'show yourself less often, please',
  retryAfter: 1000,
};

export const NO_IDENTITY: CommandRefusal = {
  code: 'no-identity',
  text: 'ask POST /api/me for an identity first, or send a valid token',
};

type PlayersCommand = Exclude<Command, { type: 'ping' | 'list' | 'look' | 'unfollow' | 'watch' | 'unwatch' }>;

export class CommandExecutor {
  readonly #parts: CommandExecutorParts;

  constructor(parts: CommandExecutorParts) {
    this.#parts = parts;
  }

  /** `arrivedAt`: when the command came, if it has waited. */
  async execute(caller: Caller, command: Command, arrivedAt?: number): Promise<Answer> {
    const answer = await this.#answer(caller, command, arrivedAt);
    return { ...answer, to: command.id } as Answer;
  }

  /** What anybody may ask; the rest needs a player. */
  async #answer(caller: Caller, command: Command, arrivedAt?: number): Promise<Answer> {
    const { ports, store } = this.#parts;
    switch (command.type) {
      case 'ping':
        return { type: 'pong', time: ports.now() };
      case 'list': {
        const tables = await listTables(store, ports, caller.player, command, this.#parts.outagesAfter);
        if (!tables.ok) return refused(tables.error);
        if (command.follow) caller.follow?.(command.list, tables.value.tables);
        return tables.value;
      }
      case 'look':
        caller.look?.(command.looks);
        return { type: 'pong', time: ports.now() };
      case 'unfollow':
        caller.unfollow?.();
        return { type: 'pong', time: ports.now() };
      case 'watch':
        return this.#watch(caller, command.table, command.version);
      case 'unwatch':
        caller.unwatch?.(command.table);
        return { type: 'done', table: command.table, version: 0 };
      default:
        return caller.player
          ? this.#perform(caller, caller.player, command, arrivedAt)
          : refused(NO_IDENTITY);
    }
  }

  async #perform(
    caller: Caller,
    player: Player,
    command: PlayersCommand,
    arrivedAt?: number,
  ): Promise<Answer> {
    const { service, deals, matchmaking } = this.#parts;
    switch (command.type) {
      case 'me':
        return this.#me(player);
      case 'rename':
        return this.#rename(caller, player, command.name);
      case 'avatar':
        return this.#changeAvatar(caller, player, command.avatar);
      case 'create':
        return this.#create(player, command);
      case 'daily':
        return done(await deals.daily.open(player, command));
      case 'sit':
        return this.#unless(await this.#parts.moderation.refuseSeat(player.id, command.table), () =>
          deals.shared.sit(player, command),
        );
      case 'rematch':
        return this.#unless(await this.#parts.moderation.refuseRematch(player.id, command.table), () =>
          deals.opener.rematch(player, command),
        );
      case 'news':
        return { type: 'news', ...(await this.#parts.news.subscribe(player.id, caller.connection)) };
      case 'wait':
        return this.#wait(caller, player, command);
      case 'stopWaiting':
        return answered(await matchmaking.stop(player, caller.connection));
      case 'answerOffer':
        return answered(await matchmaking.answer(player, command, caller.connection));
      case 'say':
        return this.#unless(await this.#refuseTalk(player.id), () => service.perform(player, command));
      case 'write':
        return this.#unless(await this.#refuseTalk(player.id), () => this.#parts.chat.write(player, command));
      case 'talk': {
        const talk = await this.#parts.chat.read(player.id, command.table);
        return talk.ok ? talk.value : refused(talk.error);
      }
      case 'claim': {
        const absentSince = this.#parts.absences.absentSince(command.table, command.seat);
        const claim = { ...command, by: player, ...(absentSince === undefined ? {} : { absentSince }) };
        return done(await service.change(command.table, claim, { key: `${player.id}/${command.id}` }));
      }
      case 'studyShow':
        return this.#show(player, command);
      case 'studyLead': {
        const { table, lead } = command;
        const isGone = (other: string) => this.#parts.rooms.isGone(table, other);
        return this.#study(player, command, { type: 'studyLead', by: player, lead, isGone });
      }
      case 'studyEdit': {
        const { version, edit } = command;
        return this.#study(player, command, { type: 'studyEdit', by: player, version, edit });
      }
      default:
        return done(await service.perform(player, command, arrivedAt));
    }
  }

  async #create(player: Player, command: CommandOf<'create'>): Promise<Answer> {
    const { deals, clubs, moderation } = this.#parts;
    const refusal =
      (await clubs.refuseTable(player, command)) ?? (await moderation.refuseOpening(player.id, command));
    if (refusal) return refused(refusal);
    const { deal } = command;
    return done(
      await (deal === undefined
        ? deals.opener.create(player, command)
        : deals.shared.create(player, command, deal)),
    );
  }

  async #unless(refusal: CommandRefusal | undefined, act: () => Promise<CommandResult>): Promise<Answer> {
    return refusal ? refused(refusal) : done(await act());
  }

  async #refuseTalk(player: string): Promise<CommandRefusal | undefined> {
    return this.#parts.rates.takePhrase(player) ? this.#parts.moderation.refuseTalk(player) : TOO_TALKATIVE;
  }

  async #study(player: Player, { table, id }: SentStudyCommand, command: StudyCommand): Promise<Answer> {
    const isText = command.type === 'studyEdit' && 'text' in command.edit && command.edit.text !== '';
    const refusal =
      (await this.#parts.deals.shared.refuseViewing(table, player.id)) ??
      (await this.#parts.moderation.refuseStudy(player.id, table, isText));
    if (refusal) return refused(refusal);
    return done(await this.#parts.service.change(table, command, { key: `${player.id}/${id}` }));
  }

  /** Whoever may watch a table may look at its game with others, once it is over. */
  async #show(player: Player, command: CommandOf<'studyShow'>): Promise<Answer> {
    const { rooms, service, rates, deals } = this.#parts;
    if (!rates.takeShow(player.id)) return refused(TOO_SHOWY);
    const { table } = command;
    const secret = await deals.shared.refuseViewing(table, player.id);
    if (secret) return refused(secret);
    const known = (await service.tables.load(table))?.table;
    if (!known) return refused(UNKNOWN_TABLE);
    // what is over stays over; else another process may know more
    const isOver = known.status === 'over' || (await service.read(table, ({ status }) => status === 'over'));
    if (!isOver) return refused(NOT_OVER);
    const { point } = command;
    const unreadable = point?.kind === 'turn' && point.moves.find(move => !known.game.parse(move).ok);
    if (unreadable) return refused({ code: 'illegal', text: `${unreadable} is no move` });
    const refusal = await this.#parts.moderation.refuseStudy(player.id, table, false);
    if (refusal) return refused(refusal);
    rooms.show(player, command);
    return { type: 'done', table, version: known.version };
  }

  /** Who may play no rated games for a while is not paired for one; either is then what does not count. */
  async #wait(caller: Caller, player: Player, command: CommandOf<'wait'>): Promise<Answer> {
    const { moderation, matchmaking } = this.#parts;
    const { stakes } = command;
    const refusal =
      stakes === 'casual' ? undefined : await moderation.refuseOpening(player.id, { rated: true });
    if (refusal && stakes === 'rated') return refused(refusal);
    const wish = refusal ? ({ ...command, stakes: 'casual' } as const) : command;
    return answered(await matchmaking.wait(player, wish, caller.connection));
  }

  #me(player: Player): Answer {
    return { type: 'me', player, protocol: PROTOCOL_VERSION, time: this.#parts.ports.now() };
  }

  async #changeAvatar(caller: Caller, player: Player, avatar: Avatar | undefined): Promise<Answer> {
    caller.player = await this.#parts.identity.changeAvatar(player, avatar);
    this.#parts.onRenamed(caller.player);
    return this.#me(caller.player);
  }

  async #rename(caller: Caller, player: Player, name: string): Promise<Answer> {
    const renamed = await this.#parts.identity.rename(player, name);
    if (!renamed.ok) return refused(renamed.error);
    caller.player = renamed.value;
    this.#parts.onRenamed(renamed.value);
    return this.#me(renamed.value);
  }

  async #watch(caller: Caller, table: string, version: number): Promise<Answer> {
    const { service, deals } = this.#parts;
    const secret = await deals.shared.refuseViewing(table, caller.player?.id);
    if (secret) return refused(secret);
    const answer = await service.read(table, (now): Answer => {
      const refusal = caller.watch?.(table);
      if (refusal) return refused(refusal);
      return service.eventsAfter(table, now, version);
    });
    return answer ?? refused(UNKNOWN_TABLE);
  }
}

function done(result: CommandResult): Answer {
  return result.ok ? { type: 'done', ...result.value } : refused(result.error);
}

function answered(result: Result<Answer, CommandRefusal>): Answer {
  return result.ok ? result.value : refused(result.error);
}

export function refused(refusal: CommandRefusal): Refused {
  return { type: 'refused', ...refusal };
}
