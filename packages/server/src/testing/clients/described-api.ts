/** The server's own description of its HTTP interface, and requests whose answers are held against it. */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { expect } from 'vitest';
import type { TestServer } from '../test-server.ts';

interface Content {
  readonly content?: { readonly 'application/json': { readonly schema: object } };
}

interface Described {
  readonly operationId: string;
  readonly summary: string;
  readonly security?: readonly object[];
  readonly parameters?: readonly { name: string; in: string; required: boolean; schema: object }[];
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Content>>;
}

export interface ApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, object>>;
    readonly securitySchemes: object;
  };
}

/** One method of one path. */
export interface Operation extends Described {
  readonly path: string;
  readonly method: string;
}

interface Asked {
  /** Of the path and of the query. */
  readonly values: Readonly<Record<string, string | undefined>>;
  readonly body: unknown;
  readonly bearer: string;
}

export class DescribedApi {
  readonly document: ApiDocument;
  readonly operations: readonly Operation[];
  readonly #host: TestServer;
  readonly #ajv = new Ajv2020({ strict: false, discriminator: false });
  readonly #validators = new Map<string, ValidateFunction>();

  static async of(host: TestServer): Promise<DescribedApi> {
    const answer = await host.server.app.inject('/api/openapi.json');
    return new DescribedApi(host, answer.json<ApiDocument>());
  }

  private constructor(host: TestServer, document: ApiDocument) {
    this.#host = host;
    this.document = document;
    this.#ajv.addSchema(document, 'api');
    this.operations = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ path, method, ...operation })),
    );
  }

  operation(id: string): Operation {
    return this.operations.find(({ operationId }) => operationId === id)!;
  }

  /** What a `$ref` names. */
  named(reference: string): object {
    return this.document.components.schemas[reference.split('/').at(-1)!]!;
  }

  /** Sends it and holds the answer against the description. */
  async walk({ path, method, responses }: Operation, { values, body, bearer }: Asked): Promise<number> {
    const url = addressOf(path, values);
    const answer = await this.#host.server.app.inject({
      method: method.toUpperCase() as 'GET',
      url,
      headers: bearer === '' ? {} : { authorization: `Bearer ${bearer}` },
      ...(body === undefined ? {} : { payload: body as object }),
    });
    const told = `${method} ${url} ${JSON.stringify(body)}: ${answer.statusCode} ${answer.body}`;
    expect(Object.keys(responses), told).toContain(String(answer.statusCode));
    if (answer.statusCode === 204) return 204;
    const isLines = String(answer.headers['content-type']).includes('ndjson');
    const validator = this.#validatorOf(path, method, answer.statusCode, isLines ? 'x-ndjson' : 'json');
    for (const text of isLines ? answer.body.split('\n').filter(Boolean) : [answer.body])
      expect(validator(JSON.parse(text)), `${told}\n${JSON.stringify(validator.errors)}`).toBe(true);
    return answer.statusCode;
  }

  #validatorOf(path: string, method: string, status: number, type: string): ValidateFunction {
    const written = path.replaceAll('~', '~0').replaceAll('/', '~1');
    const place = `api#/paths/${encodeURIComponent(written)}/${method}/responses/${status}/content/application~1${type}/schema`;
    const validator = this.#validators.get(place) ?? this.#ajv.compile({ $ref: place });
    this.#validators.set(place, validator);
    return validator;
  }
}

function addressOf(path: string, values: Asked['values']): string {
  const query = new URLSearchParams();
  let url = path;
  for (const [name, value] of Object.entries(values)) {
    if (path.includes(`{${name}}`)) url = url.replace(`{${name}}`, encodeURIComponent(value ?? ''));
    else if (value !== undefined) query.set(name, value);
  }
  return `${url}?${query.toString()}`;
}
