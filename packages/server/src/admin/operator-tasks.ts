/** Who may sign in to the operator's page: it is there once there is an operator. */
import { formatCode, hashSecret, newRecoveryCode, parseCode } from '../identity/recovery-code.ts';
import { type AdminParts, type AdminTask, firstWord } from './admin-task.ts';
import { readable } from './times.ts';

const NAME = /^[\p{L}\p{N}._-]{1,30}$/u;
const USAGE = 'operator NAME [remove]';

export const OPERATOR_TASKS: Readonly<Record<string, AdminTask>> = {
  operators: {
    usage: 'operators',
    help: "who may sign in to the operator's page, /operator",
    run: async ({ store }) => readable(await store.listOperators(undefined)),
  },
  operator: {
    usage: USAGE,
    help: 'lets somebody sign in there, by a code that is shown once (again: another code); remove: no more',
    isLogged: true,
    run: async (parts, argument) => {
      const [name, word] = firstWord(argument);
      if (!NAME.test(name) || !['', 'remove'].includes(word)) throw new Error(`usage: ${USAGE}`);
      return word === 'remove' ? removeOperator(parts, name) : addOperator(parts, name);
    },
  },
};

async function addOperator({ store, ports }: AdminParts, name: string): Promise<unknown> {
  const code = newRecoveryCode(count => ports.randomBytes(count));
  await store.addOperator({ name, hash: await hashSecret(wholeOf(code)), since: ports.now() });
  return { operator: name, code: formatCode(code), page: '/operator' };
}

async function removeOperator({ store }: AdminParts, name: string): Promise<unknown> {
  if (!(await store.removeOperator(name))) throw new Error(`there is no operator ${name}`);
  return { removed: name };
}

/** All letters of a code, however it was typed; undefined when it is none. */
export function operatorSecret(text: string): string | undefined {
  const code = parseCode(text);
  return code && wholeOf(code);
}

function wholeOf({ id, secret }: { readonly id: string; readonly secret: string }): string {
  return id + secret;
}
