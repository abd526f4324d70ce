/** The moderation tasks of `npm run admin`: read and resolve reports, warn, suspend and release players. */
import { randomId } from '../ports.ts';
import type { StoredReport } from '../storage/moderation/reports.ts';
import type { SanctionKind } from '../storage/moderation/sanctions.ts';
import type { AdminParts, AdminTask } from './admin-task.ts';

const MOST_LISTED = 100;
const ID_BYTES = 9;
const DAY = 86_400_000;
const MOST_DAYS = 3650;

type Parts = Pick<AdminParts, 'store' | 'ports'>;

export const MODERATION_TASKS: Readonly<Record<string, AdminTask>> = {
  reports: {
    usage: 'reports [open|resolved]',
    help: `what players have reported and nobody has looked at, the oldest first, or what was resolved`,
    run: listReports,
  },
  report: {
    usage: 'report ID',
    help: 'one report, with what was said and what was decided before',
    run: showReport,
  },
  resolve: {
    usage: 'resolve ID [NOTE]',
    help: 'puts a report aside, with a note for yourself',
    run: async ({ store, ports }, argument) => {
      const [id, note] = firstWord(argument);
      if (!(await store.resolveReport({ id, at: ports.now(), note })))
        throw new Error(`there is no report ${id}`);
      return { resolved: id };
    },
  },
  warn: {
    usage: 'warn PLAYER TEXT',
    help: 'the player reads this once, when they come next',
    run: async (parts, argument) => {
      const [player, text] = firstWord(argument);
      if (text === '') throw new Error('usage: warn PLAYER TEXT');
      return decide(parts, player, 'warning', text);
    },
  },
  suspend: {
    usage: 'suspend PLAYER talk|rated DAYS [TEXT]',
    help: 'without talk or without rated games for so many days',
    run: suspend,
  },
  release: {
    usage: 'release PLAYER',
    help: 'ends all suspensions and warnings of a player',
    run: async ({ store, ports }, player) => ({
      released: player,
      measures: await store.endSanctions({ player, at: ports.now() }),
    }),
  },
};

async function listReports({ store }: Parts, which: string): Promise<unknown> {
  if (!['', 'open', 'resolved'].includes(which)) throw new Error('usage: reports [open|resolved]');
  const reports = await store.listReports({ isOpen: which !== 'resolved', limit: MOST_LISTED });
  const names = await store.playerNames(reports.flatMap(({ player, reporter }) => [player, reporter]));
  return reports.map(({ evidence, ...report }) => ({
    ...readable(report),
    name: names.get(report.player),
    reporterName: names.get(report.reporter),
    said: evidence.length,
  }));
}

async function showReport({ store }: Parts, id: string): Promise<unknown> {
  const report = await store.readReport(id);
  if (!report) throw new Error(`there is no report ${id}`);
  const { evidence, ...about } = report;
  const [reported, reporter, measures] = await Promise.all([
    store.playerById(report.player),
    report.reporter === '' ? undefined : store.playerById(report.reporter),
    store.allSanctionsOf(report.player),
  ]);
  return {
    ...readable(about),
    name: reported?.name,
    reporterName: reporter?.name,
    evidence: evidence.map(said => ({ ...said, at: timeText(said.at) })),
    measures: measures.map(sanction => ({
      ...sanction,
      at: timeText(sanction.at),
      until: timeText(sanction.until),
    })),
  };
}

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
  return { ...sanction, at: timeText(sanction.at), until: timeText(until) };
}

function readable({ at, resolvedAt, ...report }: Omit<StoredReport, 'evidence'>) {
  return { ...report, at: timeText(at), resolvedAt: timeText(resolvedAt ?? undefined) };
}

function timeText(at: number | undefined): string | undefined {
  return at === undefined ? undefined : new Date(at).toISOString();
}

function firstWord(text: string): readonly [string, string] {
  const [first = '', ...rest] = text.trim().split(/\s+/);
  return [first, rest.join(' ')];
}
