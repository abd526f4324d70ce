/**
 * A coach for whoever plays on this device: gives hints when asked, and warns before a blunder where that is wished. It is part
 * of no table at a server: there, everybody plays alone.
 */
import { type AnyMove, gameById, RECORD_FORMATS } from '@kingdomino/rules';
import { type ReadonlySignal, signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { settings } from '../app/settings.ts';
import type { StudyClient } from '../study/study-client.ts';
import type { AskedPosition, ToldJudgement } from '../study/study-worker.ts';
import type { OnBoardProps, TableView } from '../table-source/table-source.ts';
import { isMine } from '../table-ui/speech/announcement.ts';

/** A move that gives much away; whoever made it is asked. */
export interface Warning {
  readonly view: TableView;
  readonly judged: ToldJudgement;
  /** Whether it is played all the same. */
  readonly settle: (goesOn: boolean) => void;
}

/** Where to look, what to do, why. */
export type HintStep = 'where' | 'what' | 'why';

/** Nobody waits longer for a second opinion. */
const PATIENCE = 4000;

interface Ports {
  readonly start: () => Promise<Pick<StudyClient, 'look' | 'judge' | 'close'>>;
  readonly pause: (milliseconds: number) => Promise<void>;
}

const PAGE: Ports = {
  start: async () => new (await import('../study/study-client.ts')).StudyClient(),
  pause: milliseconds => new Promise(resolve => setTimeout(resolve, milliseconds)),
};

export class Coach {
  /** What a hint draws on the board. */
  readonly onBoard = signal<ComponentType<OnBoardProps> | undefined>(undefined);
  readonly #ports: Ports;
  readonly #warning = signal<Warning | undefined>(undefined);
  #client: ReturnType<Ports['start']> | undefined;

  constructor(ports: Ports = PAGE) {
    this.#ports = ports;
  }

  get warning(): ReadonlySignal<Warning | undefined> {
    return this.#warning;
  }

  /** The worker that analyses, started with the first question. */
  client(): ReturnType<Ports['start']> {
    this.#client ??= this.#ports.start();
    // it may not have come: the next question tries again
    this.#client.catch(() => {
      this.#client = undefined;
    });
    return this.#client;
  }

  /** Whether this move is to be played: true at once, unless somebody wants to be warned and it is a blunder. */
  async mayPlay(view: TableView, move: AnyMove): Promise<boolean> {
    if (!settings.value.warn || !isMine(view)) return true;
    const judged = await this.#judge(view, move);
    if (judged?.grade !== 'blunder') return true;
    return new Promise(resolve => {
      this.#warning.value = {
        view,
        judged,
        settle: goesOn => {
          this.#warning.value = undefined;
          resolve(goesOn);
        },
      };
    });
  }

  close(): void {
    this.#warning.peek()?.settle(false);
    void this.#client?.then(
      client => client.close(),
      () => undefined,
    );
  }

  /** A coach who cannot be had, or takes too long, says nothing: a game always goes on. */
  async #judge(view: TableView, move: AnyMove): Promise<ToldJudgement | undefined> {
    const ask = async () => {
      const client = await this.client();
      return client.judge(askedPosition(view), gameById(view.game).format(move));
    };
    const tooLong = this.#ports.pause(PATIENCE).then(() => undefined);
    return Promise.race([ask(), tooLong]).catch(() => undefined);
  }
}

/** The position of a table, as an analysis wants it. */
export function askedPosition({ game, options, state, moves }: TableView): AskedPosition {
  const format = RECORD_FORMATS[gameById(game).recordVersion(state)];
  return { origin: { format, game, options }, moves: moves.map(({ text }) => text) };
}
