/** Branches, comments and the review of a game, stored under the game itself, so that they are found wherever it is opened. */
import { formatLink } from '@kingdomino/rules';
import { sha256, toHex, utf8 } from '@kingdomino/rules/hashing';
import { REVIEW_FORMAT, type Review, type Study } from '@kingdomino/study';
import { keys, remove } from '../app/storage/storage.ts';
import { fieldsOf, readJson, writeJson } from '../app/storage/stored-value.ts';

const FOLDER = 'study.';
const KEPT_FORMAT = 'kingdomino-kept-study/1';
/** Beyond this many the oldest are forgotten. */
const MOST = 20;
const KEY_LENGTH = 20;

/** The tree as it was kept; whether it fits the game is for `readStudy` to say. */
export function keptTree(study: Study): unknown {
  return readKept(keyOf(study)).tree;
}

export function keepTree(study: Study): void {
  keep(study, { tree: study.study });
}

export function keptReview(study: Study): Review | undefined {
  const { review } = readKept(keyOf(study));
  return isReviewOf(review, study) ? review : undefined;
}

export function keepReview(study: Study, review: Review): void {
  keep(study, { review });
}

function keep(study: Study, changes: Readonly<Record<string, unknown>>): void {
  const key = keyOf(study);
  writeJson(key, { ...readKept(key), ...changes, format: KEPT_FORMAT, changedAt: Date.now() });
  for (const old of keys(FOLDER).sort(newestFirst).slice(MOST)) remove(old);
}

function keyOf({ format, game, options, moves, study }: Study): string {
  const link = formatLink({ format, game, options, moves });
  const text = `${link.ok ? link.value : ''} ${study.from ?? ''}`;
  return FOLDER + toHex(sha256(utf8(text))).slice(0, KEY_LENGTH);
}

function readKept(key: string): Readonly<Record<string, unknown>> {
  const kept = fieldsOf(readJson(key));
  return kept.format === KEPT_FORMAT ? kept : {};
}

function newestFirst(one: string, other: string): number {
  return changedAt(other) - changedAt(one);
}

function changedAt(key: string): number {
  const at = readKept(key).changedAt;
  return typeof at === 'number' ? at : 0;
}

/** Written by this page for this game; another release may have written something else. */
function isReviewOf(raw: unknown, { moves }: Study): raw is Review {
  const { format, moves: length, seats, decisions, moments, chart } = fieldsOf(raw);
  return (
    format === REVIEW_FORMAT &&
    length === moves.length &&
    [seats, decisions, moments, chart].every(list => Array.isArray(list))
  );
}
