import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** Any number: nobody else holds it by the session. */
const aheadLock = 7_140_058;
const lookAgainMs = 200;
/** Anyone who writes waits behind whoever waits to change the table. */
const tableLockMs = 500;
const notInTime = '55P03';

/** What an earlier migration of the same start has yet to make. */
const notThereYet = new Set(['42P01', '42703', '42883']);

type Step = { index: string | undefined; statement: string };
type Log = (line: string) => void;

/**
 * Makes the indexes of pending migrations before these run, and the columns that they are over, without keeping anybody from
 * writing. All pending migrations are one transaction, which would hold a table for as long as its index takes; they then find
 * it made. Only what says `if not exists` is made here.
 */
export async function makeAhead(databaseUrl: string, migrations: readonly string[], log: Log): Promise<void> {
  const steps = migrations.flatMap(stepsOf);
  if (steps.length === 0) return;
  const client = new pg.Client({ connectionString: databaseUrl });
  // A connection that breaks also fails the statement below, which reports it.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('set statement_timeout = 0; set lock_timeout = 0');
    await takeTurn(client);
    for (const step of steps) await take(client, step, log);
  } finally {
    await client.end();
  }
}

function stepsOf(migration: string): Step[] {
  const statements = migration.replaceAll(/--[^\n]*/g, '').split(';');
  return statements.flatMap((statement): Step[] => {
    if (/^\s*alter table \w+ add column if not exists [^,]+$/.test(statement)) return [{ index: undefined, statement }];
    const found = /^\s*create (unique )?index if not exists (\w+)([\s\S]*)$/.exec(statement);
    if (!found) return [];
    const [, unique = '', index = '', rest = ''] = found;
    return [{ index, statement: `create ${unique}index concurrently if not exists ${index}${rest}` }];
  });
}

/** Asked again and again: a statement that waited for the lock would be a transaction that the other one's index waits for. */
async function takeTurn(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>(`select pg_try_advisory_lock(${aheadLock}) as taken`);
    if (rows[0]?.taken) return;
    await sleep(lookAgainMs);
  }
}

async function take(client: pg.Client, { index, statement }: Step, log: Log): Promise<void> {
  if (index !== undefined && (await isIndexThere(client, index))) return;
  try {
    if (index === undefined) return await addColumn(client, statement);
    await client.query(statement);
    log(`index ${index}: made while others write`);
  } catch (error) {
    if (!isFault(error, notThereYet)) throw error;
  }
}

async function addColumn(client: pg.Client, statement: string): Promise<void> {
  for (;;) {
    try {
      await client.query(`begin; set local lock_timeout = ${tableLockMs}; ${statement}; commit`);
      return;
    } catch (error) {
      await client.query('rollback');
      if (!isFault(error, new Set([notInTime]))) throw error;
      await sleep(lookAgainMs);
    }
  }
}

async function isIndexThere(client: pg.Client, index: string): Promise<boolean> {
  const { rows } = await client.query<{ indisvalid: boolean }>(
    'select indisvalid from pg_index where indexrelid = to_regclass($1)',
    [index],
  );
  const [found] = rows;
  // Left by a start that was ended in between: every change would keep it, and no query may use it.
  if (found?.indisvalid === false) await client.query(`drop index concurrently ${index}`);
  return found?.indisvalid ?? false;
}

const isFault = (error: unknown, codes: ReadonlySet<string>): boolean =>
  error instanceof pg.DatabaseError && error.code !== undefined && codes.has(error.code);
