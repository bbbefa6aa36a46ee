import { PgBoss } from 'pg-boss';

/** Makes pg-boss' own tables, or brings them up to its version. Where they are of that version any role may ask. */
export async function prepareJobSchema(databaseUrl: string): Promise<void> {
  const boss = new PgBoss({ connectionString: databaseUrl, max: 1, supervise: false, schedule: false });
  // A failure also rejects the call below, which reports it; without a listener it would end the process.
  boss.on('error', () => undefined);
  try {
    await boss.start();
  } finally {
    await boss.stop({ graceful: false });
  }
}
