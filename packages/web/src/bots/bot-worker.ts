/**
 * Bots think here, off the page's own thread; their nets' weights are fetched from here when a bot first needs them. The
 * same program, under another name, is a thread that simulates for the one that leads: it is already there, and never
 * of another version.
 */
import { type BotJob, PlannedMoves, prepareFor, think } from '@kingdomino/bots';
import { type CrewPort, type HelperPort, helpLeader, PortCrew } from '@kingdomino/bots/crew';
import { expose } from 'comlink';
import type { BotAnswer, BotNeeds } from './bot-client.ts';

/** Plays every game and needs nothing from the network. */
const STAND_IN = 'greedy';
/** The name of a worker that only helps. */
const HELPER = 'helper';
/** Milliseconds after which helpers that nobody needs are let go: longer than most people think about a turn. */
const IDLE = 60_000;
/** Milliseconds: who has waited so long for what a bot needs does not wait for a long thought as well. */
const LATE = 500;
const SHORT_THOUGHT = { milliseconds: 150 };

/** A bot decides its whole turn at once: the second move of it is known when the page asks. */
const planned = new PlannedMoves();

/** What is being fetched, by the bot that needs it: nobody waits for what another bot needs. */
const preparing = new Map<string, Promise<unknown>>();

let crew: PortCrew | undefined;
/** One thought after the other: they share a kernel. */
let last: Promise<unknown> = Promise.resolve();
/** Counts how often the page has said that it waits no longer. */
let stops = 0;

const desk = {
  /** Fetches what a bot needs before it is asked; what does not come is fetched again then. */
  prepare(needs: BotNeeds): void {
    preparing.set(
      keyOf(needs),
      prepareFor(needs).catch(() => undefined),
    );
  },

  /** On up to so many threads. */
  choose(job: BotJob, threads = 1): Promise<BotAnswer> {
    const stopsBefore = stops;
    const question = { job, threads, isStopped: () => stops !== stopsBefore, askedAt: performance.now() };
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
  readonly threads: number;
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
    const move = await moveOf({ ...question, job: { ...job, spec: STAND_IN }, threads: 1 });
    return { move, isStandIn: true };
  }
}

async function moveOf({ job, threads, isStopped, askedAt }: Question): Promise<string> {
  const move = planned.take(job);
  if (move !== undefined) return move;
  await preparing.get(keyOf(job));
  await prepareFor(job);
  const isLate = performance.now() - askedAt > LATE;
  const choice = await think(isLate ? { ...job, budget: SHORT_THOUGHT } : job, isStopped, crewOf(threads));
  if (!choice.ok) throw new Error(choice.error.text);
  planned.keep(job, choice.value);
  return choice.value.move;
}

/** Also of one thread: so it hears between its simulations that it shall stop. */
function crewOf(threads: number): PortCrew {
  if (crew?.threads !== threads) {
    crew?.close();
    crew = new PortCrew({ threads, start: startHelper, idle: IDLE });
  }
  return crew;
}

function startHelper(): HelperPort {
  const worker = new Worker(self.location.href, { type: 'module', name: HELPER });
  return {
    ...portOf(worker),
    listen: (hear, gone) => {
      worker.onmessage = ({ data }) => hear(data);
      worker.onerror = event => {
        // it is not missed: the leader goes on alone
        event.preventDefault();
        gone();
      };
    },
    close: () => worker.terminate(),
  };
}

function portOf<Sent, Heard>(end: Worker | typeof self): CrewPort<Sent, Heard> {
  return {
    send: message => end.postMessage(message),
    listen: hear => {
      end.onmessage = ({ data }: MessageEvent) => hear(data);
    },
    close: () => undefined,
  };
}

export type BotWorker = typeof desk;

if (self.name === HELPER) helpLeader(portOf(self));
else expose(desk);
