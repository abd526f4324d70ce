/** One line for the whole page. */
import { Connection } from './connection.ts';
import { browserPorts } from './line-ports.ts';
import { tellLooks } from './looks.ts';

let line: Connection | undefined;

export function connection(): Connection {
  if (!line) {
    line = new Connection(browserPorts());
    tellLooks(line);
  }
  return line;
}
