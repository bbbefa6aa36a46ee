import pg from 'pg';

const CONNECT_WITHIN_MS = 10_000;

/** One connection for as long as the work takes. */
export async function connected<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    application_name: 'dray-backup',
  });
  // A connection that breaks also fails the work, which reports it; without a listener it would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
