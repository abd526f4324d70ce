/** The tables that changed last, and one of them. */
import type { SeatState } from '@kingdomino/table';
import { STATUSES } from '../../admin/admin-tasks.ts';
import type { TableFile } from '../../admin/table-file.ts';
import type { AdminTable } from '../../storage/admin/admin-queries.ts';
import { writingForm } from './decisions.ts';
import { listed, memberLink, tableLink, taskForm, timeOf } from './layout.ts';
import { html, type Markup } from './markup.ts';

export function tablesBody(tables: readonly AdminTable[]): Markup {
  const kinds = STATUSES.map(status => html`<a href="/operator/tables?status=${status}">${status}</a> `);
  const rows = tables.map(
    ({ id, game, status, visibility, changedAt }) =>
      html`${tableLink(id)} <span class="words">${game}, ${visibility === 'public' ? 'public' : 'by link'}</span>
        <span class="tag">${status}</span> ${timeOf(changedAt)}`,
  );
  return html`<p><a href="/operator/tables">all</a> ${kinds}</p>
    <section aria-label="Tables">${listed(rows, 'There are none.')}</section>`;
}

export function tableBody({ table, status, terms, seats, version, changedAt, written }: TableFile): Markup {
  const back = `/operator/tables/${table}`;
  const isRunning = status === 'open' || status === 'playing';
  const texts = written.map(
    ({ player, name, at, text = '', writing }) =>
      html`${memberLink(player, name)} <span class="words" dir="auto">${text}</span> ${timeOf(at)}
        ${writing ? writingForm(writing, text, back) : undefined}`,
  );
  return html`<section aria-label="Table">
      <dl>
        <dt>Game</dt>
        <dd>${terms.game}, ${terms.visibility === 'public' ? 'public' : 'by link'}${terms.rated ? ', rated' : ''}</dd>
        <dt>State</dt>
        <dd>${status}, ${version} events, last ${timeOf(Date.parse(changedAt))}</dd>
        <dt>Opened by</dt>
        <dd>${memberLink(terms.by.id, terms.by.name)}, ${timeOf(terms.at)}</dd>
        <dt>Look at it</dt>
        <dd><a href="/t/${table}">the table${status === 'over' ? ' and its replay' : ''}</a>${
          status === 'over' ? html`, <a href="/together/${table}">its study</a>` : undefined
        }</dd>
      </dl>
    </section>
    <section>
      <h2>Seats</h2>
      ${listed(seats.map(seatRow), 'None.')}
    </section>
    <section>
      <h2>Written in its study</h2>
      ${listed(texts, 'Nothing.')}
    </section>
    ${
      isRunning
        ? html`<section>
          <h2>Close it</h2>
          <p class="soft">The game ends at once for everybody, without a result. It can still be looked at.</p>
          ${taskForm({ task: 'close', subject: table, back, word: 'Close this table', kind: 'danger' })}
        </section>`
        : undefined
    }`;
}

function seatRow(seat: SeatState): Markup {
  if (seat.kind === 'person') return memberLink(seat.player.id, seat.player.name);
  return html`<span>${seat.kind === 'bot' ? `bot (${seat.level})` : 'free'}</span>`;
}
