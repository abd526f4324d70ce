/** The boards of a result of the score pad, stored under its id so that it can be opened again. Only the pad reads them. */
import { keys, readText, remove, writeText } from '../app/storage/storage.ts';
import { readJson, writeJson } from '../app/storage/stored-value.ts';

const FOLDER = 'boards.';
/** A few thousand characters each. Beyond this many, those of the oldest results go. */
const MOST = 40;

export function hasBoards(id: string): boolean {
  return readText(FOLDER + id) !== undefined;
}

/** Undefined for what is not there, or no JSON. */
export function readBoards(id: string): unknown {
  return readJson(FOLDER + id) ?? undefined;
}

/** `newest` are the ids of all results, newest first. */
export function keepBoards(id: string, boards: unknown, newest: readonly string[]): void {
  writeJson(FOLDER + id, boards);
  const wanted = new Set([id, ...newest.filter(each => each !== id && hasBoards(each)).slice(0, MOST - 1)]);
  for (const key of keys(FOLDER)) if (!wanted.has(key.slice(FOLDER.length))) remove(key);
}

/** Answers with the way to bring them back. */
export function forgetBoards(id: string): () => void {
  const text = readText(FOLDER + id);
  remove(FOLDER + id);
  return () => {
    if (text !== undefined) writeText(FOLDER + id, text);
  };
}
