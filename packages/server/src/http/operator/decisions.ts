/** What an operator can decide about a player, and how decisions are listed. */
import type { OperatorEntry } from '../../storage/moderation/operator-log.ts';
import type { Sanction } from '../../storage/moderation/sanctions.ts';
import type { Writing } from '../../storage/moderation/writings.ts';
import { taskForm, textField, timeOf } from './layout.ts';
import { html, type Markup } from './markup.ts';

const KINDS = { warning: 'warned', talk: 'muted', rated: 'no rated games' } as const;
/** By the names of the tasks of `npm run admin`. */
const TASKS: Readonly<Record<string, string>> = {
  resolve: 'closed the report',
  warn: 'warned',
  suspend: 'suspended',
  release: 'lifted all sanctions',
  ban: 'banned',
  unban: 'took the ban back',
  close: 'closed the table',
  remove: 'removed a text',
};

interface About {
  readonly player: string;
  readonly back: string;
  readonly isBanned: boolean;
}

export function decisions({ player: subject, back, isBanned }: About): Markup {
  const to = { subject, back };
  const suspension = (kind: 'talk' | 'rated', label: string, word: string) =>
    taskForm({
      task: 'suspend',
      ...to,
      word,
      fields: html`<input type="hidden" name="kind" value="${kind}" />
        <label>${label}<input name="days" type="number" min="1" max="3650" value="7" required /></label>
        ${textField('Reason, which they read', 'optional')}`,
    });
  return html`<div class="actions">
    ${taskForm({ task: 'warn', ...to, word: 'Warn', fields: textField('Warning, which they read', 'needed') })}
    ${suspension('talk', 'Days without talk', 'Mute')}
    ${suspension('rated', 'Days without rated games', 'Suspend')}
    ${taskForm({ task: 'release', ...to, word: 'Lift all sanctions', kind: 'quiet' })}
    ${
      isBanned
        ? taskForm({ task: 'unban', ...to, word: 'Take the ban back', kind: 'quiet' })
        : taskForm({
            task: 'ban',
            ...to,
            word: 'Ban from this server',
            kind: 'danger',
            fields: textField('Reason, for the log', 'optional'),
          })
    }
  </div>`;
}

/** What holds now is marked. */
export function sanctionRow({ kind, reason, at, until }: Sanction, now: number): Markup {
  const isOn = until !== undefined && until > now ? ' on' : '';
  return html`<span class="tag${isOn}">${KINDS[kind]}</span> <span class="words" dir="auto">${reason}</span>
    ${timeOf(at)}${until === undefined ? undefined : html` <span class="soft">until</span> ${timeOf(until)}`}`;
}

export function entryRow({ operator, task, subject, detail, at }: OperatorEntry): Markup {
  return html`<strong>${operator === '' ? 'a command' : operator}</strong>
    <span class="words">${TASKS[task] ?? task} <span class="soft">${subject}</span> ${detail}</span>
    ${timeOf(at)}`;
}

export function writingForm({ kind, id }: Writing, text: string, back: string): Markup {
  return taskForm({
    task: 'remove',
    subject: id,
    back,
    word: 'Remove',
    kind: 'danger',
    label: `Remove ${kind}: ${text.slice(0, 40)}`,
    fields: html`<input type="hidden" name="kind" value="${kind}" />`,
  });
}
