import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Logger } from '../logger.ts';
import { runTransaction } from './pipelined-transaction.ts';
import { PreparingClient } from './preparing-client.ts';
import type { Tables } from './tables.generated.ts';

/** Both a plain connection and an open transaction; what may be done with it was decided by `read` or `write`. */
export type Transaction = Kysely<Tables>;

// PostgreSQL's int8 and numeric arrive as text so that nothing is rounded; dates stay calendar days, never instants.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

type Pool = { connections: number; readOnly: boolean };

export type Database = ReturnType<typeof openDatabase>;

/** Two pools on one database: one whose sessions cannot write, so a read needs no transaction, and one that writes. */
export function openDatabase(databaseUrl: string, logger: Logger) {
  const readers = openPool(databaseUrl, logger, { connections: 10, readOnly: true });
  const writers = openPool(databaseUrl, logger, { connections: 10, readOnly: false });
  const reading = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: readers }) });

  return {
    read: <T>(work: (transaction: Transaction) => Promise<T>): Promise<T> => work(reading),
    write: <T>(work: (transaction: Transaction) => Promise<T>): Promise<T> => runTransaction(writers, work),
    connectionsInUse: () => ({
      readers: readers.totalCount - readers.idleCount,
      writers: writers.totalCount - writers.idleCount,
      waiting: readers.waitingCount + writers.waitingCount,
    }),
    close: async () => {
      await Promise.all([reading.destroy(), writers.end()]);
    },
  };
}

function openPool(databaseUrl: string, logger: Logger, { connections, readOnly }: Pool): pg.Pool {
  const pool = new pg.Pool({
    Client: PreparingClient,
    pipeline: !readOnly,
    connectionString: databaseUrl,
    application_name: readOnly ? 'dray-read' : 'dray-write',
    max: connections,
    connectionTimeoutMillis: 3_000,
    idleTimeoutMillis: 60_000,
    statement_timeout: 5_000,
    lock_timeout: 2_000,
    idle_in_transaction_session_timeout: 10_000,
    ...(readOnly ? { options: '-c default_transaction_read_only=on' } : {}),
  });
  // Without a listener the loss of an idle connection would end the process.
  pool.on('error', (error) => logger.warn({ err: error }, 'an idle database connection was lost'));
  // The same for one at work, whose query fails and is reported by whoever asked it.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
