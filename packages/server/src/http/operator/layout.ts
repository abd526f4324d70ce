/** The frame of every page for operators, and the parts that several of them share. */
import { type Hole, html, type Markup } from './markup.ts';

export interface Frame {
  readonly title: string;
  /** Who is signed in; absent on the page to sign in. */
  readonly operator?: string;
  /** The page of the menu that this is, or belongs to. */
  readonly current?: string;
  /** What was just done, or went wrong. */
  readonly told?: { readonly text: string; readonly isWrong?: true } | undefined;
}

const MENU = [
  ['/operator', 'Reports'],
  ['/operator/members', 'Members'],
  ['/operator/tables', 'Tables'],
  ['/operator/log', 'Log'],
] as const;

export function page({ title, operator, current, told }: Frame, body: Hole): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · Kingdomino operator</title>
        <link rel="stylesheet" href="/operator/style.css" />
      </head>
      <body>
        ${operator === undefined ? undefined : header(operator, current)}
        <main>
          <h1 dir="auto">${title}</h1>
          ${told && html`<p class="told${told.isWrong ? ' wrong' : ''}" role="status">${told.text}</p>`}
          ${body}
        </main>
      </body>
    </html>`.text;
}

function header(operator: string, current: string | undefined): Markup {
  const links = MENU.map(([path, word]) =>
    path === current
      ? html`<a href="${path}" aria-current="page">${word}</a>`
      : html`<a href="${path}">${word}</a>`,
  );
  return html`<header>
    <nav aria-label="Operator">${links}</nav>
    <form method="post" action="/operator/sign-out">
      <span>${operator}</span><button class="quiet">Sign out</button>
    </form>
  </header>`;
}

/** By the world's clock: operators sit anywhere. */
export function timeOf(at: number): Markup {
  const text = new Date(at).toISOString();
  return html`<time datetime="${text}">${text.slice(0, 16).replace('T', ' ')} UTC</time>`;
}

export function memberLink(id: string, name: string | undefined): Markup {
  if (id === '') return html`<span class="soft">somebody who was erased</span>`;
  return html`<a href="/operator/members/${id}" dir="auto">${name ?? id}</a>`;
}

export function tableLink(id: string): Markup {
  return html`<a href="/operator/tables/${id}">table ${id}</a>`;
}

export function listed(rows: readonly Markup[], none: string): Markup {
  return rows.length === 0
    ? html`<p class="soft">${none}</p>`
    : html`<ul class="plain">
        ${rows.map(row => html`<li>${row}</li>`)}
      </ul>`;
}

interface TaskForm {
  readonly task: string;
  readonly subject: string;
  /** Where to go when it is done. */
  readonly back: string;
  readonly word: string;
  readonly kind?: 'quiet' | 'danger';
  readonly fields?: Hole;
  /** What a button does to which of many, for those who hear it. */
  readonly label?: string;
}

export function taskForm({ task, subject, back, word, kind, fields, label }: TaskForm): Markup {
  const name = label === undefined ? undefined : html` aria-label="${label}"`;
  return html`<form method="post" action="/operator/tasks/${task}">
    <input type="hidden" name="subject" value="${subject}" />
    <input type="hidden" name="back" value="${back}" />
    ${fields}<button class="${kind ?? ''}"${name}>${word}</button>
  </form>`;
}

export function textField(label: string, isNeeded: 'needed' | 'optional'): Markup {
  const required = isNeeded === 'needed' ? html` required` : undefined;
  return html`<label>${label}<input name="text" maxlength="500" autocomplete="off"${required} /></label>`;
}
