/**
 * When the page is drawn anew. What somebody does, or what happens to the window, is answered in the same task; what
 * comes otherwise (a bot has moved, a message) is drawn in the next one: to work it out and to draw it at a stretch would
 * hold up a slow phone.
 */
import { options } from 'preact';

export function scheduleRenders(): void {
  const { port1, port2 } = new MessageChannel();
  let waiting: (() => void)[] = [];
  port1.onmessage = () => {
    const all = waiting;
    waiting = [];
    // by itself each: where one fails the others are still drawn
    for (const draw of all) queueMicrotask(draw);
  };
  options.debounceRendering = draw => {
    if (isAnswer(window.event)) queueMicrotask(draw);
    else if (waiting.push(draw) === 1) port2.postMessage(undefined);
  };
}

const isAnswer = (event: Event | undefined) => event !== undefined && !(event instanceof MessageEvent);
