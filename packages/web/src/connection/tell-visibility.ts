/** Tells the server whether somebody looks at this page. A player who does not look is nudged elsewhere. */
import type { Connection } from './connection.ts';

export function tellVisibility(connection: Connection): void {
  let end = new AbortController();
  /** A new connection is taken for one that somebody looks at. */
  let told = true;
  const tell = () => {
    const looks = !document.hidden;
    if (connection.state.peek() !== 'open' || looks === told) return;
    told = looks;
    end.abort();
    end = new AbortController();
    void connection.ask({ type: 'look', looks }, end.signal);
  };
  document.addEventListener('visibilitychange', tell);
  connection.state.subscribe(state => {
    if (state === 'open') tell();
    else told = true;
  });
}
