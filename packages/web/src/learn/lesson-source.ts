/** A lesson as a table: the deal and the others are scripted, and an unexpected move is refused with a reason. */
import type { CommandRefusal } from '@kingdomino/protocol';
import {
  type AnyGame,
  type AnyMove,
  err,
  type GameRecord,
  gameById,
  ok,
  type Result,
  writeRecord,
} from '@kingdomino/rules';
import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { announce } from '../app/announce.ts';
import { pace } from '../app/settings.ts';
import type { StoredValue } from '../app/storage/stored-value.ts';
import { coloursOf } from '../board/colours.ts';
import { firstSeatOf } from '../local/local-table.ts';
import { seatViews } from '../local/seat-views.ts';
import type { TableSource, TableView } from '../table-source/table-source.ts';
import { whyText } from './learn-words.ts';
import { LEARNER, type Lesson, type LessonStep } from './lesson.ts';
import { beginLesson, judge, nextStep, playIn, READ, resume, type Standing } from './lesson-run.ts';

const REFUSAL: CommandRefusal = { code: 'not-allowed', text: 'the lesson waits for something else' };
/** Between the moves of the others, so that each is seen. */
const PAUSE = 900;

export class LessonSource implements TableSource {
  readonly view: ReadonlySignal<TableView>;
  readonly lesson: Lesson;
  /** Why the last try did not count, in the language that is spoken when it is asked. */
  readonly note = signal<(() => string) | undefined>(undefined);
  /** The others move, and nobody is asked. */
  readonly isBusy = signal(false);
  readonly #standing: Signal<Standing>;
  readonly #progress: StoredValue<readonly string[]>;
  readonly #game: AnyGame;
  #answers: readonly string[];
  /** Another one for whatever is begun: what was under way before it is over. */
  #run = 0;
  #version = 0;

  constructor(lesson: Lesson, progress: StoredValue<readonly string[]>) {
    this.lesson = lesson;
    this.#game = gameById(lesson.game);
    this.#progress = progress;
    const { standing, answers } = resume(lesson, progress.read());
    this.#answers = answers;
    this.#standing = signal(standing);
    this.view = computed(() => this.#look());
  }

  /** The number of the step, from 0. */
  get step(): number {
    return this.#standing.value.step;
  }

  get current(): LessonStep {
    return this.lesson.steps[this.step]!;
  }

  /** Another table for each scene. */
  get scene(): number {
    return this.#standing.value.scene;
  }

  get isLast(): boolean {
    return this.step === this.lesson.steps.length - 1;
  }

  async play(move: AnyMove): Promise<Result<undefined, CommandRefusal>> {
    return this.#answer(this.#game.format(move));
  }

  /** On from a step that is only read. */
  async readOn(): Promise<void> {
    await this.#answer(READ);
  }

  /** Something was tried that the rules forbid; the reason has been told already. */
  refused(problem: string): void {
    this.note.value = () => problem;
  }

  restart(): void {
    this.#run++;
    this.#progress.forget();
    this.#answers = [];
    batch(() => {
      this.isBusy.value = false;
      this.note.value = undefined;
      this.#show(beginLesson(this.lesson));
    });
  }

  async undo(): Promise<Result<undefined, CommandRefusal>> {
    return err(REFUSAL);
  }

  record(): GameRecord {
    const { state, moves } = this.#standing.peek();
    return writeRecord(
      this.#game,
      state,
      moves.map(({ text }) => text),
    );
  }

  async rematch(): Promise<string> {
    return `/new/${this.lesson.game}`;
  }

  close(): void {
    this.#run++;
  }

  async #answer(text: string): Promise<Result<undefined, CommandRefusal>> {
    const standing = this.#standing.peek();
    if (this.isBusy.peek() || this.isLast) return err(REFUSAL);
    const judged = judge(this.lesson, standing, text);
    if (!judged.ok) {
      const { text: task, other = task, unlike = other } = this.current;
      const why = judged.error === 'unlike' ? unlike : other;
      this.note.value = () => whyText(why, this.lesson);
      announce(whyText(why, this.lesson));
      return err(REFUSAL);
    }
    this.#keep(text);
    await this.#follow(text);
    return ok(undefined);
  }

  /** Kept at once with all that follows from it: who leaves while the others move finds the next step. */
  #keep(text: string): void {
    this.#answers = [...this.#answers, text];
    this.#progress.write(this.#answers);
  }

  /** The answer, then what the others do, move by move. */
  async #follow(text: string): Promise<void> {
    const run = this.#run;
    const { after = [] } = this.current;
    batch(() => {
      this.note.value = undefined;
      this.isBusy.value = after.length > 0;
      if (text !== READ) this.#show(playIn(this.lesson, this.#standing.peek(), text));
    });
    for (const move of after) {
      await pause(pace(PAUSE));
      if (run !== this.#run) return;
      this.#show(playIn(this.lesson, this.#standing.peek(), move));
    }
    batch(() => {
      this.isBusy.value = false;
      this.#show(nextStep(this.lesson, this.#standing.peek()));
    });
  }

  #show(standing: Standing): void {
    this.#version++;
    this.#standing.value = standing;
  }

  #look(): TableView {
    const { state, start, moves } = this.#standing.value;
    const { game: id, seats } = this.lesson;
    const isAsked = !this.isBusy.value && this.current.expects !== 'read';
    return {
      game: id,
      options: this.#game.writeOptions(this.#game.optionsOf(state)),
      state,
      moves,
      version: this.#version,
      seats: seatViews({ seats: seats.map(firstSeatOf), colours: coloursOf(seats.map(() => undefined)) }),
      mine: isAsked ? [LEARNER] : [],
      canUndo: false,
      isOver: false,
      start,
    };
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, milliseconds));
}
