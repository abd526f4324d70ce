/** A game on this device with a coach beside it. */
import type { CommandRefusal } from '@kingdomino/protocol';
import { type AnyMove, err, type Result } from '@kingdomino/rules';
import type { ComponentType } from 'preact';
import type { LocalSource } from '../local/local-source.ts';
import type { TableSource } from '../table-source/table-source.ts';
import { Coach } from './coach.ts';
import { CoachPart } from './coach-part.tsx';

const KEPT: CommandRefusal = { code: 'not-allowed', text: 'the player thinks again' };

export class CoachedSource implements TableSource {
  readonly Helper: ComponentType;
  readonly #game: LocalSource;
  readonly #coach: Coach;
  #isAsking = false;

  constructor(game: LocalSource, coach = new Coach()) {
    this.#game = game;
    this.#coach = coach;
    this.Helper = () => <CoachPart source={this} coach={coach} />;
  }

  get OnBoard() {
    return this.#coach.onBoard.value;
  }

  get view() {
    return this.#game.view;
  }

  get result() {
    return this.#game.result;
  }

  async play(move: AnyMove): Promise<Result<undefined, CommandRefusal>> {
    if (this.#isAsking) return err(KEPT);
    this.#isAsking = true;
    const view = this.view.peek();
    const mayPlay = await this.#coach.mayPlay(view, move);
    this.#isAsking = false;
    // another tab may have moved meanwhile
    return mayPlay && this.view.peek().version === view.version ? this.#game.play(move) : err(KEPT);
  }

  undo() {
    return this.#game.undo();
  }

  proceed(): void {
    this.#game.proceed();
  }

  record() {
    return this.#game.record();
  }

  rematch() {
    return this.#game.rematch();
  }

  close(): void {
    this.#coach.close();
    this.#game.close();
  }
}
