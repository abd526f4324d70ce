/**
 * Who looks at a finished game together, where they stand and what they point at: told to everybody who watches, over all
 * processes, and not kept. What is kept is when each was last heard of, so that the lead of one who is gone can be taken.
 */
import type { AnswerOf, CommandOf, Player } from '@kingdomino/protocol';
import type { Watcher, Watchers } from '../presence/watchers.ts';
import type { PubSub } from '../pubsub/pubsub.ts';

/** Pages show themselves every twenty seconds; who was not heard of for so long is gone. */
const BELIEVED = 50_000;
/** So long after somebody began to watch here, those who are there have shown themselves. */
const SURE_AFTER = 4000;

/** At one table: nobody looks at a game with more. */
const MOST_HEARD = 500;
/** Instead of the time of one who has said goodbye. */
const GONE = Number.NEGATIVE_INFINITY;

export type Shown = AnswerOf<'shown'>;

export interface StudyRoomsParts {
  readonly watchers: Watchers;
  readonly pubsub: PubSub;
  readonly now: () => number;
}

interface Room {
  readonly since: number;
  /** By player. */
  readonly heard: Map<string, { readonly player: Player; readonly at: number }>;
}

export class StudyRooms {
  readonly #parts: StudyRoomsParts;
  /** Of tables that somebody watches here. */
  readonly #rooms = new Map<string, Room>();

  constructor(parts: StudyRoomsParts) {
    this.#parts = parts;
  }

  /** To everybody but other tables. */
  show(player: Player, command: CommandOf<'studyShow'>): void {
    const { type: _, id: __, table, ...what } = command;
    this.#tellAll({ type: 'shown', table, player, ...what });
  }

  /** Of another process. */
  receive(shown: Shown): void {
    this.#note(shown);
    this.#parts.watchers.send(shown.table, shown);
  }

  /** Whether that is sure: they went, or would have been heard of. */
  isGone(table: string, player: string): boolean {
    const now = this.#parts.now();
    const room = this.#rooms.get(table);
    if (!room) return false;
    const at = room.heard.get(player)?.at;
    return at === undefined ? now - room.since >= SURE_AFTER : at === GONE || now - at >= BELIEVED;
  }

  /** Somebody watches the table now. */
  open(table: string): void {
    this.#rooms.set(table, { since: this.#parts.now(), heard: new Map() });
  }

  /** Nobody watches it any more. */
  close(table: string): void {
    this.#rooms.delete(table);
  }

  /** A connection is gone: with the last one of a player, the player is. */
  left(tables: readonly string[], { playerId }: Watcher): void {
    if (playerId === '') return;
    for (const table of tables) {
      const known = this.#rooms.get(table)?.heard.get(playerId);
      const isElsewhere = [...this.#parts.watchers.watchersOf(table)].some(
        each => each.playerId === playerId,
      );
      if (known && known.at !== GONE && !isElsewhere)
        this.#tellAll({ type: 'shown', table, player: known.player, gone: true });
    }
  }

  #tellAll(shown: Shown): void {
    this.receive(shown);
    this.#parts.pubsub.publish({ kind: 'shown', table: shown.table, shown });
  }

  #note({ table, player, gone }: Shown): void {
    const heard = this.#rooms.get(table)?.heard;
    if (heard && (heard.has(player.id) || heard.size < MOST_HEARD))
      heard.set(player.id, { player, at: gone ? GONE : this.#parts.now() });
  }
}
