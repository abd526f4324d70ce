/** One's own games as records, one in a line, as many as there are: nothing is gathered on the way. */

import { Readable } from 'node:stream';
import { TableIdSchema } from '@kingdomino/protocol/schemas';
import { type ReadonlyTable, UNKNOWN_TABLE } from '@kingdomino/table';
import type { FastifyRequest } from 'fastify';
import Type from 'typebox';
import { NO_IDENTITY } from '../../command-executor.ts';
import { TOO_MANY } from '../../limits/rate-limits.ts';
import type { ArchiveQuery } from '../../storage/archive/archive-lists.ts';
import type { Cursor } from '../../storage/cursors.ts';
import type { StoredEvent } from '../../storage/tables/event-store.ts';
import { CachedTable } from '../../tables/cached-table.ts';
import { recordSchema } from '../openapi/record-schema.ts';
import { replyRefused, TOO_MANY_EXPORTS } from '../refusal-reply.ts';
import type { RouteParts, TypedApp } from '../route-parts.ts';
import { exportTurn, RunningExports } from '../running-exports.ts';
import { authenticate } from '../session-cookie.ts';
import { filterOf } from './archive.ts';
import { FILTER } from './archive-schemas.ts';

const STEP = 20;

const ExportQuery = Type.Object({ ...FILTER, after: Type.Optional(TableIdSchema) });
const LineSchema = Type.Unsafe<Readable>(recordSchema);

export function addArchiveExportRoute(app: TypedApp, parts: RouteParts): void {
  const operation = {
    operationId: 'exportGames',
    tag: 'archive',
    summary: 'My finished games as records, the newest first; `after` goes on after the table of a line',
    identity: 'needed',
    refusals: ['unknown-table'],
    isLines: true,
  } as const;
  const running = new RunningExports();
  const schema = { querystring: ExportQuery, response: { 200: LineSchema } };
  app.get('/api/me/games/export.ndjson', { schema, config: { operation } }, async (request, reply) => {
    const known = await authenticate(request, parts.identity);
    if (!known) return replyRefused(reply, NO_IDENTITY);
    const player = known.player.id;
    const end = running.begin(player);
    if (!end) return replyRefused(reply, TOO_MANY_EXPORTS);
    reply.raw.once('close', end);
    if (!parts.rates.takePlayer(player)) return replyRefused(reply, TOO_MANY);
    const { after, ...query } = request.query;
    const before =
      after === undefined ? undefined : await parts.store.archiveCursor({ player, table: after });
    if (after !== undefined && !before) return replyRefused(reply, UNKNOWN_TABLE);
    const lines = Readable.from(records(parts, request, filterOf(player, query), before), {
      highWaterMark: 2,
    });
    return reply
      .header('content-type', 'application/x-ndjson; charset=utf-8')
      .header('content-disposition', 'attachment; filename="kingdomino-games.ndjson"')
      .send(lines);
  });
}

/** Undefined for a table of a newer program, or one that is damaged: the others are worth having. */
function readable(id: string, events: readonly StoredEvent[]): ReadonlyTable | undefined {
  try {
    return new CachedTable(id, events).table;
  } catch {
    return undefined;
  }
}

/** Read from the store and not through the tables in memory, whose place they would take. */
async function* records(
  { store, deals, isStopping, rates }: RouteParts,
  request: FastifyRequest,
  filter: ArchiveQuery,
  from: Cursor | undefined,
): AsyncGenerator<string> {
  let before = from;
  do {
    const page = await store.listArchive({ ...filter, limit: STEP, ...(before ? { before } : {}) });
    for (const { id } of page.games) {
      // who reads a line that is not whole goes on after the last one that is
      if (isStopping()) throw new Error('the server stops');
      await exportTurn(rates, request);
      const table = readable(id, await store.readEvents({ table: id, after: 0 }));
      if (!table) continue;
      const deal = table.ended?.deal ?? (await deals.shared.revealed(table));
      yield `${JSON.stringify(table.record({ table: id, ...(deal && { deal }) }))}\n`;
    }
    before = page.next;
  } while (before);
}
