/** What each operation declares beside its schemas; the OpenAPI description is made from it. */
import type { RefusalCode } from '@kingdomino/protocol';
import type { RouteOptions } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    operation?: OperationConfig;
  }
}

export interface OperationConfig {
  readonly operationId: string;
  readonly tag:
    | 'identity'
    | 'tables'
    | 'daily'
    | 'ratings'
    | 'archive'
    | 'nudges'
    | 'clubs'
    | 'tournaments'
    | 'programs'
    | 'order'
    | 'people'
    | 'news';
  readonly summary: string;
  /** By cookie or bearer token. */
  readonly identity: 'needed' | 'optional' | 'none';
  /** The answer is a stream of lines, each of them JSON. */
  readonly isLines?: true;
  /** Refusals beside those that any operation may meet. */
  readonly refusals?: readonly RefusalCode[];
}

/** What operations of one part have in common; where one needs another identity than most, it says so. */
export function operationsOf(tag: OperationConfig['tag'], identity: OperationConfig['identity'] = 'needed') {
  type Own = Omit<OperationConfig, 'tag' | 'identity'> & Partial<Pick<OperationConfig, 'identity'>>;
  return (own: Own) => ({ operation: { tag, identity, ...own } });
}

/** Whatever is asked. */
const ALWAYS: readonly RefusalCode[] = [
  'bad-message',
  'too-many-messages',
  'internal',
  'stopping',
  'overloaded',
];
const CHANGING: readonly RefusalCode[] = ['not-allowed', 'too-large'];

/** Every code that an operation may be refused with. */
export function refusalsOf({ identity, refusals = [] }: OperationConfig, method: string): RefusalCode[] {
  const changing = method === 'GET' ? [] : CHANGING;
  const unknown: RefusalCode[] = identity === 'needed' ? ['no-identity'] : [];
  return [...new Set([...ALWAYS, ...changing, ...unknown, ...refusals])];
}

export interface Operation extends OperationConfig {
  readonly method: string;
  readonly path: string;
  readonly schema: RouteSchema;
}

/** The parts of a route's schema that are described. */
interface RouteSchema {
  readonly params?: ObjectSchema;
  readonly querystring?: ObjectSchema;
  readonly body?: object;
  readonly response?: Readonly<Record<number, object>>;
}

export interface ObjectSchema {
  readonly properties: Readonly<Record<string, object>>;
  readonly required?: readonly string[];
}

/** Undefined for addresses that are not part of the interface. */
export function operationOf(route: RouteOptions): Operation | undefined {
  const operation = route.config?.operation;
  if (!operation || route.method === 'HEAD') return undefined;
  return {
    ...operation,
    method: String(route.method),
    path: route.url.replaceAll(/:(\w+)/g, '{$1}'),
    schema: (route.schema ?? {}) as RouteSchema,
  };
}
