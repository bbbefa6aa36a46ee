import pg from 'pg';

export type SqlValue = string | number | boolean | Date | null;
export type Row = Record<string, SqlValue>;

export type Queries = { query<R extends object = Row>(sql: string, values?: readonly unknown[]): Promise<R[]> };

export type ErpDatabase = Queries & {
  transaction<T>(work: (queries: Queries) => Promise<T>): Promise<T>;
  close(): Promise<void>;
};

const answerWithinMs = 30_000;
const connections = 30;

/** Days and times of day stay text: they belong to a market's wall clock, not to a moment. */
const asText = (oid: number): boolean => oid === pg.types.builtins.DATE || oid === pg.types.builtins.TIME;
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    asText(oid) ? (value: string) => value : pg.types.getTypeParser(oid, format === 'binary' ? 'binary' : 'text'),
};

export function openErpDatabase(url: string): ErpDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    types,
    application_name: 'dray-erp',
    connectionTimeoutMillis: answerWithinMs,
    query_timeout: answerWithinMs,
  });
  // A connection that breaks while nobody uses it is replaced; without a listener it would end the process.
  pool.on('error', () => undefined);
  const on = (client: pg.Pool | pg.PoolClient): Queries => ({
    query: async <R extends object>(sql: string, values: readonly unknown[] = []) =>
      (await client.query<R>(sql, [...values])).rows,
  });
  return {
    ...on(pool),
    transaction: (work) => inTransaction(pool, (client) => work(on(client))),
    close: () => pool.end(),
  };
}

async function inTransaction<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch((cause: Error) => {
      broken = cause;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}
