/**
 * The results of games on this device. Each lies under the id of its game: whoever keeps it again, another tab or the
 * same game opened again, changes nothing, and no tab can write over the results of another.
 */
import { signal } from '@preact/signals';
import { keys, onOtherTab, readText } from '../app/storage/storage.ts';
import { StoredValue } from '../app/storage/stored-value.ts';
import { bringBack, withdraw } from './deleted-results.ts';
import { forgetBoards } from './pad-boards.ts';
import { type GameResult, readResult } from './result-format.ts';
import { tellKept } from './when-kept.ts';

const FOLDER = 'result.';
/** About 150 characters each. Beyond this many, the oldest are forgotten. */
const MOST = 1000;

/** Counts what was added, here or in another tab. */
const changes = signal(0);
onOtherTab(key => {
  if (key === undefined || key.startsWith(FOLDER)) changes.value++;
});

function slot(id: string): StoredValue<GameResult | undefined> {
  return new StoredValue<GameResult | undefined>(FOLDER + id, [raw => readResult(id, raw)], undefined);
}

/** One of an early release, which says less, gives way; its time stays, and whose it is. */
export function keepResult(result: GameResult): void {
  const kept = slot(result.id);
  const old = kept.read();
  if (old && (saysAll(old) || !saysAll(result))) return;
  const { by: _, ...nobodys } = result;
  kept.write(old ? { ...nobodys, at: old.at, ...(old.by && { by: old.by }) } : result);
  bringBack(result.id);
  forgetOldest(result.id);
  changes.value++;
  // of what was kept here, not of what comes from other tabs
  tellKept(result);
}

function saysAll({ seats }: GameResult): boolean {
  return seats.every(({ feats }) => feats !== undefined);
}

/** What was kept before under this id counts no more. */
export function replaceResult(result: GameResult): void {
  slot(result.id).forget();
  keepResult(result);
}

/** Answers with the way to bring it back. */
export function forgetResult(id: string): () => void {
  const result = slot(id).read();
  slot(id).forget();
  if (result?.by) withdraw({ id, by: result.by });
  const bringBoardsBack = forgetBoards(id);
  changes.value++;
  return () => {
    bringBoardsBack();
    if (result) keepResult(result);
  };
}

/** They were a member's all along. */
export function giveResults(ids: readonly string[], by: string): void {
  for (const id of ids) {
    const result = slot(id).read();
    if (result && !result.by) slot(id).write({ ...result, by });
  }
  changes.value++;
}

/** Whoever draws it is drawn again when it comes. */
export function resultFor(id: string): GameResult | undefined {
  void changes.value;
  return slot(id).read();
}

/** Whether there is any; quicker than reading them. */
export function hasResults(): boolean {
  void changes.value;
  return keys(FOLDER).some(key => readText(key) !== undefined);
}

/** Newest first. What is damaged is left out. */
export function allResults(): readonly GameResult[] {
  void changes.value;
  return keys(FOLDER)
    .map(key => slot(key.slice(FOLDER.length)).read())
    .filter(result => result !== undefined)
    .sort((one, other) => other.at - one.at);
}

/** By the clock of the device, which may have been put back: the one that has just come stays. */
function forgetOldest(newest: string): void {
  if (keys(FOLDER).length <= MOST) return;
  const others = allResults().filter(({ id }) => id !== newest);
  for (const { id } of others.slice(MOST - 1)) slot(id).forget();
}
