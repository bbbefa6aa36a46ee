import { Kysely } from 'kysely';
import pg from 'pg';
import type { CallEnd } from '../call-end.ts';
import { type LogPosition, newestPosition, positionOf } from '../log-position.ts';
import { WritingClient } from './batching-client.ts';
import { letRunFixed } from './fixed-statement.ts';
import type { StatementResult } from './statement-batch.ts';
import { type RunStatement, statementDialect } from './statement-dialect.ts';
import type { Tables } from './tables.generated.ts';

/** What was left to the end of a transaction. */
class Ending {
  readonly statements: Promise<unknown>[] = [];
  readonly #client: WritingClient;
  #release: (() => void) | undefined;

  constructor(client: WritingClient) {
    this.#client = client;
  }

  leave(statements: Promise<unknown>): void {
    // Heard at the end; until then nobody listens.
    statements.catch(() => undefined);
    this.statements.push(statements);
    if (this.#release) return;
    this.#release = this.#client.hold();
    // Where the work goes on all the same, it must not wait for what never leaves.
    setImmediate(() => this.release());
  }

  /** Kysely hands a statement over a few promises later; after this turn all of them have come. */
  async allHandedOver(): Promise<void> {
    if (this.statements.length > 0) await new Promise<void>((resolve) => process.nextTick(resolve));
  }

  release(): void {
    this.#release?.();
    this.#release = undefined;
  }
}

const endings = new WeakMap<Kysely<Tables>, Ending>();

/**
 * Leaves the last statements of a transaction to its end: COMMIT travels with them instead of waiting for their answers.
 * Should one fail, PostgreSQL answers the COMMIT with a rollback, and the part that opened the transaction gets that failure.
 * They must have been started already and wait for nothing but the database: one that comes later misses the COMMIT.
 */
export function commitWith(transaction: Kysely<Tables>, statements: Promise<unknown>): void {
  const ending = endings.get(transaction);
  if (!ending) throw new Error('Only an open transaction can be committed');
  ending.leave(statements);
}

/** Behind everything that is committed. */
export const positionStatement = 'select pg_current_wal_insert_lsn()::text as position';

/** Where the answer was lost, so is the place: then only the primary has what was changed for certain. */
const positionIn = (asked: Promise<StatementResult>): Promise<LogPosition> =>
  asked.then(
    ({ rows }) => positionOf(String(rows[0]?.position)),
    () => newestPosition,
  );

/**
 * One transaction on one connection that does not wait between statements: BEGIN travels with the first of them, and
 * statements that were started together share one round trip to the database. Kysely's own transaction waits after each.
 */
export async function runTransaction<T>(
  pool: pg.Pool,
  work: (transaction: Kysely<Tables>) => Promise<T>,
  end?: CallEnd,
  note?: (position: LogPosition) => void,
): Promise<T> {
  const signal = end?.signal;
  signal?.throwIfAborted();
  const client = await pool.connect();
  if (!(client instanceof WritingClient)) throw new Error('The pool lends connections of another kind');
  // The connection goes, too: whether it still waits for an answer that belongs to nobody cannot be known.
  const giveUp = () => client.giveUp(new Error('Connection terminated: the call has taken too long'));
  if (signal?.aborted) giveUp();
  signal?.addEventListener('abort', giveUp);
  let isOver = false;
  let isBroken = false;
  let isCommitting = false;
  const run: RunStatement = async (sql, parameters) => {
    // Nobody waited for it in time: now it would run outside the transaction it was meant for.
    if (isOver) throw new Error('A statement came after the end of its transaction');
    return client.run(sql, parameters);
  };
  const transaction = new Kysely<Tables>({ dialect: statementDialect(run) });
  letRunFixed(transaction, run);
  const ending = new Ending(client);
  endings.set(transaction, ending);
  try {
    const begun = client.run('begin isolation level read committed', []);
    // Anyone who waits for the first statement hears of it, too.
    begun.catch(() => undefined);
    const result = await work(transaction);
    await ending.allHandedOver();
    isOver = true;
    const committed = client.run('commit', []);
    end?.putOffBy(committed);
    isCommitting = true;
    // In the batch of the COMMIT, which nobody waits for any longer because of it.
    const position = note && positionIn(client.run(positionStatement, []));
    ending.release();
    committed.catch(() => undefined);
    await Promise.all([begun, ...ending.statements]);
    const { command } = await committed;
    // A failed statement that nobody waited for: PostgreSQL has thrown everything away and says so only here.
    if (command === 'ROLLBACK') throw new RolledBack('A statement of this transaction failed unseen');
    if (position) note(await position);
    return result;
  } catch (error) {
    if (isCommitting && isRolledBack(error)) end?.notMade();
    else if (isCommitting) note?.(newestPosition);
    ending.release();
    await client.run('rollback', []).catch(() => {
      isBroken = true;
    });
    if (!isOnlyReading(error)) throw error;
    isBroken = true;
    throw new Error('Connection terminated: this PostgreSQL only reads, another one is the primary now', {
      cause: error,
    });
  } finally {
    isOver = true;
    signal?.removeEventListener('abort', giveUp);
    client.release(isBroken);
  }
}

/** Asked of the server that a change would go to, without a transaction. */
export async function requireWritable(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  if (!(client instanceof WritingClient)) throw new Error('The pool lends connections of another kind');
  let isBroken = true;
  try {
    const { rows } = await client.run(
      `select pg_is_in_recovery() or current_setting('default_transaction_read_only')::boolean as is_only_reading`,
      [],
    );
    isBroken = rows[0]?.is_only_reading !== false;
  } finally {
    client.release(isBroken);
  }
  if (isBroken) throw new Error('This PostgreSQL only reads');
}

class RolledBack extends Error {}

/** A connection that may write and cannot leads to a server that was the primary: the pool must not lend it again. */
const isOnlyReading = (error: unknown): boolean => error instanceof pg.DatabaseError && error.code === '25006';

/** PostgreSQL itself has said so. One that goes down says something else, and may have committed before. */
const isRolledBack = (error: unknown): boolean =>
  error instanceof RolledBack || (error instanceof pg.DatabaseError && error.severity === 'ERROR');
