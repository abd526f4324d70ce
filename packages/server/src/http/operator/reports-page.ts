/** The reports that wait or were resolved, and one of them with all that belongs to it. */
import type { NamedReport, ReportFile } from '../../admin/report-file.ts';
import type { Evidence } from '../../storage/moderation/reports.ts';
import { decisions, entryRow, sanctionRow, writingForm } from './decisions.ts';
import { listed, memberLink, tableLink, taskForm, textField, timeOf } from './layout.ts';
import { html, type Markup } from './markup.ts';

export function reportsBody(reports: readonly NamedReport[], isOpen: boolean): Markup {
  const other = isOpen
    ? html`<a href="/operator?which=resolved">Resolved reports</a>`
    : html`<a href="/operator">Reports that wait</a>`;
  const rows = listed(
    reports.map(reportRow),
    isOpen ? 'Nothing waits. Well done.' : 'None was resolved yet.',
  );
  return html`<section>${rows}</section>
    <p>${other}</p>`;
}

export function reportRow(report: NamedReport): Markup {
  const { id, player, name, reporter, reporterName, reason, text, at, resolvedAt } = report;
  return html`<a href="/operator/reports/${id}">${reason}</a>
    <span class="words"
      >about ${memberLink(player, name)}, by ${memberLink(reporter, reporterName)}${
        text === '' ? undefined : html`: <span dir="auto">${text}</span>`
      }</span
    >
    ${resolvedAt === null ? undefined : html`<span class="tag">resolved</span>`} ${timeOf(at)}`;
}

export function reportBody(report: ReportFile, now: number): Markup {
  const { id, player, name, evidence, measures, others, log, resolvedAt } = report;
  const back = `/operator/reports/${id}`;
  const closing = taskForm({
    task: 'resolve',
    subject: id,
    back: '/operator',
    word: resolvedAt === null ? 'Close this report' : 'Change the note',
    fields: textField('Note for operators', 'optional'),
  });
  return html`<section aria-label="Report">${facts(report)}</section>
    <section>
      <h2>What was said and written</h2>
      ${listed(
        evidence.map(said => evidenceRow(said, player, back)),
        'Nothing was kept with it.',
      )}
    </section>
    <section>
      <h2>Close it</h2>
      <div class="actions">${closing}</div>
    </section>
    <section>
      <h2>Decide about <bdi>${name ?? player}</bdi></h2>
      ${decisions({ player, back, isBanned: report.isBanned })}
    </section>
    <section>
      <h2>Decided before</h2>
      ${listed(
        measures.map(one => sanctionRow(one, now)),
        'Nothing yet.',
      )}
    </section>
    <section>
      <h2>Other reports about <bdi>${name ?? player}</bdi></h2>
      ${listed(others.map(reportRow), 'There are none.')}
    </section>
    <section>
      <h2>Done about this report</h2>
      ${listed(log.map(entryRow), 'Nothing yet.')}
    </section>`;
}

function facts(report: ReportFile): Markup {
  const { player, name, reporter, reporterName, reason, text, table, club, at, resolvedAt, note } = report;
  return html`<dl>
    <dt>About</dt>
    <dd>${memberLink(player, name)}</dd>
    <dt>By</dt>
    <dd>${memberLink(reporter, reporterName)}, ${timeOf(at)}</dd>
    <dt>Reason</dt>
    <dd>${reason}</dd>
    <dt>In their words</dt>
    <dd dir="auto">${text === '' ? '–' : text}</dd>
    <dt>Where</dt>
    <dd>${table === '' ? (club === '' ? 'no table' : `club ${club}`) : tableLink(table)}</dd>
    <dt>State</dt>
    <dd>${resolvedAt === null ? 'waits' : html`closed ${timeOf(resolvedAt)}`}${note === '' ? '' : `: ${note}`}</dd>
  </dl>`;
}

function evidenceRow(
  { player, name, at, phrase, text, writing }: Evidence,
  about: string,
  back: string,
): Markup {
  const isTheirs = player === about ? ' theirs' : '';
  return html`${memberLink(player, name)}
    <span class="words"
      >${
        phrase === undefined
          ? html`<span class="said${isTheirs}" dir="auto">${text}</span>`
          : html`<span class="said${isTheirs}">“${phrase}”</span> <span class="soft">(a phrase)</span>`
      }</span
    >
    <span class="tag">${writing?.kind ?? (phrase === undefined ? 'text' : 'phrase')}</span> ${timeOf(at)}
    ${writing && text !== undefined ? writingForm(writing, text, back) : undefined}`;
}
