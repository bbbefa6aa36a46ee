import { Client, escapeIdentifier, escapeLiteral } from 'pg';
import { handOver } from './hand-over.ts';
import { APPLICATION, DATABASE, ERP_DATABASE, ERP_ROLE, OWNER } from './settings.ts';

type Passwords = { [OWNER]: string; [APPLICATION]: string; [ERP_ROLE]: string };

/**
 * The superuser's only work: a role that owns the tables, one that works with them, the database, and the ERP's own of both.
 * At every start, so that a cluster of an earlier version, where the superuser owned everything, becomes one like any other.
 */
export async function prepareRoles(superuserUrl: (database: string) => string, passwords: Passwords): Promise<void> {
  await connected(superuserUrl('postgres'), async (client) => {
    await ensureRole(client, OWNER, passwords[OWNER]);
    await ensureRole(client, APPLICATION, passwords[APPLICATION]);
    await ensureRole(client, ERP_ROLE, passwords[ERP_ROLE]);
    await ensureDatabase(client, DATABASE, OWNER);
    await ensureDatabase(client, ERP_DATABASE, ERP_ROLE);
    await keepApart(client);
  });
  await connected(superuserUrl(DATABASE), (client) => handOver(client, OWNER));
}

async function ensureRole(client: Client, role: string, password: string): Promise<void> {
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [role]);
  const rights = 'login nosuperuser nocreatedb nocreaterole noreplication nobypassrls';
  const command = rowCount ? 'alter' : 'create';
  await client.query(`${command} role ${escapeIdentifier(role)} ${rights} password ${escapeLiteral(password)}`);
}

async function ensureDatabase(client: Client, name: string, owner: string): Promise<void> {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
  const command = rowCount ? `alter database ${name} owner to ${owner}` : `create database ${name} owner ${owner}`;
  await client.query(command);
}

/** Neither the portal nor the ERP can so much as connect to the other's database. */
async function keepApart(client: Client): Promise<void> {
  await client.query(`revoke connect on database ${DATABASE}, ${ERP_DATABASE} from public`);
  await client.query(`grant connect on database ${DATABASE} to ${APPLICATION}`);
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
