/** The bots' thread: thinks about one job, and stops in time. */
import { getPriority, setPriority } from 'node:os';
import { type BotJob, think } from '@kingdomino/bots';

/** However long a bot would like to think. */
const MOST_MILLISECONDS = 3000;
/** Where cores are few, people's moves come before a bot's thoughts. */
const NICENESS = 10;

// On Linux this is the priority of this thread alone; elsewhere it would be that of the whole process.
if (process.platform === 'linux') setPriority(Math.max(getPriority(), NICENESS));

/** The move, as in the game record. */
export async function chooseMove(job: BotJob): Promise<string> {
  const end = Date.now() + MOST_MILLISECONDS;
  const choice = await think(job, () => Date.now() > end);
  if (!choice.ok) throw new Error(`the bot ${job.spec} has no move: ${choice.error.text}`);
  return choice.value.move;
}
