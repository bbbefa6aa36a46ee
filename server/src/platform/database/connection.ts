import { Kysely } from 'kysely';
import pg from 'pg';
import type { Logger } from '../logger.ts';
import { ReadingClient, WritingClient } from './batching-client.ts';
import { letRunFixed } from './fixed-statement.ts';
import { commitWith, runTransaction } from './pipelined-transaction.ts';
import { sharedReaders } from './shared-readers.ts';
import { statementDialect } from './statement-dialect.ts';
import type { Tables } from './tables.generated.ts';

export { type FixedStatement, fixed, part, runFixed } from './fixed-statement.ts';
export { toRow } from './statement-values.ts';
export { commitWith };

/** Both a plain connection and an open transaction; what may be done with it was decided by `read` or `write`. */
export type Transaction = Kysely<Tables>;

// PostgreSQL's int8 and numeric arrive as text so that nothing is rounded; dates stay calendar days, never instants.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

export type Database = ReturnType<typeof openDatabase>;

// Readers share theirs, and a few that are well used cost less than many.
const mostReaders = 4;
const mostWriters = 10;

/** Connections whose sessions cannot write, so that a read needs no transaction, and a pool of such as write. */
export function openDatabase(databaseUrl: string, logger: Logger) {
  const readers = sharedReaders(
    () => new ReadingClient(settings(databaseUrl, 'dray-read', '-c default_transaction_read_only=on')),
    mostReaders,
  );
  const writers = openPool(databaseUrl, logger);
  const reading = new Kysely<Tables>({ dialect: statementDialect(readers.run) });
  letRunFixed(reading, readers.run);

  return {
    read: <T>(work: (transaction: Transaction) => Promise<T>): Promise<T> => work(reading),
    write: <T>(work: (transaction: Transaction) => Promise<T>): Promise<T> => runTransaction(writers, work),
    connectionsInUse: () => ({
      readers: readers.inUse(),
      writers: writers.totalCount - writers.idleCount,
      waiting: writers.waitingCount,
    }),
    close: async () => {
      await Promise.all([readers.close(), writers.end()]);
    },
  };
}

// Our statements reach their rows by a key, whatever the values. Left alone PostgreSQL would plan those with lists of keys
// anew each time, which takes longer than running them.
const planOnce = '-c plan_cache_mode=force_generic_plan';

const settings = (databaseUrl: string, name: string, options = '') => ({
  connectionString: databaseUrl,
  application_name: name,
  connectionTimeoutMillis: 3_000,
  statement_timeout: 5_000,
  lock_timeout: 2_000,
  idle_in_transaction_session_timeout: 10_000,
  options: `${planOnce} ${options}`,
});

function openPool(databaseUrl: string, logger: Logger): pg.Pool {
  const pool = new pg.Pool({
    ...settings(databaseUrl, 'dray-write'),
    Client: WritingClient,
    max: mostWriters,
    idleTimeoutMillis: 60_000,
  });
  // Without a listener the loss of an idle connection would end the process.
  pool.on('error', (error) => logger.warn({ err: error }, 'an idle database connection was lost'));
  // The same for one at work, whose query fails and is reported by whoever asked it.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
