import pg from 'pg';
import { findExcessRights, grantApplicationRights } from './application-rights.ts';
import { prepareJobSchema } from './job-schema.ts';
import { migrateToLatest } from './migrate.ts';
import { requireSessionSettings } from './session-settings.ts';
import { isDatabaseUnavailable } from './unavailable.ts';

export type DatabaseUrls = {
  /** What the portal works with. */
  databaseUrl: string;
  /** Whose role owns the tables; without it the portal's own role does. */
  migrationDatabaseUrl: string | undefined;
  /** Of replicas that may answer reads. */
  readDatabaseUrl?: string | undefined;
};

type Log = { info(line: string): void; warn(line: string): void };

const notAllowed = '42501';

/**
 * Brings the database to this version's shape. A role without the right to change it may start a portal on one that has that
 * shape already, which is how the launcher starts its server.
 */
export async function prepareDatabase(
  { databaseUrl, migrationDatabaseUrl, readDatabaseUrl }: DatabaseUrls,
  log: Log,
): Promise<void> {
  const ownerUrl = migrationDatabaseUrl ?? databaseUrl;
  try {
    await migrateToLatest(ownerUrl, (line) => log.info(line));
    await prepareJobSchema(ownerUrl);
  } catch (cause) {
    if (migrationDatabaseUrl || !isNotAllowed(cause)) throw cause;
    const hint = 'Set MIGRATION_DATABASE_URL to the role that owns it, or start once as that role';
    throw new Error(`The database must be migrated, which the role of DATABASE_URL may not do. ${hint}`, { cause });
  }

  await requireSessionSettings(databaseUrl, 'DATABASE_URL');
  if (readDatabaseUrl) await checkReplicas(databaseUrl, readDatabaseUrl, log);
  const excess = await connected(databaseUrl, async (application) => {
    if (migrationDatabaseUrl) await grantRights(application, migrationDatabaseUrl);
    return findExcessRights(application);
  });
  // Without an owner of its own the portal's role must own the tables: only a superuser is worth a word then.
  if (excess?.isSuperuser || (excess && migrationDatabaseUrl)) log.warn(excess.said);
}

/** Replicas that are away keep nobody from serving: the primary answers until they are back. */
async function checkReplicas(databaseUrl: string, readDatabaseUrl: string, log: Log): Promise<void> {
  try {
    await requireSessionSettings(readDatabaseUrl, 'READ_DATABASE_URL', ['read']);
    const [own, read] = await Promise.all([databaseUrl, readDatabaseUrl].map((url) => connected(url, identityOf)));
    if (own !== read)
      throw new Error('READ_DATABASE_URL leads to another database than DATABASE_URL, not to its replica');
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
    log.warn(`READ_DATABASE_URL cannot be reached: the primary answers alone (${String(error)})`);
  }
}

async function grantRights(application: pg.Client, migrationDatabaseUrl: string): Promise<void> {
  const role = await roleOf(application);
  await connected(migrationDatabaseUrl, async (owner) => {
    if ((await roleOf(owner)) !== role) await grantApplicationRights(owner, role);
  });
}

/** Asked of the database itself: a URL may leave the role to PGUSER. */
async function roleOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ role: string }>('select current_user as role');
  return rows[0]?.role ?? '';
}

/** The same on a primary and all that was ever copied from it. */
async function identityOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ identity: string }>(
    `select system_identifier || '/' || current_database() as identity from pg_control_system()`,
  );
  return rows[0]?.identity ?? '';
}

async function connected<T>(databaseUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl });
  // A connection that breaks also fails the call below, which reports it; without a listener it would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function isNotAllowed(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === notAllowed) || isNotAllowed(error.cause);
}
