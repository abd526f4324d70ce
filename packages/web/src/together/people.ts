/** Who else looks at the game now, as far as they have shown themselves. */
import type { AnswerOf } from '@kingdomino/protocol';
import { signal } from '@preact/signals';

/** Everybody shows himself every twenty seconds. */
const BELIEVED = 50_000;
const SWEEP = 5000;

export type Person = Omit<AnswerOf<'shown'>, 'type' | 'table'>;

interface Heard {
  readonly person: Person;
  readonly at: number;
}

export class People {
  readonly #heard = signal<ReadonlyMap<string, Heard>>(new Map());
  readonly #timer = setInterval(() => this.#forgetOld(), SWEEP);

  /** In the order in which they came. */
  get all(): readonly Person[] {
    return [...this.#heard.value.values()].map(({ person }) => person);
  }

  find(player: string): Person | undefined {
    return this.#heard.peek().get(player)?.person;
  }

  isHere(player: string): boolean {
    return this.#heard.value.has(player);
  }

  hear(person: AnswerOf<'shown'>): void {
    const next = new Map(this.#heard.peek());
    if (person.gone) next.delete(person.player.id);
    else next.set(person.player.id, { person, at: performance.now() });
    this.#heard.value = next;
  }

  close(): void {
    clearInterval(this.#timer);
  }

  #forgetOld(): void {
    const old = performance.now() - BELIEVED;
    const left = [...this.#heard.peek()].filter(([, { at }]) => at > old);
    if (left.length < this.#heard.peek().size) this.#heard.value = new Map(left);
  }
}
