import { Kysely } from 'kysely';
import pg from 'pg';
import type { CallEnd } from '../call-end.ts';
import type { LogPosition } from '../log-position.ts';
import type { Logger } from '../logger.ts';
import { ReadingClient, WritingClient } from './batching-client.ts';
import { letRunFixed } from './fixed-statement.ts';
import type { FollowReplicas } from './followed-replicas.ts';
import { commitWith, requireWritable, runTransaction } from './pipelined-transaction.ts';
import { sessionSettings } from './session-settings.ts';
import { sharedReaders } from './shared-readers.ts';
import { statementDialect } from './statement-dialect.ts';
import type { Tables } from './tables.generated.ts';

export { type FixedStatement, fixed, listed, part, runFixed } from './fixed-statement.ts';
export { toRow } from './statement-values.ts';
export { commitWith };

/** Both a plain connection and an open transaction; what may be done with it was decided by `read` or `write`. */
export type Transaction = Kysely<Tables>;

// PostgreSQL's int8 and numeric arrive as text so that nothing is rounded; dates stay calendar days, never instants.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

export type Database = ReturnType<typeof openDatabase>;

// Readers share theirs, and a few that are well used cost less than many.
const maxReaders = 4;
const maxWriters = 10;

// Longer than a statement may take, so that PostgreSQL has the first word; shorter than any call (`edge/visit/deadline.ts`).
export const usualAnswerWithinMs = 7_000;

export type DatabaseOptions = {
  /** After this long without a sign of PostgreSQL a connection that waits for it is given up; 0 never. */
  answerWithinMs?: number;
  /** Replicas that may answer reads. */
  replicas?: FollowReplicas | undefined;
};

type Read = <T>(work: (transaction: Transaction) => Promise<T>) => Promise<T>;

/** Connections whose sessions cannot write, so that a read needs no transaction, and a pool of such as write. */
export function openDatabase(
  databaseUrl: string,
  logger: Logger,
  { answerWithinMs = usualAnswerWithinMs, replicas }: DatabaseOptions = {},
) {
  const readers = sharedReaders(
    () =>
      new ReadingClient({
        ...sessionSettings(databaseUrl, 'read'),
        answerWithinMs,
      }),
    maxReaders,
  );
  const writers = openPool(databaseUrl, logger, answerWithinMs);
  const reading = new Kysely<Tables>({ dialect: statementDialect(readers.run) });
  letRunFixed(reading, readers.run);
  const read: Read = (work) => work(reading);
  const followed = replicas?.({ primary: readers.run, logger, answerWithinMs });
  const noting = followed && ((end?: CallEnd) => (position: LogPosition) => followed.note(position, end));

  return {
    read,
    /** For the reads of one call that replicas may answer, as far as they have what it has seen. */
    readerAfter(seen: () => LogPosition | undefined): Read {
      if (!followed) return read;
      const run = followed.runFor(seen);
      const replicated = new Kysely<Tables>({ dialect: statementDialect(run) });
      letRunFixed(replicated, run);
      return (work) => work(replicated);
    },
    /** Nothing where there is but one database. */
    replicas: followed,
    /** After the call's end nobody waits for it any more: what is not committed by then does not happen. */
    write: <T>(work: (transaction: Transaction) => Promise<T>, end?: CallEnd): Promise<T> =>
      runTransaction(writers, work, end, noting?.(end)),
    /** Fails where changes lead to no server, or to one that only reads: a standby, or what was the primary. */
    requireWritable: () => requireWritable(writers),
    connectionsInUse: () => ({
      readers: readers.inUse(),
      writers: writers.totalCount - writers.idleCount,
      waiting: writers.waitingCount,
      ...(followed ? { replicas: followed.inUse() } : {}),
    }),
    close: async () => {
      await followed?.close();
      await Promise.all([readers.close(), writers.end()]);
    },
  };
}

function openPool(databaseUrl: string, logger: Logger, answerWithinMs: number): pg.Pool {
  const config = {
    answerWithinMs,
    ...sessionSettings(databaseUrl, 'write'),
    Client: WritingClient,
    max: maxWriters,
    idleTimeoutMillis: 60_000,
  };
  const pool = new pg.Pool(config);
  // Without a listener the loss of an idle connection would end the process.
  pool.on('error', (error) => logger.warn({ err: error }, 'an idle database connection was lost'));
  // The same for one at work, whose query fails and is reported by the part that asked it.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
