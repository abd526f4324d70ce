/** The study of a finished game that is looked at together, all of it derived from the table's events. */
import type { EventOf, Player, TableEvent } from '@kingdomino/protocol';
import { applyEdit, STUDY_FORMAT, type Study } from '@kingdomino/study';
import type { ReadonlyTable } from '../table.ts';

/** The study that people make of a finished game together: derived from the events of its table. */
export class SharedStudy {
  /** Who leads; nobody before somebody has opened it, and while nobody does. */
  leader: Player | undefined;
  /** How often the lead has changed, and how many edits there are, with how many characters together. */
  leads = 0;
  edits = 0;
  characters = 0;
  /** The version of the table after the last edit: an edit must have seen at least this. */
  lastEdit = 0;
  study: Study;
  /** How many events of the table it knows. */
  #known = 0;

  /** `most`: how many events are taken at once, where that may not take long; the rest by `catchUp`. */
  constructor(table: ReadonlyTable, most = Number.POSITIVE_INFINITY) {
    this.study = { ...table.record(), study: { format: STUDY_FORMAT } };
    this.catchUp(table, most);
  }

  /** Takes what has happened at the table since; true when something of it belongs to the study. */
  catchUp({ events }: ReadonlyTable, most = Number.POSITIVE_INFINITY): boolean {
    let isNews = false;
    const end = Math.min(events.length, this.#known + most);
    for (; this.#known < end; this.#known++)
      isNews = this.#take(events[this.#known]!, this.#known + 1) || isNews;
    return isNews;
  }

  /** Whether the table has events that it does not know. */
  isBehind({ version }: ReadonlyTable): boolean {
    return this.#known < version;
  }

  #take(event: TableEvent, version: number): boolean {
    if (event.type === 'led') {
      this.leader = event.by;
      this.leads++;
    } else if (event.type === 'studied') this.#edit(event, version);
    else return false;
    return true;
  }

  #edit({ edit }: EventOf<'studied'>, version: number): void {
    this.edits++;
    this.characters += sizeOf(edit);
    this.lastEdit = version;
    this.study = applyEdit(this.study, edit).study;
  }
}

/** What an edit adds to a table: texts and moves, and the way to a deep branch. */
export function sizeOf(edit: EventOf<'studied'>['edit']): number {
  const said = 'moves' in edit ? edit.moves.join().length : 'text' in edit ? edit.text.length : 0;
  return said + 2 * edit.path.length;
}
