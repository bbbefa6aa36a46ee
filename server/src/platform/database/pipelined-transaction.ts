import {
  type DatabaseConnection,
  type Dialect,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import type pg from 'pg';
import type { Tables } from './tables.generated.ts';

/**
 * One transaction on one connection that does not wait between statements: BEGIN travels with the first of them, and
 * statements that were started together share one way to the database and back. Kysely's own transaction waits after each.
 */
export async function runTransaction<T>(pool: pg.Pool, work: (transaction: Kysely<Tables>) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  const dialect = onOneClient(client);
  let isBroken = false;
  try {
    const begun = client.query('begin isolation level read committed');
    // Whoever waits for the first statement hears of it, too.
    begun.catch(() => undefined);
    const result = await work(new Kysely<Tables>({ dialect }));
    dialect.close();
    await begun;
    const { command } = await client.query('commit');
    // A failed statement that nobody waited for: PostgreSQL has thrown everything away and says so only here.
    if (command === 'ROLLBACK') throw new Error('A statement of this transaction failed unseen');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => {
      isBroken = true;
    });
    throw error;
  } finally {
    dialect.close();
    client.release(isBroken);
  }
}

function onOneClient(client: pg.PoolClient): Dialect & { close(): void } {
  let isOver = false;
  const connection: DatabaseConnection = {
    async executeQuery<R>({ sql, parameters }: { sql: string; parameters: readonly unknown[] }) {
      // Nobody waited for it in time: now it would run outside the transaction it was meant for.
      if (isOver) throw new Error('A statement came after the end of its transaction');
      const { command, rowCount, rows } = await client.query(sql, [...parameters]);
      const changes = command === 'INSERT' || command === 'UPDATE' || command === 'DELETE' || command === 'MERGE';
      const result: QueryResult<R> = { rows: rows ?? [] };
      return changes ? { ...result, numAffectedRows: BigInt(rowCount ?? 0) } : result;
    },
    streamQuery() {
      throw new Error('A transaction does not stream');
    },
  };
  return {
    close: () => {
      isOver = true;
    },
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
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

async function refuseNesting(): Promise<never> {
  throw new Error('A transaction is opened once, at the edge');
}
