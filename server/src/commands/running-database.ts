import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** While `npm start` runs, it keeps the address of its database here. */
export async function findRunningDatabase(dataDir: string): Promise<string> {
  try {
    return (await readFile(join(dataDir, 'run', 'database-url'), 'utf8')).trim();
  } catch (cause) {
    throw new Error('Dray is not running here: start it with `npm start`, or set DATABASE_URL.', { cause });
  }
}

/** The variables of the embedded ERP, while `npm start` runs one; empty otherwise. */
export async function findRunningErp(dataDir: string): Promise<Record<string, string>> {
  const text = await readFile(join(dataDir, 'run', 'erp.json'), 'utf8').catch(() => '{}');
  return JSON.parse(text);
}

/** Where the embedded ERP of a demonstration can be told what to do, while `npm start` runs one. */
export async function findErpControl(dataDir: string): Promise<{ url: string; token: string } | undefined> {
  const text = await readFile(join(dataDir, 'run', 'erp-control.json'), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : JSON.parse(text);
}
