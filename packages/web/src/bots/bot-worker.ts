/** Bots think here, off the page's own thread; their nets' weights are fetched from here when a bot first needs them. */
import { type BotJob, PlannedMoves, prepareFor, think } from '@kingdomino/bots';
import { expose } from 'comlink';
import { nextTask } from '../app/next-task.ts';
import type { BotAnswer, BotNeeds } from './bot-client.ts';

/** Plays every game and needs nothing from the network. */
const STAND_IN = 'greedy';
/** Milliseconds: who has waited so long for what a bot needs does not wait for a long thought as well. */
const LATE = 500;
const SHORT_THOUGHT = { milliseconds: 150 };

/** A bot decides its whole turn at once: the second move of it is known when the page asks. */
const planned = new PlannedMoves();

/** What is being fetched, by the bot that needs it: nobody waits for what another bot needs. */
const preparing = new Map<string, Promise<unknown>>();

/** One thought after the other: they share a kernel. */
let last: Promise<unknown> = Promise.resolve();
/** Counts how often the page has said that it waits no longer. */
let stops = 0;

const api = {
  /** Fetches what a bot needs before it is asked; what does not come is fetched again then. */
  prepare(needs: BotNeeds): void {
    preparing.set(
      keyOf(needs),
      prepareFor(needs).catch(() => undefined),
    );
  },

  choose(job: BotJob): Promise<BotAnswer> {
    const stopsBefore = stops;
    const question = { job, isStopped: () => stops !== stopsBefore, askedAt: performance.now() };
    const answer = last.then(() => answerTo(question));
    last = answer.catch(() => undefined);
    return answer;
  },

  /** Nobody waits any more for what was asked so far: it is answered soon, somehow. */
  stop(): void {
    stops++;
  },
};

function keyOf({ spec, game, options }: BotNeeds): string {
  return JSON.stringify([spec, game, options]);
}

interface Question {
  readonly job: BotJob;
  readonly isStopped: () => boolean;
  readonly askedAt: number;
}

async function answerTo(question: Question): Promise<BotAnswer> {
  const { job } = question;
  try {
    return { move: await moveOf(question), isStandIn: false };
  } catch (error) {
    // where a bot cannot play, or its weights cannot be fetched now, another moves for it: a game always goes on
    console.warn(`${STAND_IN} moves for ${job.spec}: ${String(error)}`);
    const move = await moveOf({ ...question, job: { ...job, spec: STAND_IN } });
    return { move, isStandIn: true };
  }
}

async function moveOf({ job, isStopped, askedAt }: Question): Promise<string> {
  const move = planned.take(job);
  if (move !== undefined) return move;
  await preparing.get(keyOf(job));
  await prepareFor(job);
  // a thought is not interrupted, so that whoever waits no longer must be heard before it begins
  await nextTask();
  const isLate = performance.now() - askedAt > LATE;
  const choice = await think(isLate ? { ...job, budget: SHORT_THOUGHT } : job, isStopped);
  if (!choice.ok) throw new Error(choice.error.text);
  planned.keep(job, choice.value);
  return choice.value.move;
}

export type BotWorker = typeof api;

expose(api);
