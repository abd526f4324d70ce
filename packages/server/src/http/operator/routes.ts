/**
 * The operator's page: HTML made here, forms that need no script. It is not there, as any unknown address, until
 * `npm run admin -- operator NAME` has made an operator. docs/decisions/0233.
 */
import type { CommandRefusal } from '@kingdomino/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readTables, runAdminTask } from '../../admin/admin-tasks.ts';
import { readMember } from '../../admin/member-file.ts';
import { readReportFile, readReports } from '../../admin/report-file.ts';
import { readTable } from '../../admin/table-file.ts';
import { replyRefused } from '../refusal-reply.ts';
import type { RouteParts, TypedApp } from '../route-parts.ts';
import { isLocal } from '../routes/health.ts';
import { entryRow } from './decisions.ts';
import { type Frame, listed, page } from './layout.ts';
import { html, type Markup } from './markup.ts';
import { memberBody, searchBody } from './members-page.ts';
import { OperatorSessions } from './operator-session.ts';
import { reportBody, reportsBody } from './reports-page.ts';
import { signInBody } from './sign-in-page.ts';
import { STYLE } from './style.ts';
import { tableBody, tablesBody } from './tables-page.ts';

const NOTHING_HERE: CommandRefusal = { code: 'unknown-address', text: 'nothing is here' };
const NOT_FROM_THERE: CommandRefusal = { code: 'not-allowed', text: 'this page may not send commands here' };
const MOST_LISTED = 100;
const MOST_WORDS = 500;
const SUBJECT = /^[A-Za-z0-9_/-]{1,160}$/;
const BACK = /^\/operator(\/[A-Za-z0-9_/-]*)?$/;

/** The tasks of `npm run admin` that the page offers, and the fields of their forms in the order of its words. */
const TASKS: Readonly<Record<string, { readonly fields: readonly string[]; readonly done: string }>> = {
  resolve: { fields: ['text'], done: 'The report is closed.' },
  warn: { fields: ['text'], done: 'The warning is read when they come next.' },
  suspend: { fields: ['kind', 'days', 'text'], done: 'Suspended.' },
  release: { fields: [], done: 'All sanctions are lifted.' },
  ban: { fields: ['text'], done: 'Banned.' },
  unban: { fields: [], done: 'The ban is taken back.' },
  close: { fields: [], done: 'The table is closed.' },
  remove: { fields: ['kind'], done: 'The text is removed.' },
};

type Form = Readonly<Record<string, string>>;
type Shown = Omit<Frame, 'operator' | 'told'> & { readonly body: Markup };
type Show = (request: FastifyRequest) => Promise<Shown>;

export async function addOperatorRoutes(app: TypedApp, parts: RouteParts): Promise<void> {
  const sessions = new OperatorSessions(parts.store, parts.ports);
  await app.register(async scope => {
    readForms(scope);
    guard(scope, parts);
    addSigningIn(scope, sessions);
    addPages(scope, parts, sessions);
    addTasks(scope, parts, sessions);
  });
}

function readForms(scope: FastifyInstance): void {
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
}

/** Nothing is here without operators; forms come from this very page, and nobody keeps what is shown. */
function guard(scope: FastifyInstance, { store }: RouteParts): void {
  scope.addHook('onRequest', async (request, reply) => {
    if (!(await store.hasOperators(undefined))) return replyRefused(reply, NOTHING_HERE);
    // by the origin browsers know where a form comes from; with `no-referrer` they would not say it
    reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'same-origin' });
    const isForm = request.method !== 'GET' && request.method !== 'HEAD';
    if (isForm && request.headers.origin === undefined) return replyRefused(reply, NOT_FROM_THERE);
  });
}

