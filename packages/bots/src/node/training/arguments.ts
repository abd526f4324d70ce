/** Arguments of the training commands: numbers within limits, and files. */
import { existsSync } from 'node:fs';

/** Says on the command line what is wrong, and ends. */
export function fail(problem: string): never {
  console.error(`training: ${problem}`);
  process.exit(2);
}

export function readWhole(name: string, text: string): number {
  return /^[1-9][0-9]{0,8}$/.test(text)
    ? Number(text)
    : fail(`--${name} takes a whole number from 1, not ${text}`);
}

export function readShare(name: string, text: string): number {
  const number = text.trim() === '' ? Number.NaN : Number(text);
  return number >= 0 && number <= 1 ? number : fail(`--${name} takes a number from 0 to 1, not ${text}`);
}

export function checkFile(file: string): string {
  return existsSync(file) ? file : fail(`there is no file ${file}`);
}
