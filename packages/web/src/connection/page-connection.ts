/** One line for the whole page. */
import { effect } from '@preact/signals';
import { noteMember } from '../app/signed-in-member.ts';
import { Connection } from './connection.ts';
import { browserPorts } from './connection-ports.ts';
import { tellLooks } from './tell-visibility.ts';

let line: Connection | undefined;

/** While nothing is heard, what was known stays. */
function followMember({ me, state }: Connection): void {
  effect(() => {
    const isStranger = state.value === 'signed-out' || (state.value === 'open' && !me.value);
    if (isStranger) noteMember('');
    else if (me.value) noteMember(me.value.member ? me.value.id : '');
  });
}

export function connection(): Connection {
  if (!line) {
    line = new Connection(browserPorts());
    tellLooks(line);
    followMember(line);
  }
  return line;
}
