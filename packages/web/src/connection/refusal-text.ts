/** What to tell a player when the server refuses something. */
import type { CommandRefusal, RefusalCode } from '@kingdomino/protocol';
import { type MessageKey, t } from '../app/i18n/language.ts';

type Reason = NonNullable<CommandRefusal['reason']>;

const PROBLEMS: Readonly<Partial<Record<Reason, MessageKey>>> = {
  overlap: 'problem.overlap',
  'too-wide': 'problem.too-wide',
  'no-match': 'problem.no-match',
  apart: 'duel.problem.apart',
  'split-match': 'duel.problem.split-match',
};

/** `reason` is the rule's own code, where a rule refused. */
export function refusalText(code: RefusalCode, reason?: Reason): string {
  switch (code) {
    case 'illegal':
      return t((reason && PROBLEMS[reason]) ?? 'refused.illegal');
    case 'stale':
    case 'busy':
      return t('refused.stale');
    case 'not-your-turn':
      return t('refused.not-your-turn');
    case 'over':
      return t('refused.over');
    case 'no-undo':
    case 'nothing-to-undo':
      return t('refused.nothing-to-undo');
    case 'seat-taken':
    case 'no-free-seat':
    case 'already-started':
      return t('refused.seat-taken');
    case 'too-many-messages':
    case 'too-many-tables':
    case 'too-many-connections':
      return t('refused.too-many');
    case 'not-welcome':
      return t('refused.not-welcome');
    case 'suspended':
      return t('refused.suspended');
    case 'halted':
      return t('refused.halted');
    case 'too-late':
      return t('refused.too-late');
    case 'bad-name':
      return t('refused.bad-name');
    case 'members-only':
      return t('refused.members-only');
    case 'name-taken':
      return t('refused.name-taken');
    case 'too-early':
      return t('refused.too-early');
    case 'unknown-table':
      return t('refused.unknown-table');
    case 'stopping':
    case 'overloaded':
    case 'internal':
      return t('refused.server');
    case 'no-identity':
      // who was just introduced: the browser has not kept the cookie
      return t('refused.no-identity');
    default:
      return t('refused.other', { code });
  }
}
