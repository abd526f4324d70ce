/** One line for the whole page. */
import { Connection } from './connection.ts';
import { browserPorts } from './line-ports.ts';

let line: Connection | undefined;

export function connection(): Connection {
  line ??= new Connection(browserPorts());
  return line;
}
