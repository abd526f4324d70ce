/** Everything that is kept of a player, for that player, in one file. */

import { Readable } from 'node:stream';
import type { Player } from '@kingdomino/protocol';
import { TableEventSchema } from '@kingdomino/protocol/schemas';
import type { FastifyRequest } from 'fastify';
import Type from 'typebox';
import type { ReadPlayedGame } from '../../storage/archive/played-games.ts';
import { replyRefused, TOO_MANY_EXPORTS } from '../refusal-reply.ts';
import type { RouteParts, TypedApp } from '../route-parts.ts';
import { exportTurn, RunningExports } from '../running-exports.ts';
import { authenticateWithinRate } from '../session-cookie.ts';

const MOST_ENTRIES = 1000;
const STEP = 50;
const FORMAT = 'kingdomino-export/1';

const ExportSchema = Type.Object({
  format: Type.Literal(FORMAT),
  player: Type.Object(
    {},
    {
      description:
        'name, passkeys, dates, ratings, finished games, statistics, clubs, tournaments, programs, what others may see, what one waits for, friends, challenges, news, mutes and blocks, own free texts, notices and reports',
    },
  ),
  tables: Type.Array(Type.Object({ table: Type.String(), events: Type.Array(TableEventSchema) }), {
    description: 'all at which the name stands, as their events',
  }),
});

export function addAccountExportRoute(app: TypedApp, parts: RouteParts): void {
  const operation = {
    operationId: 'exportMe',
    tag: 'identity',
    summary: 'Everything that is kept of this player',
    identity: 'needed',
  } as const;
  const running = new RunningExports();
  const schema = { response: { 200: Type.Unsafe<Readable>(ExportSchema) } };
  app.get('/api/me/export', { schema, config: { operation } }, async (request, reply) => {
    const known = await authenticateWithinRate(request, reply, parts);
    if (!known) return reply;
    const end = running.begin(known.player.id);
    if (!end) return replyRefused(reply, TOO_MANY_EXPORTS);
    reply.raw.once('close', end);
    const membership = await parts.members.membership(known.player);
    const ratings = await parts.store.ratingsOf([known.player.id]);
    const nudges = await parts.subscriptions.list(known.player.id);
    const played = await parts.store.playedOf(known.player.id);
    const statistics = await parts.store.statisticsOf(known.player.id);
    const shows = await parts.store.profileOf(known.player.id);
    const clubs = await parts.clubs.mine(known.player);
    const tournaments = await parts.store.joinedBy(known.player.id);
    const programs = await parts.store.programsOf(known.player.id);
    const waiting = await parts.store.queueEntriesOf([known.player.id]);
    const company = await companyOf(parts, known.player);
    const notRatedUntil = await parts.store.earlyLeaveOf({ player: known.player.id, now: parts.ports.now() });
    const player = {
      ...known.player,
      ...membership,
      ratings,
      nudges,
      clubs,
      tournaments,
      programs: programs.map(({ player: program, name, madeAt }) => ({ program, name, madeAt })),
      played: played.map(exported),
      statistics,
      shows,
      waiting,
      ...company,
      ...(notRatedUntil === undefined ? {} : { notRatedUntil }),
      ...(await moderationRecordsOf(parts.store, known.player.id)),
    };
    return reply
      .header('content-type', 'application/json; charset=utf-8')
      .header('content-disposition', 'attachment; filename="kingdomino-export.json"')
      .send(Readable.from(written(parts, request, player)));
  });
}

/** A game that the firsts and bests of a member follow from. */
function exported({ origin, id, at, body }: ReadPlayedGame): object {
  return { origin, id, at, ...(JSON.parse(body) as object) };
}

/** Whom I follow and who follows me, challenges, and what was news for me. */
async function companyOf({ store, friends, news }: RouteParts, player: Player): Promise<object> {
  const [{ people }, challenges, list] = await Promise.all([
    friends.list(player),
    store.challengesWith(player.id),
    news.list(player.id),
  ]);
  return { friends: people, challenges, news: list.news, newsOff: list.off };
}

/** Whom I do not want to hear or meet, what I wrote and reported, and what was decided about me. */
async function moderationRecordsOf(store: RouteParts['store'], player: string): Promise<object> {
  const [relations, texts, notices, reports, measures, log] = await Promise.all([
    store.relationsOf(player),
    store.talkBy(player),
    store.noticesBy(player),
    store.reportsBy(player),
    store.allSanctionsOf(player),
    store.operatorLog({ subject: player, limit: MOST_ENTRIES }),
  ]);
  // not by whom: operators are people, too
  const decisions = log.map(({ at, task, detail }) => ({ at, task, detail }));
  return { relations, texts, notices, reports, measures, decisions };
}

/** One table after the other, so that a long history needs no memory. */
async function* written(
  { store, rates }: RouteParts,
  request: FastifyRequest,
  player: { readonly id: string },
): AsyncGenerator<string> {
  yield `{"format":"${FORMAT}","player":${JSON.stringify(player)},"tables":[`;
  let separator = '\n';
  for (let after: string | undefined = ''; after !== undefined; ) {
    const tables: readonly string[] = await store.tablesOf({ player: player.id, after, limit: STEP });
    for (const table of tables) {
      await exportTurn(rates, request);
      const events = await store.readEvents({ table, after: 0 });
      const bodies = events.map(({ body }) => body).join(',');
      yield `${separator}{"table":${JSON.stringify(table)},"events":[${bodies}]}`;
      separator = ',\n';
    }
    after = tables.at(-1);
  }
  yield '\n]}\n';
}
