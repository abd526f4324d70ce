/** A typed client for programs, made from the OpenAPI description. */

interface Schema {
  readonly $ref?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly type?: string;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly patternProperties?: Readonly<Record<string, Schema>>;
}

type Content = {
  readonly content?: {
    readonly 'application/json': { readonly schema: Schema };
    readonly 'application/x-ndjson'?: { readonly schema: Schema };
  };
};

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly required: boolean;
    readonly schema: Schema;
  }[];
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Content>>;
}

export interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

const MOST_CHARACTERS = 100;
const NOTE = '// Made from /api/openapi.json by packages/server/src/tools/write-client.ts: do not edit.\n';

/** The types, and the program that goes with them. */
export function typedClient(description: Description): { readonly types: string; readonly program: string } {
  const operations = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      ...operation,
      path,
      method: method.toUpperCase(),
    })),
  );
  const types = Object.entries(description.components.schemas).map(
    ([name, schema]) => `export type ${name} =${spread(typeOf(schema))};\n`,
  );
  const methods = operations.map(methodType);
  const addresses = operations.map(
    ({ operationId, method, path, requestBody }) =>
      `  ${operationId}: { method: '${method}', path: '${path}', hasBody: ${requestBody !== undefined} },\n`,
  );
  return {
    types: `${NOTE}\n${types.join('\n')}\n${HEAD}export interface Client {\n${methods.join('')}}\n`,
    program: `${NOTE}\nconst OPERATIONS = {\n${addresses.join('')}};\n${PROGRAM}`,
  };
}

function methodType({ operationId, summary, parameters = [], requestBody, responses }: Operation): string {
  const fields = parameters.map(
    ({ name, required, schema }) => `${name}${required ? '' : '?'}: ${typeOf(schema)}`,
  );
  const isOptional = parameters.every(({ required }) => !required);
  const first = fields.length > 0 ? [`parameters${isOptional ? '?' : ''}: { ${fields.join('; ')} }`] : [];
  const body = requestBody?.content?.['application/json'].schema;
  const second = body ? [`body: ${typeOf(body)}`] : [];
  const result = resultOf(responses['200']?.content);
  return `  /** ${summary}. */\n  ${operationId}(${[...first, ...second].join(', ')}): Promise<${result}>;\n`;
}

function resultOf(content: Content['content']): string {
  const line = content?.['application/x-ndjson'];
  if (line) return `readonly (${typeOf(line.schema)})[]`;
  return content ? typeOf(content['application/json'].schema) : 'undefined';
}

function typeOf(schema: Schema): string {
  if (schema.$ref !== undefined) return schema.$ref.split('/').at(-1)!;
  if ('const' in schema) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map(value => JSON.stringify(value)).join(' | ');
  const choices = schema.anyOf ?? (schema.properties ? undefined : schema.oneOf);
  if (choices) return choices.map(typeOf).join(' | ');
  switch (schema.type) {
    case 'string':
    case 'boolean':
    case 'null':
      return schema.type;
    case 'integer':
    case 'number':
      return 'number';
    case 'array':
      return `readonly (${schema.items ? typeOf(schema.items) : 'unknown'})[]`;
    default:
      return objectType(schema);
  }
}

/** Over several lines what is long: fields and choices of the outermost level. */
function spread(type: string): string {
  if (type.length < MOST_CHARACTERS) return ` ${type}`;
  if (!type.startsWith('{ ')) return `\n  | ${splitOutside(type, ' | ').join('\n  | ')}`;
  return ` {\n  ${splitOutside(type.slice(2, -2), '; ').join(';\n  ')};\n}`;
}

/** Splits where no bracket is open. */
function splitOutside(text: string, separator: string): string[] {
  const parts: string[] = [''];
  let depth = 0;
  for (let index = 0; index < text.length; index++) {
    const character = text[index]!;
    depth += Number('{(<['.includes(character)) - Number('})>]'.includes(character));
    if (depth === 0 && text.startsWith(separator, index)) {
      parts.push('');
      index += separator.length - 1;
    } else parts[parts.length - 1] += character;
  }
  return parts;
}

function objectType({ properties, required = [], patternProperties }: Schema): string {
  const [values] = Object.values(patternProperties ?? {});
  if (values) return `Readonly<Record<string, ${typeOf(values)}>>`;
  if (!properties) return 'object';
  const fields = Object.entries(properties).map(
    ([name, part]) => `readonly ${name}${required.includes(name) ? '' : '?'}: ${typeOf(part)}`,
  );
  return `{ ${fields.join('; ')} }`;
}

const HEAD = `/** What the server refuses is thrown. */
export class RefusedError extends Error {
  readonly status: number;
  readonly refused: AnswerRefused;
}

/** Without a token only what needs no identity; the token is that of a bot account. */
export function connect(origin: string, token?: string): Client;

`;

const PROGRAM = `
export class RefusedError extends Error {
  constructor(status, refused) {
    super(refused.text);
    this.status = status;
    this.refused = refused;
  }
}

/** Lines of JSON become a list. */
async function read(response) {
  if (response.status === 204) return undefined;
  if (!response.headers.get('content-type')?.startsWith('application/x-ndjson')) return response.json();
  const lines = (await response.text()).split('\\n').filter(line => line !== '');
  return lines.map(line => JSON.parse(line));
}

export function connect(origin, token) {
  const call = async ({ method, path }, parameters, body) => {
    const query = new URLSearchParams();
    let address = path;
    for (const [name, value] of Object.entries(parameters)) {
      if (address.includes(\`{\${name}}\`)) address = address.replace(\`{\${name}}\`, encodeURIComponent(value));
      else if (value !== undefined) query.set(name, value);
    }
    const response = await fetch(\`\${origin}\${address}?\${query}\`, {
      method,
      headers: {
        ...(token === undefined ? {} : { authorization: \`Bearer \${token}\` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const answer = await read(response);
    if (!response.ok) throw new RefusedError(response.status, answer);
    return answer;
  };
  const methods = Object.entries(OPERATIONS).map(([name, operation]) => [
    name,
    // whatever stands in the address or behind it comes first, then the body
    (...given) => {
      const body = operation.hasBody ? given.pop() : undefined;
      return call(operation, given[0] ?? {}, body);
    },
  ]);
  return Object.fromEntries(methods);
}
`;
