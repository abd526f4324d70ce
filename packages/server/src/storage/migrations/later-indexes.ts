/** Takes the indexes of tables that are there out of a migration: PostgreSQL builds them outside of any transaction. */
import {
  ColumnNode,
  CreateIndexNode,
  DropIndexNode,
  type KyselyPlugin,
  type Migration,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  type QueryResult,
  type RootOperationNode,
  TableNode,
} from 'kysely';

export class LaterIndexes implements KyselyPlugin {
  /** In the order in which they were asked for. */
  readonly statements: string[] = [];
  readonly #compile: (node: RootOperationNode) => string;
  readonly #tables: ReadonlySet<string>;

  static async of(db: Parameters<Migration['up']>[0]): Promise<LaterIndexes> {
    const tables = (await db.introspection.getTables()).map(({ name }) => name);
    const executor = db.getExecutor();
    return new LaterIndexes(new Set(tables), node => executor.compileQuery(node, { queryId: 'index' }).sql);
  }

  private constructor(tables: ReadonlySet<string>, compile: (node: RootOperationNode) => string) {
    this.#tables = tables;
    this.#compile = compile;
  }

  /** Kysely wants a statement of the same kind instead: one that finds nothing to do. */
  transformQuery({ node }: PluginTransformQueryArgs): RootOperationNode {
    if (node.kind === 'CreateIndexNode' && this.#tables.has(tableOf(node))) {
      this.#note(node, /^create (unique )?index/, 'create $1index concurrently if not exists');
      return NOTHING_TO_CREATE;
    }
    if (node.kind === 'DropIndexNode') {
      this.#note(node, /^drop index/, 'drop index concurrently if exists');
      return DropIndexNode.create('no_such_index', { ifExists: true });
    }
    return node;
  }

  async transformResult({ result }: PluginTransformResultArgs): Promise<QueryResult<never>> {
    return result as QueryResult<never>;
  }

  #note(node: RootOperationNode, beginning: RegExp, instead: string): void {
    this.statements.push(this.#compile(node).replace(beginning, instead));
  }
}

const NOTHING_TO_CREATE: CreateIndexNode = {
  ...CreateIndexNode.create('kysely_migration_pkey'),
  table: TableNode.create('kysely_migration'),
  columns: [ColumnNode.create('name')],
  ifNotExists: true,
};

function tableOf({ table }: CreateIndexNode): string {
  return table?.table.identifier.name ?? '';
}
