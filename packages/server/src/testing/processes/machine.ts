/** What Linux says of processes: their memory, the processor time they used, and how busy others keep the machine. */
import { readdirSync, readFileSync } from 'node:fs';
import { runSystemProgram } from './system-program.ts';

/** Clock ticks a second in /proc, on every Linux that Node runs on. */
const TICKS = 100;

/** Megabytes of these processes that are in memory. */
export function megabytesOf(pids: readonly number[]): number {
  const sizes = pids.map(pid => /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  return sizes.reduce((sum, size) => sum + Number(size), 0) / 1024;
}

/** Processor seconds of these processes, in all their threads. */
export function cpuSecondsOf(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => sum + (readStat(pid)?.seconds ?? 0), 0);
}

/** Processor seconds of a process and of all that descend from it, those that have ended included. */
export function cpuSecondsOfFamily(root: number): number {
  return cpuSecondsOf(family(root)) + (readStat(root)?.ended ?? 0);
}

/** Processor seconds that the whole machine has used on anything but this process and what it started. */
export function cpuSecondsOfOthers(): number {
  const [, user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0] = readFileSync('/proc/stat', 'utf8')
    .split('\n')[0]!
    .split(/\s+/)
    .map(Number);
  return (user + nice + system + irq + softirq) / TICKS - cpuSecondsOfFamily(process.pid);
}

/** A process and all that descend from it. */
export function family(root: number): number[] {
  const children = new Map<number, number[]>();
  for (const pid of readdirSync('/proc').map(Number).filter(Number.isInteger)) {
    const parent = readStat(pid)?.parent;
    if (parent !== undefined) children.set(parent, [...(children.get(parent) ?? []), pid]);
  }
  const found = [root];
  for (const pid of found) found.push(...(children.get(pid) ?? []));
  return found;
}

/** This process and what it started come before all other work on the machine from now on. Needs root. */
export function goFirst(): void {
  for (const pid of family(process.pid)) runSystemProgram('chrt', ['-a', '-f', '-p', '10', String(pid)]);
}

/** Undefined when the process is gone. */
function readStat(pid: number): { parent: number; seconds: number; ended: number } | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
    const [own, system, ofEnded, systemOfEnded] = fields.slice(11, 15).map(Number) as [
      number,
      number,
      number,
      number,
    ];
    const seconds = (own + system) / TICKS;
    return { parent: Number(fields[1]), seconds, ended: (ofEnded + systemOfEnded) / TICKS };
  } catch {
    return undefined;
  }
}