function addSigningIn(scope: FastifyInstance, sessions: OperatorSessions): void {
  scope.get('/operator/style.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(STYLE));

  scope.post<{ Body: Form | undefined }>('/operator/sign-in', async (request, reply) => {
    if (request.protocol !== 'https' && !isLocal(request))
      return signInPage(reply, 403, 'Sign in over https: on the way here, others could read the code.');
    const { name = '', code = '' } = request.body ?? {};
    const outcome = await sessions.signIn(request, reply, name, code);
    request.log.info({ operator: name, outcome }, 'an operator signs in');
    if (outcome === 'done') return reply.redirect('/operator', 303);
    if (outcome === 'wrong') return signInPage(reply, 403, 'Nobody has this name and this code.');
    return signInPage(reply, 429, 'Too many tries from this address. Come back in an hour.');
  });

  scope.post('/operator/sign-out', async (request, reply) => {
    await sessions.signOut(request, reply);
    return reply.redirect('/operator', 303);
  });
}

function signInPage(reply: FastifyReply, status: number, wrong?: string): FastifyReply {
  const told = wrong === undefined ? undefined : ({ text: wrong, isWrong: true } as const);
  return send(reply, status, page({ title: 'Operator', told }, signInBody()));
}

function send(reply: FastifyReply, status: number, document: string): FastifyReply {
  return reply.status(status).type('text/html; charset=utf-8').send(document);
}

function addPages(scope: FastifyInstance, { admin }: RouteParts, sessions: OperatorSessions): void {
  const { store, ports } = admin;
  const pages: Readonly<Record<string, Show>> = {
    '/operator': async request => {
      const isOpen = fieldOf(request.query, 'which') !== 'resolved';
      const body = reportsBody(await readReports(admin, { isOpen }), isOpen);
      return { title: isOpen ? 'Reports' : 'Resolved reports', current: '/operator', body };
    },
    '/operator/reports/:id': async request => {
      const report = await readReportFile(admin, fieldOf(request.params, 'id'));
      const title = `Report about ${report.name ?? report.player}`;
      return { title, current: '/operator', body: reportBody(report, ports.now()) };
    },
    '/operator/members': async request => {
      const search = fieldOf(request.query, 'q').trim();
      const found = search === '' ? [] : await store.adminPlayers({ search, limit: MOST_LISTED });
      return { title: 'Members', current: '/operator/members', body: searchBody(search, found) };
    },
    '/operator/members/:id': async request => {
      const member = await readMember(admin, fieldOf(request.params, 'id'));
      return { title: member.name, current: '/operator/members', body: memberBody(member, ports.now()) };
    },
    '/operator/tables': async request => {
      const body = tablesBody(await readTables(admin, fieldOf(request.query, 'status')));
      return { title: 'Tables', current: '/operator/tables', body };
    },
    '/operator/tables/:id': async request => {
      const table = await readTable(admin, fieldOf(request.params, 'id'));
      return { title: `Table ${table.table}`, current: '/operator/tables', body: tableBody(table) };
    },
    '/operator/log': async () => {
      const rows = (await store.operatorLog({ limit: MOST_LISTED })).map(entryRow);
      const body = html`<section aria-label="Log">${listed(rows, 'Nothing yet.')}</section>`;
      return { title: 'Log', current: '/operator/log', body };
    },
  };
  for (const [path, show] of Object.entries(pages))
    scope.get(path, (request, reply) => showPage(request, reply, sessions, show));
}

async function showPage(
  request: FastifyRequest,
  reply: FastifyReply,
  sessions: OperatorSessions,
  show: Show,
): Promise<FastifyReply> {
  const operator = await sessions.operatorOf(request);
  if (operator === undefined) return signInPage(reply, 401);
  const done = TASKS[fieldOf(request.query, 'done')]?.done;
  const told = done === undefined ? undefined : { text: done };
  const shown = await show(request).catch((error: Error) => error);
  return shown instanceof Error
    ? problemPage(reply, 404, operator, shown.message)
    : send(reply, 200, page({ ...shown, operator, told }, shown.body));
}

function problemPage(
  reply: FastifyReply,
  status: number,
  operator: string,
  text: string,
  back = '/operator',
): FastifyReply {
  const frame = { title: 'That did not work', operator, told: { text, isWrong: true } } as const;
  return send(reply, status, page(frame, html`<p><a href="${back}">Back</a></p>`));
}

function addTasks(scope: FastifyInstance, { admin }: RouteParts, sessions: OperatorSessions): void {
  scope.post<{ Params: { task: string }; Body: Form | undefined }>(
    '/operator/tasks/:task',
    async (request, reply) => {
      const operator = await sessions.operatorOf(request);
      if (operator === undefined) return signInPage(reply, 401);
      const { task: name } = request.params;
      const form = request.body ?? {};
      const { back: wished = '' } = form;
      const back = BACK.test(wished) ? wished : '/operator';
      const argument = argumentOf(name, form);
      if (argument === undefined)
        return problemPage(reply, 400, operator, 'This form is not one of ours.', back);
      try {
        await runAdminTask(admin, name, argument, operator);
      } catch (error) {
        return problemPage(reply, 422, operator, (error as Error).message, back);
      }
      return reply.redirect(`${back}?done=${name}`, 303);
    },
  );
}

/** The words of the command; undefined for a form that the page does not have. */
function argumentOf(name: string, form: Form): string | undefined {
  const { subject = '' } = form;
  const fields = Object.hasOwn(TASKS, name) ? TASKS[name]?.fields : undefined;
  if (!fields || !SUBJECT.test(subject)) return undefined;
  const words = fields.map(field => (form[field] ?? '').trim());
  return words.every(word => word.length <= MOST_WORDS) ? [subject, ...words].join(' ').trim() : undefined;
}

/** Of parameters that no schema has read. */
function fieldOf(parameters: unknown, name: string): string {
  const value = (parameters as Readonly<Record<string, unknown>>)[name];
  return typeof value === 'string' ? value : '';
}
