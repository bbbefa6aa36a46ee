import { Kysely } from 'kysely';
import type pg from 'pg';
import { statementDialect } from './statement-dialect.ts';
import type { Tables } from './tables.generated.ts';

/**
 * One transaction on one connection that does not wait between statements: BEGIN travels with the first of them, and
 * statements that were started together share one way to the database and back. Kysely's own transaction waits after each.
 */
export async function runTransaction<T>(pool: pg.Pool, work: (transaction: Kysely<Tables>) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let isOver = false;
  let isBroken = false;
  const dialect = statementDialect(async (sql, parameters) => {
    // Nobody waited for it in time: now it would run outside the transaction it was meant for.
    if (isOver) throw new Error('A statement came after the end of its transaction');
    return client.query(sql, parameters);
  });
  try {
    const begun = client.query('begin isolation level read committed');
    // Whoever waits for the first statement hears of it, too.
    begun.catch(() => undefined);
    const result = await work(new Kysely<Tables>({ dialect }));
    isOver = true;
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
    isOver = true;
    client.release(isBroken);
  }
}
