/**
 * Reports of players about players, clubs and notices: the name, and what was said and written there, is kept as evidence for the
 * operator alone.
 */
import type { CommandRefusal, Player, ReportReason, TableEvent } from '@kingdomino/protocol';
import { err, ok, type Result } from '@kingdomino/rules';
import { type ReadonlyTable, UNKNOWN_TABLE } from '@kingdomino/table';
import { type Ports, randomId } from '../ports.ts';
import type { StoredNotice } from '../storage/clubs/notices.ts';
import type { Evidence } from '../storage/moderation/reports.ts';
import type { Store } from '../storage/store.ts';
import type { TableService } from '../tables/table-service.ts';
import { seatedAt } from '../tables/table-summary.ts';

const MOST_EVIDENCE = 100;
const ID_BYTES = 9;

const NO_CLUB: CommandRefusal = { code: 'unknown-club', text: 'this link leads to no club' };
export const UNKNOWN_PLAYER: CommandRefusal = { code: 'unknown-player', text: 'there is no such player' };
export const UNKNOWN_NOTICE: CommandRefusal = { code: 'unknown-notice', text: 'there is no such notice' };
const ONESELF: CommandRefusal = { code: 'not-allowed', text: 'nobody reports themselves' };

export interface Complaint {
  /** Not needed where a club is reported: then it is its founder, who has named it. */
  readonly player?: string | undefined;
  readonly table?: string | undefined;
  /** Of a club. */
  readonly link?: string | undefined;
  /** Of a club that the reporter is in: then it is its author. */
  readonly notice?: string | undefined;
  readonly reason: ReportReason;
  readonly text?: string | undefined;
}

export interface ReportServiceParts {
  readonly store: Pick<
    Store,
    'addReport' | 'clubByLink' | 'clubMember' | 'noticeById' | 'playerById' | 'readTalk'
  >;
  readonly ports: Ports;
  readonly service: Pick<TableService, 'read'>;
}

export class ReportService {
  readonly #parts: ReportServiceParts;

  constructor(parts: ReportServiceParts) {
    this.#parts = parts;
  }

  async report(
    reporter: Player,
    { player: named, table, link, notice: noticeId, reason, text = '' }: Complaint,
  ): Promise<Result<undefined, CommandRefusal>> {
    const { store, ports } = this.#parts;
    const club = link === undefined ? undefined : await store.clubByLink({ link, player: reporter.id });
    if (link !== undefined && !club) return err(NO_CLUB);
    const notice = noticeId === undefined ? undefined : await this.#noticeFor(reporter.id, noticeId);
    if (noticeId !== undefined && !notice) return err(UNKNOWN_NOTICE);
    const id = notice?.player ?? club?.founderId ?? named ?? '';
    if (id === reporter.id) return err(ONESELF);
    const player = await store.playerById(id);
    if (!player) return err(UNKNOWN_PLAYER);
    const said = table === undefined ? [] : await this.#evidence(reporter.id, id, table);
    if (!said) return err(UNKNOWN_TABLE);
    await store.addReport({
      id: randomId(ports, ID_BYTES),
      reporter: reporter.id,
      player: id,
      table: table ?? '',
      club: notice?.club ?? club?.id ?? '',
      reason,
      text,
      evidence: [...said, ...namesReported(player, club, ports.now()), ...noticeReported(player, notice)],
      at: ports.now(),
    });
    return ok(undefined);
  }

  /** Undefined for whoever is not in its club. */
  async #noticeFor(reporter: string, id: string): Promise<StoredNotice | undefined> {
    const { store } = this.#parts;
    const notice = await store.noticeById(id);
    return notice && (await store.clubMember({ club: notice.club, player: reporter })) ? notice : undefined;
  }

  /** Undefined when the player was not at the table. Free text only if the reporter could read it. */
  async #evidence(reporter: string, player: string, table: string): Promise<Evidence[] | undefined> {
    const { store, service } = this.#parts;
    const known = await service.read(table, now => ({
      names: namesAt(now),
      phrases: [...phrasesAt(now), ...studyTextsAt(table, now)],
      readsFrom: now.seatOf(reporter) === undefined ? undefined : seatedAt(now, reporter),
    }));
    if (!known?.names.has(player)) return undefined;
    const { names, phrases, readsFrom } = known;
    const talk = readsFrom === undefined ? [] : await store.readTalk({ table, limit: MOST_EVIDENCE });
    const texts = talk
      .filter(({ at }) => at >= (readsFrom ?? 0))
      .map(({ id, player: by, text, at }) => ({
        player: by,
        name: names.get(by) ?? '',
        at,
        text,
        writing: { kind: 'chat', id } as const,
      }));
    return [...phrases, ...texts].sort((one, other) => one.at - other.at).slice(-MOST_EVIDENCE);
  }
}

/** Of everybody who sat there, opened the table or wrote in the study of its game, by id. */
function namesAt({ events }: ReadonlyTable): Map<string, string> {
  return new Map(events.flatMap(playersIn).map(({ id, name }) => [id, name]));
}

function playersIn(event: TableEvent): Player[] {
  if (event.type === 'seated') return [event.player];
  if (event.type === 'studied') return [event.by];
  if (event.type === 'led') return event.by ? [event.by] : [];
  if (event.type !== 'opened') return [];
  return [event.by, ...event.seats.flatMap(seat => (seat.kind === 'person' ? [seat.player] : []))];
}

/** Names and comments in the study of the finished game: everybody who watches reads them. */
export function studyTextsAt(table: string, { events }: ReadonlyTable): Evidence[] {
  return events.flatMap((event, index) => {
    if (event.type !== 'studied' || !('text' in event.edit) || event.edit.text === '') return [];
    const { by, at, edit } = event;
    const writing = { kind: 'study', id: `${table}/${index + 1}` } as const;
    return [{ player: by.id, name: by.name, at, text: edit.text, writing }];
  });
}

/** As they are now: whoever is reported may change them before somebody looks. */
function namesReported(
  { id: player, name }: Pick<Player, 'id' | 'name'>,
  club: { readonly id: string; readonly name: string } | undefined,
  at: number,
): Evidence[] {
  const own: Evidence = { player, name, at, text: name, writing: { kind: 'name', id: player } };
  return club ? [own, { player, name, at, text: club.name, writing: { kind: 'club', id: club.id } }] : [own];
}

function noticeReported(
  { id: player, name }: Pick<Player, 'id' | 'name'>,
  notice: StoredNotice | undefined,
): Evidence[] {
  if (!notice) return [];
  const { id, at, text } = notice;
  return [{ player, name, at, text, writing: { kind: 'notice', id } }];
}

/** By whoever sat there when it was said. */
function phrasesAt({ events, terms }: ReadonlyTable): Evidence[] {
  const sitting = new Map<number, Player>(
    terms.seats.flatMap((seat, index) => (seat.kind === 'person' ? [[index, seat.player]] : [])),
  );
  return events.flatMap(event => {
    if (event.type === 'seated') sitting.set(event.seat, event.player);
    if (event.type !== 'said') return [];
    const { id: player = '', name = '' } = sitting.get(event.seat) ?? {};
    return [{ player, name, at: event.at, phrase: event.phrase }];
  });
}
