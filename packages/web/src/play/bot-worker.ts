/**
 * Bots think here, off the page's own thread; their nets' weights are fetched from here when a bot first needs them. The
 * same program, under another name, is a thread that simulates for the one that leads: it is already there, and never
 * of another version.
 */
import { type BotJob, PlannedMoves, think } from '@kingdomino/bots';
import { type CrewPort, type HelperPort, helpLeader, PortCrew } from '@kingdomino/bots/crew';
import { expose } from 'comlink';
import type { BotAnswer } from './bot-desk.ts';

/** Plays every game and needs nothing from the network. */
const STAND_IN = 'greedy';
/** The name of a worker that only helps. */
const HELPER = 'helper';
/** Milliseconds after which helpers that nobody needs are let go: longer than most people think about a turn. */
const IDLE = 60_000;

/** A bot decides its whole turn at once: the second move of it is known when the page asks. */
const planned = new PlannedMoves();

let crew: PortCrew | undefined;
/** One thought after the other: they share a kernel. */
let last: Promise<unknown> = Promise.resolve();
/** Counts how often the page has said that it waits no longer. */
let stops = 0;

const desk = {
  /** On up to so many threads. */
  choose(job: BotJob, threads = 1): Promise<BotAnswer> {
    const stopsBefore = stops;
    const answer = last.then(() => answerTo(job, threads, () => stops !== stopsBefore));
    last = answer.catch(() => undefined);
    return answer;
  },

  /** Nobody waits any more for what was asked so far: it is answered soon, somehow. */
  stop(): void {
    stops++;
  },
};

async function answerTo(job: BotJob, threads: number, isStopped: () => boolean): Promise<BotAnswer> {
  try {
    return { move: await moveOf(job, threads, isStopped), isStandIn: false };
  } catch (error) {
    // where a bot cannot play, or its weights cannot be fetched now, another moves for it: a game always goes on
    console.warn(`${STAND_IN} moves for ${job.spec}: ${String(error)}`);
    return { move: await moveOf({ ...job, spec: STAND_IN }, 1, isStopped), isStandIn: true };
  }
}

async function moveOf(job: BotJob, threads: number, isStopped: () => boolean): Promise<string> {
  const move = planned.take(job);
  if (move !== undefined) return move;
  const choice = await think(job, isStopped, crewOf(threads));
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
