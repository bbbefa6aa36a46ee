import { Client } from 'pg';
import { StartRefused } from '../start-refused.ts';

const OLDEST = 15;
const CONNECT_WITHIN_MS = 10_000;

/** The version of the PostgreSQL that DATABASE_URL names, or a refusal. */
export async function checkOutsideDatabase(url: string): Promise<string> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: CONNECT_WITHIN_MS });
  // A connection that breaks also fails the call below, which reports it; without a listener it would end the process.
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query<{ server_version: string }>('show server_version');
  await client.end();

  const version = rows[0]?.server_version.split(' ')[0] ?? '0';
  if (Number.parseInt(version, 10) < OLDEST) {
    throw new StartRefused(`DATABASE_URL leads to PostgreSQL ${version}, but Dray needs ${OLDEST} or newer.`);
  }
  return version;
}
