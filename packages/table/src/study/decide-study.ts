/**
 * What a command about the study of a finished game comes to. Apart from `decide`, so that pages in which nobody studies
 * need not know how: docs/decisions/0403.
 */
import type { CommandOf, Player } from '@kingdomino/protocol';
import { applyEdit, checkEdit } from '@kingdomino/study';
import { accept, type Decision, refuse } from '../command.ts';
import {
  badEdit,
  LEADER_IS_HERE,
  NOT_INVITED,
  NOT_LEADER,
  NOT_OVER,
  STUDY_IS_FULL,
  stale,
  tooManyLeads,
} from '../refusals.ts';
import type { ReadonlyTable } from '../table.ts';
import { SharedStudy, sizeOf } from './shared-study.ts';

/** More than a long evening's worth: the events of a table are read whole. */
export const MOST_EDITS = 500;
export const MOST_CHARACTERS = 60_000;
export const MOST_LEADS = 200;

type By = { readonly by: Player };

/** `isGone`: whether whoever runs the table is sure that somebody does not look at it any more. */
export type StudyCommand =
  | (Omit<CommandOf<'studyLead'>, 'id' | 'table'> & By & { readonly isGone: (player: string) => boolean })
  | (Omit<CommandOf<'studyEdit'>, 'id' | 'table'> & By);

/**
 * The events that follow from a command at the shared study of a finished game, or why it is refused. As with `decide`,
 * nothing is changed.
 *
 * @param at the time of the command, in milliseconds since 1970
 * @param shared the study so far, where it is known: a long one takes long to be derived from the events again
 */
export function decideStudy(
  table: ReadonlyTable,
  command: StudyCommand,
  at: number,
  shared?: SharedStudy,
): Decision {
  return table.status === 'over'
    ? decideOver(table, command, at, shared ?? new SharedStudy(table))
    : refuse(NOT_OVER);
}

function decideOver(table: ReadonlyTable, command: StudyCommand, at: number, shared: SharedStudy): Decision {
  return command.type === 'studyLead'
    ? decideLead(table, shared, command, at)
    : decideEdit(table, shared, command, at);
}

/** Nobody takes the lead from somebody who is there, except a player from one who only watched. */
function decideLead(
  table: ReadonlyTable,
  { leader, leads }: SharedStudy,
  { by, lead, isGone }: StudyCommand & { readonly type: 'studyLead' },
  at: number,
): Decision {
  const isMine = leader?.id === by.id;
  if (lead === isMine) return accept();
  if (!lead) return accept({ type: 'led', at });
  if (!table.isInvited(by.id)) return refuse(NOT_INVITED);
  const isFree = !leader || isGone(leader.id);
  const isMoreTheirs = leader && table.seatOf(by.id) !== undefined && table.seatOf(leader.id) === undefined;
  if (!isFree && !isMoreTheirs) return refuse(LEADER_IS_HERE);
  return leads >= MOST_LEADS ? refuse(tooManyLeads(MOST_LEADS)) : accept({ type: 'led', at, by });
}

function decideEdit(
  table: ReadonlyTable,
  { study, leader, edits, characters, lastEdit }: SharedStudy,
  { by, version, edit }: StudyCommand & { readonly type: 'studyEdit' },
  at: number,
): Decision {
  if (leader?.id !== by.id && table.seatOf(by.id) === undefined) return refuse(NOT_LEADER);
  if (version < lastEdit) return refuse(stale(table.version, version));
  if (edits >= MOST_EDITS || characters + sizeOf(edit) > MOST_CHARACTERS) return refuse(STUDY_IS_FULL);
  const checked = checkEdit(study, edit);
  if (!checked.ok) return refuse(badEdit(checked.error.text));
  if (applyEdit(study, checked.value).study === study) return accept();
  return accept({ type: 'studied', at, by, edit: spelled(edit, checked.value) });
}

/** As it was sent, with moves in their usual spelling. */
function spelled<Edit extends CommandOf<'studyEdit'>['edit']>(
  edit: Edit,
  checked: { readonly moves?: readonly string[] } | object,
): Edit {
  return 'moves' in checked && checked.moves ? { ...edit, moves: [...checked.moves] } : edit;
}
