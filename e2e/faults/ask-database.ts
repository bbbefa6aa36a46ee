import pg from 'pg';

export async function askDatabase(databaseUrl: string, statement: string): Promise<Record<string, string>[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}
