/** Programs: bot accounts of members, who make them, renew their tokens and take them back; and what the ladder shows. */
import type {
  CommandRefusal,
  Ladder,
  LadderGames,
  LadderStanding,
  MyPrograms,
  Player,
  RatedMode,
} from '@kingdomino/protocol';
import { err, ok, type Result } from '@kingdomino/rules';
import { hashOf, type IdentityService } from '../identity/identity-service.ts';
import { refuseSuspended } from '../moderation/suspension.ts';
import { type Ports, randomId } from '../ports.ts';
import { ANCHOR_LEVELS, anchorOf, anchorRating } from '../ratings/anchors.ts';
import { shownRating, worthOf } from '../ratings/rating.ts';
import { BAD_CURSOR, formatCursor, parseCursor } from '../storage/cursors.ts';
import { LADDER_PAGE, type ListedLadderGame, type StoredStanding } from '../storage/ladder/games.ts';
import { LADDER_DAY } from '../storage/ladder/waits.ts';
import type { Store } from '../storage/store.ts';

/** That a member may have. */
const MOST_PROGRAMS = 5;
const TOKEN_BYTES = 32;
const ID_BYTES = 9;

const NEEDS_MEMBER: CommandRefusal = {
  code: 'members-only',
  text: 'programs are registered by members, who answer for them',
};
const TOO_MANY: CommandRefusal = {
  code: 'not-allowed',
  text: `a member has at most ${MOST_PROGRAMS} programs`,
};
const UNKNOWN: CommandRefusal = { code: 'unknown-player', text: 'you have no such program' };

export interface ProgramServiceParts {
  readonly store: Store;
  readonly ports: Ports;
  readonly identity: Pick<IdentityService, 'checkFreeName'>;
}

export interface MadeProgram {
  readonly player: Player;
  /** To be given to the owner once and kept by nobody else. */
  readonly token: string;
}

export class ProgramService {
  readonly #parts: ProgramServiceParts;

  constructor(parts: ProgramServiceParts) {
    this.#parts = parts;
  }

  async make(owner: Player, rawName: string): Promise<Result<MadeProgram, CommandRefusal>> {
    const { store, ports, identity } = this.#parts;
    if (!owner.member) return err(NEEDS_MEMBER);
    const now = ports.now();
    const suspended = await refuseSuspended(store, { player: owner.id, kind: 'talk', now });
    if (suspended) return err(suspended);
    const name = await identity.checkFreeName(rawName);
    if (!name.ok) return name;
    const [id, token] = [randomId(ports, ID_BYTES), randomId(ports, TOKEN_BYTES)];
    const isMade = await store.makeProgram({
      player: id,
      name: name.value,
      owner: owner.id,
      at: now,
      token: { hash: hashOf(token), player: id, kind: 'bot' },
      most: MOST_PROGRAMS,
    });
    return isMade ? ok({ player: { id, name: name.value, bot: true }, token }) : err(TOO_MANY);
  }

  async mine(owner: Player): Promise<MyPrograms> {
    const { store, ports } = this.#parts;
    const now = ports.now();
    const programs = await store.programsOf(owner.id);
    const players = programs.map(({ player }) => player);
    const games = await store.countLadderGames({ players, since: now - LADDER_DAY });
    const running = await Promise.all(players.map(player => store.runningLadderGame({ player, now })));
    return {
      programs: programs.map(({ player, name, madeAt }, index) => {
        const table = running[index]?.isOpened ? running[index].table : undefined;
        return {
          program: { id: player, name, bot: true },
          madeAt,
          games: games.get(player) ?? 0,
          ...(table === undefined ? {} : { playing: table }),
        };
      }),
      most: MOST_PROGRAMS,
    };
  }

  /** Whoever has the token of before is nobody from then on. */
  async renewToken(owner: Player, program: string): Promise<Result<MadeProgram, CommandRefusal>> {
    const { store, ports } = this.#parts;
    const known = await this.own(owner, program);
    if (!known.ok) return known;
    const token = randomId(ports, TOKEN_BYTES);
    const next = { hash: hashOf(token), player: program, kind: 'bot' } as const;
    if (!(await store.renewProgramToken({ owner: owner.id, token: next }))) return err(UNKNOWN);
    return ok({ player: known.value, token });
  }

  async own(owner: Player, program: string): Promise<Result<Player, CommandRefusal>> {
    const known = await this.#parts.store.programOf(program);
    if (known?.owner !== owner.id) return err(UNKNOWN);
    return ok({ id: known.player, name: known.name, bot: true });
  }

  /** Programs and levels of ours, the strongest at the least first. */
  async standings(mode: RatedMode): Promise<Ladder> {
    const { store, ports } = this.#parts;
    const now = ports.now();
    const [programs, waiting] = await Promise.all([
      store.ladderStandings(mode),
      store.countLadderWaits({ mode, now }),
    ]);
    const rows = [
      ...programs.map(row => ({ worth: row.worth, standing: shownProgram(row, mode) })),
      ...ANCHOR_LEVELS.map(level => {
        const rating = anchorRating(level, mode);
        const { rating: points, deviation } = shownRating(rating, mode);
        const standing: LadderStanding = { kind: 'level', level, rating: points, deviation };
        return { worth: worthOf(rating), standing };
      }),
    ];
    const standings = rows.sort((one, other) => other.worth - one.worth).map(({ standing }) => standing);
    return { mode, standings, waiting, time: now };
  }

  async games(query: {
    readonly mode?: RatedMode;
    readonly program?: string;
    readonly after?: string;
  }): Promise<Result<LadderGames, CommandRefusal>> {
    const { mode, program, after } = query;
    const cursor = after === undefined ? undefined : parseCursor(after);
    if (after !== undefined && !cursor) return err(BAD_CURSOR);
    const games = await this.#parts.store.ladderGames({
      ...(mode && { mode }),
      ...(program !== undefined && { player: program }),
      ...(cursor && { after: cursor }),
    });
    const last = games.length === LADDER_PAGE ? games.at(-1) : undefined;
    return ok({
      games: games.map(shownGame),
      ...(last && { next: formatCursor({ at: last.at, id: last.table }) }),
    });
  }
}

function shownProgram(row: StoredStanding, mode: RatedMode): LadderStanding {
  const { player, name, owner, games, wins } = row;
  const program = { id: player, name, bot: true } as const;
  return { kind: 'program', program, owner, ...shownRating(row, mode), games, wins };
}

function shownGame({ table, mode, at, isRunning, seats }: ListedLadderGame): LadderGames['games'][number] {
  return {
    table,
    mode,
    at,
    ...(isRunning && { running: true as const }),
    seats: seats.map(({ id, name, place }) => {
      const level = anchorOf(id);
      const known = name === undefined ? {} : { program: { id, name, bot: true as const } };
      return { ...(level ? { level } : known), ...(place !== undefined && { place }) };
    }),
  };
}
