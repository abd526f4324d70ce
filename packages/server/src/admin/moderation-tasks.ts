/**
 * The moderation tasks of `npm run admin` and of the operator's page: read and resolve reports, warn, suspend and release
 * players, remove what they wrote.
 */
import { randomId } from '../ports.ts';
import type { SanctionKind } from '../storage/moderation/sanctions.ts';
import { WRITING_KINDS } from '../storage/moderation/writings.ts';
import { type AdminParts, type AdminTask, firstWord } from './admin-task.ts';
import { readMember } from './member-file.ts';
import { removeWriting } from './remove-writing.ts';
import { readReportFile, readReports } from './report-file.ts';
import { readable } from './times.ts';

const MOST_LISTED = 100;
const ID_BYTES = 9;
const DAY = 86_400_000;
const MOST_DAYS = 3650;
const KINDS = WRITING_KINDS.join('|');

type Parts = Pick<AdminParts, 'store' | 'ports'>;

export const MODERATION_TASKS: Readonly<Record<string, AdminTask>> = {
  reports: {
    usage: 'reports [open|resolved]',
    help: `what players have reported and nobody has looked at, the oldest first, or what was resolved`,
    run: async (parts, which) => {
      if (!['', 'open', 'resolved'].includes(which)) throw new Error('usage: reports [open|resolved]');
      const reports = await readReports(parts, { isOpen: which !== 'resolved' });
      return reports.map(({ evidence, ...report }) => ({ ...readable(report), said: evidence.length }));
    },
  },
  report: {
    usage: 'report ID',
    help: 'one report, with names, what was said and written, and what was decided before',
    run: async (parts, id) => readable(await readReportFile(parts, id)),
  },
  resolve: {
    usage: 'resolve ID [NOTE]',
    help: 'puts a report aside, with a note for yourself',
    isLogged: true,
    run: async ({ store, ports }, argument) => {
      const [id, note] = firstWord(argument);
      if (!(await store.resolveReport({ id, at: ports.now(), note })))
        throw new Error(`there is no report ${id}`);
      return { resolved: id };
    },
  },
  player: {
    usage: 'player ID',
    help: 'a player: account, sanctions, reports, what they wrote and what operators did about it',
    run: async (parts, id) => readable(await readMember(parts, id)),
  },
  warn: {
    usage: 'warn PLAYER TEXT',
    help: 'the player reads this once, when they come next',
    isLogged: true,
    run: async (parts, argument) => {
      const [player, text] = firstWord(argument);
      if (text === '') throw new Error('usage: warn PLAYER TEXT');
      return decide(parts, player, 'warning', text);
    },
  },
  suspend: {
    usage: 'suspend PLAYER talk|rated DAYS [TEXT]',
    help: 'without talk (nor names, studies and clubs) or without rated games for so many days',
    isLogged: true,
    run: suspend,
  },
  release: {
    usage: 'release PLAYER',
    help: 'ends all suspensions and warnings of a player',
    isLogged: true,
    run: async ({ store, ports }, player) => ({
      released: player,
      measures: await store.endSanctions({ player, at: ports.now() }),
    }),
  },
  remove: {
    usage: `remove ID ${KINDS}`,
    help: 'takes away a text: a name by the player, the name of a club, a chat message, or TABLE/VERSION of a study',
    isLogged: true,
    run: async (parts, argument) => {
      const [id, given] = firstWord(argument);
      const kind = WRITING_KINDS.find(one => one === given);
      if (!kind) throw new Error(`usage: remove ID ${KINDS}`);
      await removeWriting(parts, { kind, id });
      return { removed: id };
    },
  },
  log: {
    usage: 'log',
    help: `the last ${MOST_LISTED} things that operators did`,
    run: async ({ store }) => readable(await store.operatorLog({ limit: MOST_LISTED })),
  },
};

async function suspend(parts: Parts, argument: string): Promise<unknown> {
  const [player, rest] = firstWord(argument);
  const [kind, more] = firstWord(rest);
  const [days, text] = firstWord(more);
  const count = Number(days);
  if ((kind !== 'talk' && kind !== 'rated') || !(count > 0 && count <= MOST_DAYS))
    throw new Error('usage: suspend PLAYER talk|rated DAYS [TEXT]');
  return decide(parts, player, kind, text, parts.ports.now() + count * DAY);
}

async function decide(
  { store, ports }: Parts,
  player: string,
  kind: SanctionKind,
  reason: string,
  until?: number,
): Promise<unknown> {
  const sanction = { player, kind, reason, at: ports.now(), ...(until === undefined ? {} : { until }) };
  if (!(await store.addSanction({ id: randomId(ports, ID_BYTES), ...sanction })))
    throw new Error(`there is no player ${player}`);
  return readable(sanction);
}
