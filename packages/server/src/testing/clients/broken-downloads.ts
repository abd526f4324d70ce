/** Downloads that the client breaks off, and the files that a process has open. */
import { readdirSync, readlinkSync } from 'node:fs';
import { get } from 'node:http';

/** Reads the first bytes and hangs up. */
export function breakOff(url: string, encoding: string): Promise<void> {
  return new Promise(resolve => {
    const request = get(url, { headers: { 'accept-encoding': encoding } }, response => {
      response.once('data', () => request.destroy());
      response.once('close', resolve);
      response.on('error', () => undefined);
    });
    request.on('error', () => resolve());
  });
}

/** How many files under a folder a process has open. Only Linux tells. */
export function openFiles(pid: number, folder: string): number {
  const files = readdirSync(`/proc/${pid}/fd`).map(number => {
    try {
      return readlinkSync(`/proc/${pid}/fd/${number}`);
    } catch (error) {
      // closed since it was listed
      if ((error as { code?: string }).code !== 'ENOENT') throw error;
      return '';
    }
  });
  return files.filter(file => file.startsWith(folder)).length;
}
