/** Waits for so many milliseconds, without keeping the process alive for it. */
export function sleep(milliseconds: number): Promise<void> {
  return new Promise(resolve => void setTimeout(resolve, milliseconds).unref());
}
