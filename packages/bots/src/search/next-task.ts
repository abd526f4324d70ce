/** Both runtimes have channels; the language's own types do not. */
interface Port {
  onmessage: (() => void) | null;
  postMessage(message: unknown): void;
  close(): void;
}

declare const MessageChannel: new () => { readonly port1: Port; readonly port2: Port };

/** For a thread that works a little at a time: whatever has come to it meanwhile is heard first. */
export function nextTask(): Promise<void> {
  return new Promise(resolve => {
    // a timer would be late by milliseconds in a page
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}
