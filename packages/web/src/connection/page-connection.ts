/** The one connection of the page. */
import { effect } from '@preact/signals';
import { noteMember } from '../app/signed-in-member.ts';
import { Connection } from './connection.ts';
import { browserPorts } from './connection-ports.ts';
import { followAvatar } from './follow-avatar.ts';
import { tellVisibility } from './tell-visibility.ts';

let connection: Connection | undefined;

/** While nothing is heard, what was known stays. */
function followMember({ me, state }: Connection): void {
  effect(() => {
    const isStranger = state.value === 'signed-out' || (state.value === 'open' && !me.value);
    if (isStranger) noteMember('');
    else if (me.value) noteMember(me.value.member ? me.value.id : '');
  });
}

export function pageConnection(): Connection {
  if (!connection) {
    connection = new Connection(browserPorts());
    tellVisibility(connection);
    followMember(connection);
    const { me, state } = connection;
    followAvatar({ me, state, ask: command => pageConnection().ask(command) });
  }
  return connection;
}
