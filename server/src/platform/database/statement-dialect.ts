import {
  type DatabaseConnection,
  type Dialect,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import type { StatementResult } from './statement-batch.ts';
import { withOwner } from './statement-owner.ts';

export type RunStatement = (sql: string, parameters: readonly unknown[]) => Promise<StatementResult>;

/** Kysely's language over a way of our own to run one statement. Transactions are opened by the part that gives that way. */
export function statementDialect(run: RunStatement): Dialect {
  const connection: DatabaseConnection = {
    async executeQuery<R>({ sql, parameters }: { sql: string; parameters: readonly unknown[] }) {
      const { command, rowCount, rows } = await run(sql, parameters);
      const changes = command === 'INSERT' || command === 'UPDATE' || command === 'DELETE' || command === 'MERGE';
      const result = { rows: rows as R[] };
      return changes ? { ...result, numAffectedRows: BigInt(rowCount) } : result;
    },
    streamQuery() {
      throw new Error('Rows are not streamed');
    },
  };
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => ({
      init: async () => undefined,
      acquireConnection: async () => connection,
      beginTransaction: refuseNesting,
      commitTransaction: refuseNesting,
      rollbackTransaction: refuseNesting,
      releaseConnection: async () => undefined,
      destroy: async () => undefined,
    }),
    createIntrospector: (database) => new PostgresIntrospector(database),
    createQueryCompiler: () => new NamingCompiler(),
  };
}

/** It compiles where a statement is asked for; when it runs nobody knows any more who asked. */
class NamingCompiler extends PostgresQueryCompiler {
  override compileQuery(...asked: Parameters<PostgresQueryCompiler['compileQuery']>) {
    const compiled = super.compileQuery(...asked);
    return { ...compiled, sql: withOwner(compiled.sql) };
  }
}

async function refuseNesting(): Promise<never> {
  throw new Error('A transaction is opened once, at the edge');
}
