import { readConfig } from '@dray/server/config.ts';
import { openFileStore } from '@dray/server/platform/files/files-location.ts';
import { loadDemoWorld } from './load-demo-world.ts';
import { demoAccounts } from './people/demo-accounts.ts';
import { demoPassword } from './people/demo-password.ts';

/** The demo world in a database of one's own, without the launcher: no ERP, archives or tools beside it. */
try {
  const { databaseUrl, migrationDatabaseUrl, files } = readConfig({ ...process.env, DEMO: '1' });
  if (!databaseUrl) throw new Error('Which database? Set DATABASE_URL; `npm start` loads its own.');
  const url = migrationDatabaseUrl ?? databaseUrl;
  const { loaded } = await loadDemoWorld(url, { now: new Date(), fileStore: openFileStore(files), history: true });
  process.stdout.write(`${loaded ? 'Demo world loaded' : 'Demo world is there'}\n`);
  process.stdout.write(
    `${demoAccounts.length} accounts with the password ${demoPassword}, for processes with DEMO=1\n`,
  );
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
