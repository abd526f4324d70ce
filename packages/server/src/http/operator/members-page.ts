/** Looking for a member or a guest, and all that is known about one. */
import type { MemberFile } from '../../admin/member-file.ts';
import type { AdminPlayer } from '../../storage/admin/admin-queries.ts';
import { decisions, entryRow, sanctionRow, writingForm } from './decisions.ts';
import { listed, memberLink, tableLink, timeOf } from './layout.ts';
import { html, type Markup } from './markup.ts';
import { reportRow } from './reports-page.ts';

export function searchBody(search: string, found: readonly AdminPlayer[]): Markup {
  const rows = listed(found.map(playerRow), 'Nobody has such a name or id.');
  return html`<form class="search" action="/operator/members" role="search">
      <input name="q" aria-label="Name or id" placeholder="Name or id" value="${search}" required />
      <button>Search</button>
    </form>
    ${search === '' ? undefined : html`<section aria-label="Found">${rows}</section>`}`;
}

function playerRow(player: AdminPlayer): Markup {
  return html`${memberLink(player.id, player.name)} <span class="words soft">${player.id}</span>
    ${tags(player)} ${timeOf(player.createdAt)}`;
}

function tags({ isBot, memberSince, bannedAt }: AdminPlayer): Markup {
  return html`<span class="tag">${isBot ? 'bot' : memberSince === null ? 'guest' : 'member'}</span>${
    bannedAt === null ? undefined : html` <span class="tag on">banned</span>`
  }`;
}

export function memberBody(member: MemberFile, now: number): Markup {
  const { id, measures, reports, written, log } = member;
  const back = `/operator/members/${id}`;
  return html`<section aria-label="Account">${account(member)}</section>
    <section>
      <h2>Decide</h2>
      ${decisions({ player: id, back, isBanned: member.bannedAt !== null })}
    </section>
    <section>
      <h2>Sanctions</h2>
      ${listed(
        measures.map(one => sanctionRow(one, now)),
        'None.',
      )}
    </section>
    <section>
      <h2>Reports about them</h2>
      ${listed(reports.map(reportRow), 'None.')}
    </section>
    <section>
      <h2>What they wrote</h2>
      ${listed(
        written.map(
          ({ writing, text, at }) =>
            html`<span class="tag">${writing.kind}</span> <span class="words" dir="auto">${text}</span>
              ${writing.kind === 'study' ? tableLink(writing.id.split('/')[0]!) : undefined}
              ${at === undefined ? undefined : timeOf(at)} ${writingForm(writing, text, back)}`,
        ),
        'Nothing.',
      )}
      <p class="soft">Chat among friends is read where it was reported, and nowhere else.</p>
    </section>
    <section>
      <h2>What operators did</h2>
      ${listed(log.map(entryRow), 'Nothing yet.')}
    </section>`;
}

function account(member: MemberFile): Markup {
  const { id, createdAt, memberSince, bannedAt, sessions, passkeys, tables, reported } = member;
  return html`<dl>
    <dt>Id</dt>
    <dd>${id} ${tags(member)}</dd>
    <dt>Here since</dt>
    <dd>${timeOf(createdAt)}</dd>
    ${memberSince === null ? undefined : html`<dt>Member since</dt><dd>${timeOf(memberSince)}</dd>`}
    ${bannedAt === null ? undefined : html`<dt>Banned</dt><dd>${timeOf(bannedAt)}</dd>`}
    <dt>Devices</dt>
    <dd>${sessions} signed in, ${passkeys} passkeys</dd>
    <dt>Tables</dt>
    <dd>${tables}</dd>
    <dt>Has reported</dt>
    <dd>${reported === 0 ? 'nobody' : `${reported} times`}</dd>
  </dl>`;
}
