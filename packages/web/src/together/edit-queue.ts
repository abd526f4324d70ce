/** Sends my changes to the server one after the other: each must follow the version that the one before has made. */
import type { CommandRefusal } from '@kingdomino/protocol';
import type { StudyEdit } from '@kingdomino/study';
import type { Connection } from '../connection/connection.ts';

interface Address {
  readonly id: string;
  /** How many events of the table we have. */
  readonly version: () => number;
}

interface Pending {
  readonly edit: StudyEdit;
  /** The table's version after it, once it is done; its event may come later. */
  done?: number;
}

export class EditQueue {
  readonly #connection: Pick<Connection, 'ask'>;
  readonly #to: Address;
  #pending: readonly Pending[] = [];
  #last: Promise<unknown> = Promise.resolve();
  #answered = 0;

  constructor(connection: Pick<Connection, 'ask'>, to: Address) {
    this.#connection = connection;
    this.#to = to;
  }

  /** Those that the study of the server has not. */
  get pending(): readonly StudyEdit[] {
    return this.#pending.map(({ edit }) => edit);
  }

  /** The table has this version now: what was done before is part of it. */
  forget(version: number): void {
    this.#pending = this.#pending.filter(({ done }) => done === undefined || done > version);
  }

  /** Why not, or undefined. What was built on something refused is not sent any more. */
  send(edit: StudyEdit): Promise<CommandRefusal | undefined> {
    const pending: Pending = { edit };
    this.#pending = [...this.#pending, pending];
    const sent = this.#last.then(() =>
      this.#pending.includes(pending) ? this.#sendNow(pending) : undefined,
    );
    this.#last = sent;
    return sent;
  }

  async #sendNow(pending: Pending): Promise<CommandRefusal | undefined> {
    const version = Math.max(this.#to.version(), this.#answered);
    const edit = plain(pending.edit);
    const answer = await this.#connection.ask({ type: 'studyEdit', table: this.#to.id, version, edit });
    if (answer.type === 'done') {
      this.#answered = answer.version;
      pending.done = answer.version;
      this.forget(this.#to.version());
      return undefined;
    }
    this.#pending = [];
    return answer.type === 'refused' ? answer : undefined;
  }
}

type Sent = Extract<Parameters<Connection['ask']>[0], { readonly type: 'studyEdit' }>['edit'];

/** What the server does not take in a text: all that controls how it is shown, except new lines. */
const CONTROLS = /(?!\n)[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu;

/** As the protocol has it: lists that may be changed, and plain texts. */
function plain(edit: StudyEdit): Sent {
  const path = [...edit.path];
  if ('text' in edit) return { ...edit, path, text: edit.text.replace(CONTROLS, ' ') };
  return edit.kind === 'play' ? { ...edit, path, moves: [...edit.moves] } : { ...edit, path };
}
