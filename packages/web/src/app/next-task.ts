/** Lets a worker that computes for long hear the messages that have come meanwhile. */
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
