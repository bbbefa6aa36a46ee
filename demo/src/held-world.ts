import pg from 'pg';

/**
 * The names of all parts with their history, for anyone who only wants to know whether the world is there: asked of the parts
 * themselves it would cost the reading of all their code.
 */
export const partNames: readonly string[] = [
  'markets',
  'roles',
  'companies',
  'people',
  'content',
  'asked-questions',
  'products',
  'prices',
  'ordering',
  'pictures',
  'invitations',
  'people-trail',
  'history',
  'bulk-uploads',
  'agreements',
  'requests',
  'notifications',
  'onboardings',
];

/** Whether the database holds, or once held, every part of the world. */
export async function isWorldHeld(databaseUrl: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: databaseUrl });
  // A connection that breaks also fails the call below, which reports it; without a listener it would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>('select name from demo_part');
    const held = new Set(rows.map(({ name }) => name));
    return partNames.every((name) => held.has(name));
  } finally {
    await client.end();
  }
}
