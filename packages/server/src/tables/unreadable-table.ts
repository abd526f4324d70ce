/** A table whose events this program cannot read: nothing is done there rather than something wrong. */
export class UnreadableTable extends Error {
  constructor(table: string, version: number, why: string) {
    super(`table ${table} cannot be read: event ${version}: ${why}`);
  }
}
