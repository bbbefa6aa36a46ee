import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { createTestDatabase } from '#platform/database/test-database.ts';

const folder = fileURLToPath(new URL('../../migrations/', import.meta.url));

/** A database as it was before one migration, for what that makes of rows from then. */
export async function databaseBefore(migration: string) {
  const created = await createTestDatabase();
  const client = new pg.Client({ connectionString: created.superuserUrl });
  await client.connect();
  await client.query('drop schema public cascade; create schema public');
  const run = async (file: string) => void (await client.query(await readFile(`${folder}${file}`, 'utf8')));
  for (const file of (await readdir(folder)).sort()) if (file < migration) await run(file);

  return {
    client,
    migrate: () => run(migration),
    async drop() {
      await client.end();
      await created.drop();
    },
  };
}
