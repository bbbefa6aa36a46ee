import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { inject } from 'vitest';

export type TestDatabase = {
  /** With the rights that the portal has. */
  url: string;
  ownerUrl: string;
  /** For what only a test does: hold tables, look at other connections, take the database away. */
  superuserUrl: string;
  drop(): Promise<void>;
};

/** A migrated database of its own for one test file, copied from one of the run's templates in a tenth of a second. */
export async function createTestDatabase(content: 'empty' | 'smallWorld' = 'empty'): Promise<TestDatabase> {
  const { superuserUrl, ownerUrl, applicationUrl, templates } = inject('postgres');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const owner = new URL(ownerUrl).username;
  await onServer(superuserUrl, (client) =>
    client.query(`create database ${name} template ${templates[content]} owner ${owner}`),
  );
  const within = (url: string) => Object.assign(new URL(url), { pathname: `/${name}` }).href;
  return {
    url: within(applicationUrl),
    ownerUrl: within(ownerUrl),
    superuserUrl: within(superuserUrl),
    drop: () => onServer(superuserUrl, (client) => drop(client, name)),
  };
}

/** A pool says it has ended before PostgreSQL has noticed; a connection cut off in between would fail the test. */
async function drop(client: pg.Client, name: string): Promise<void> {
  for (let tries = 0; tries < 100 && (await isInUse(client, name)); tries += 1) await sleep(20);
  await client.query(`drop database ${name} with (force)`);
}

async function isInUse(client: pg.Client, name: string): Promise<boolean> {
  const { rowCount } = await client.query('select 1 from pg_stat_activity where datname = $1', [name]);
  return rowCount !== 0;
}

async function onServer(serverUrl: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
