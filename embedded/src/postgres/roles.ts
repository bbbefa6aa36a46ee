import { Client, escapeIdentifier, escapeLiteral } from 'pg';
import { handOver } from './hand-over.ts';
import { APPLICATION, DATABASE, OWNER } from './settings.ts';

type Passwords = { [OWNER]: string; [APPLICATION]: string };

/**
 * The superuser's only work: a role that owns the tables, one that works with them, and the database. At every start, so that
 * a cluster of an earlier version, where the superuser owned everything, becomes one like any other.
 */
export async function prepareRoles(superuserUrl: (database: string) => string, passwords: Passwords): Promise<void> {
  await connected(superuserUrl('postgres'), async (client) => {
    await ensureRole(client, OWNER, passwords[OWNER]);
    await ensureRole(client, APPLICATION, passwords[APPLICATION]);
    await ensureDatabase(client);
  });
  await connected(superuserUrl(DATABASE), (client) => handOver(client, OWNER));
}

async function ensureRole(client: Client, role: string, password: string): Promise<void> {
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [role]);
  const rights = 'login nosuperuser nocreatedb nocreaterole noreplication nobypassrls';
  const command = rowCount ? 'alter' : 'create';
  await client.query(`${command} role ${escapeIdentifier(role)} ${rights} password ${escapeLiteral(password)}`);
}

async function ensureDatabase(client: Client): Promise<void> {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [DATABASE]);
  const command = rowCount
    ? `alter database ${DATABASE} owner to ${OWNER}`
    : `create database ${DATABASE} owner ${OWNER}`;
  await client.query(command);
}

async function connected(url: string, work: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: url, ssl: false });
  // A connection that breaks also fails the call below, which reports it; without a listener it would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
