import { askDatabase } from './ask-database.ts';

/** Without these an acknowledged write may be lost, and a run that lost none would prove nothing (P1). */
export async function findMissingDurability(databaseUrl: string): Promise<string[]> {
  const faults: string[] = [];
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes']) {
    const [row] = await askDatabase(databaseUrl, `show ${setting}`);
    if (row?.[setting] !== 'on') faults.push(`${setting} is ${row?.[setting]}, not on`);
  }
  return faults;
}
