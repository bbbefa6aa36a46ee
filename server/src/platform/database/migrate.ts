import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { type MigrationProvider, Migrator } from 'kysely/migration';
import pg from 'pg';
import { makeAhead } from './made-ahead.ts';

const folder = fileURLToPath(new URL('../../../migrations', import.meta.url));

export class DatabaseIsNewer extends Error {
  constructor(unknown: readonly string[]) {
    super(
      `The database was made by a newer Dray (it holds ${unknown.join(', ')}, which this version does not know). ` +
        'Start the newer version, or point DATA_DIR or DATABASE_URL at another database.',
    );
    this.name = 'DatabaseIsNewer';
  }
}

/** Brings the schema up to this version's; several processes may ask at once, one does it and the others wait. */
export async function migrateToLatest(databaseUrl: string, log: (line: string) => void): Promise<void> {
  const database = openMigrated(databaseUrl);
  try {
    await refuseNewerDatabase(database);
    // Kysely would look after its own tables first, and not every role may.
    const missing = await findMissingMigrations(database);
    if (missing.length === 0) return;
    if ((await appliedMigrations(database)).length > 0)
      await makeAhead(databaseUrl, await Promise.all(missing.map(readMigration)), log);
    const migrator = new Migrator({ db: database, provider: sqlFiles });
    const { error, results } = await migrator.migrateToLatest();
    for (const { migrationName, status } of results ?? []) log(`migration ${migrationName}: ${status.toLowerCase()}`);
    if (error) throw new Error('A migration failed', { cause: error });
  } finally {
    await database.destroy();
  }
}

/** Brings an empty schema to the shape that one with these migrations has, and no further. */
export async function migrateTo(databaseUrl: string, migrations: readonly string[]): Promise<void> {
  const known = await migrationNames();
  const unknown = migrations.filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new DatabaseIsNewer(unknown);
  const last = migrations.at(-1);
  if (last === undefined) return;
  const database = openMigrated(databaseUrl);
  try {
    const { error } = await new Migrator({ db: database, provider: sqlFiles }).migrateTo(last);
    if (error) throw new Error('A migration failed', { cause: error });
  } finally {
    await database.destroy();
  }
}

const openMigrated = (databaseUrl: string): Kysely<unknown> =>
  new Kysely<unknown>({
    dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: databaseUrl, max: 1 }) }),
  });

/** What a database has seen, for the part that holds a connection of its own. */
export async function findAppliedMigrations(client: pg.Client): Promise<string[]> {
  const { rows: tables } = await client.query<{ found: string | null }>(
    `select to_regclass('kysely_migration')::text as found`,
  );
  if (!tables[0]?.found) return [];
  const { rows } = await client.query<{ name: string }>('select name from kysely_migration order by name');
  return rows.map(({ name }) => name);
}

/** Names of migrations this version knows but the database has not seen. */
export async function findMissingMigrations<Tables>(database: Kysely<Tables>): Promise<string[]> {
  const applied = await appliedMigrations(database);
  return (await migrationNames()).filter((name) => !applied.includes(name));
}

/** PostgreSQL's own version, and how far its tables have come. */
export async function findDatabaseVersions<Tables>(
  database: Kysely<Tables>,
): Promise<{ postgres: string; migration: string }> {
  const { rows } = await sql<{ postgres: string; migration: string | null }>`
    /* database.findDatabaseVersions */ select current_setting('server_version') as postgres,
      (select max(name) from kysely_migration) as migration`.execute(database);
  const { postgres = '', migration = '' } = rows[0] ?? {};
  return { postgres, migration: migration ?? '' };
}

async function refuseNewerDatabase(database: Kysely<unknown>): Promise<void> {
  const known = await migrationNames();
  const unknown = (await appliedMigrations(database)).filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new DatabaseIsNewer(unknown);
}

async function appliedMigrations<Tables>(database: Kysely<Tables>): Promise<string[]> {
  const table = await sql<{ found: string | null }>`select to_regclass('kysely_migration')::text as found`.execute(
    database,
  );
  if (!table.rows[0]?.found) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(database);
  return rows.map(({ name }) => name);
}

const migrationNames = async (): Promise<string[]> =>
  (await readdir(folder))
    .filter((file) => file.endsWith('.sql'))
    .map((file) => file.slice(0, -'.sql'.length))
    .sort();

const readMigration = (name: string): Promise<string> => readFile(join(folder, `${name}.sql`), 'utf8');

const sqlFiles: MigrationProvider = {
  async getMigrations() {
    const names = await migrationNames();
    return Object.fromEntries(
      names.map((name) => [
        name,
        {
          async up(database: Kysely<unknown>) {
            await sql.raw(await readMigration(name)).execute(database);
          },
        },
      ]),
    );
  },
};
