/** Opens a study from a link, a file or a position. Everything is checked, and refused with a reason. */
import { err, ok, parsePosition, type Refusal, type Result, readPosition } from '@kingdomino/rules';
import { mergeStudies, parseStudyLink, readStudy, type Study, studyOfPosition } from '@kingdomino/study';
import { type ReplayAddress, readReplayAddress } from '../app/navigation/replay-address.ts';
import { keptTree } from './kept-studies.ts';

/** A file that is longer is none of ours: a study has limits of its own, which are checked when it is read. */
const LONGEST = 20_000_000;

export function openAddress({ link, position, names }: ReplayAddress): Result<Study, Refusal<string>> {
  const study = position === undefined ? parseStudyLink(link) : ofPosition(position);
  return study.ok ? ok(withKept(withNames(study.value, names))) : study;
}

/** The text of a file, or what somebody has pasted: a record, a study, a position as text or JSON, a link. */
export function openText(given: string): Result<Study, Refusal<string>> {
  const text = given.trim();
  const study = text.length > LONGEST ? err(NOTHING_KNOWN) : readText(text);
  return study.ok ? ok(withKept(study.value)) : study;
}

const NOTHING_KNOWN: Refusal<string> = {
  code: 'bad-record',
  rule: 'study',
  text: 'this is no game, study or position',
};

function readText(text: string): Result<Study, Refusal<string>> {
  if (/^(?:kingdomino|duel)\/\d/.test(text)) return ofPosition(text);
  if (!text.startsWith('{')) {
    const { link, position } = readReplayAddress(text.slice(text.indexOf('#') + 1));
    return position === undefined ? parseStudyLink(link) : ofPosition(position);
  }
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return err(NOTHING_KNOWN);
  }
  const position = readPosition(raw);
  return position.ok ? ok(studyOfPosition(position.value)) : readStudy(raw);
}

function ofPosition(text: string): Result<Study, Refusal<string>> {
  const read = parsePosition(text);
  return read.ok ? ok(studyOfPosition(read.value)) : read;
}

/** A link carries no names; whoever looks at a game of his own brings them along. */
function withNames(study: Study, names: readonly string[]): Study {
  return study.players === undefined && names.some(Boolean) ? { ...study, players: names } : study;
}

/** With what was thought about this game before, on this device. */
function withKept(study: Study): Study {
  const tree = keptTree(study);
  const kept = tree === undefined ? undefined : readStudy({ ...study, study: tree });
  if (!kept?.ok) return study;
  // where both together are too much, what was opened is what somebody wants to see
  return mergeStudies(kept.value, study) ?? study;
}
