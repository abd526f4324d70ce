/** Tells the server whether somebody looks at this page: who does not is told elsewhere that a table waits. */
import type { Connection } from './connection.ts';

export function tellLooks(line: Connection): void {
  let end = new AbortController();
  /** A new line is taken for one that somebody looks at. */
  let told = true;
  const tell = () => {
    const looks = !document.hidden;
    if (line.state.peek() !== 'open' || looks === told) return;
    told = looks;
    end.abort();
    end = new AbortController();
    void line.ask({ type: 'look', looks }, end.signal);
  };
  document.addEventListener('visibilitychange', tell);
  line.state.subscribe(state => {
    if (state === 'open') tell();
    else told = true;
  });
}
