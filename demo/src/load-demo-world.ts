import type { Transaction } from '@dray/server/platform/database/connection.ts';
import type { Tables } from '@dray/server/platform/database/tables.generated.ts';
import type { FileStore } from '@dray/server/platform/files/file-store.ts';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { agreementsPart } from './agreements/agreements-part.ts';
import { bulkUploadsPart } from './bulk-upload/bulk-uploads-part.ts';
import type { DemoPart } from './demo-part.ts';
import { demoParts } from './demo-parts.ts';
import { historyPart } from './history/history-part.ts';
import { withSearchIndexesPutOff } from './indexes-put-off.ts';
import { notificationsPart } from './notifications/notifications-part.ts';
import { onboardingsPart } from './onboardings/onboardings-part.ts';
import type { TellErp } from './order-life/erp-world.ts';
import { type DemoAccount, demoAccounts } from './people/demo-accounts.ts';
import { demoPassword } from './people/demo-password.ts';
import { requestsPart } from './requests/requests-part.ts';
import type { WorkedAhead } from './work-ahead.ts';

type DemoWorld = { loaded: boolean; password: string; accounts: DemoAccount[] };

// Any number will do, as long as nothing else in this database locks on it.
const demoWorldLock = 20_260_001;

type Options = {
  now: Date;
  /** Where the pictures of the goods go. */
  fileStore: FileStore;
  /** What customers have done so far: orders, saved ones, filled carts, favourites. Tests begin without. */
  history?: boolean;
  /** The ERP's side of that history, where somebody keeps one. */
  tellErp?: TellErp;
  ahead?: WorkedAhead | undefined;
};

/** Exported for its test. */
export const historyParts = (tellErp?: TellErp): readonly DemoPart[] => [
  historyPart(tellErp),
  bulkUploadsPart,
  agreementsPart(tellErp),
  requestsPart,
  notificationsPart,
  onboardingsPart,
];

/** Adds the parts of the demo world that this database has never held, all of them or none. */
export async function loadDemoWorld(databaseUrl: string, options: Options): Promise<DemoWorld> {
  const { history = false, tellErp, ahead } = options;
  const parts = [...demoParts(ahead?.content), ...(history ? historyParts(tellErp) : [])];
  const database = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: databaseUrl, max: 1 }) }),
  });
  try {
    // Read committed, so that anyone who waited for the lock then sees the parts the other process has loaded.
    const loaded = await database
      .transaction()
      .setIsolationLevel('read committed')
      .execute((transaction) => loadMissingParts(transaction, parts, options));
    return { loaded, password: demoPassword, accounts: [...demoAccounts] };
  } finally {
    await database.destroy();
  }
}

async function loadMissingParts(
  transaction: Transaction,
  parts: readonly DemoPart[],
  { now, fileStore }: Options,
): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(${demoWorldLock})`.execute(transaction);
  const missing = await findMissingParts(transaction, parts);
  if (missing.length === 0) return false;
  await withSearchIndexesPutOff(transaction, async () => {
    for (const part of missing) {
      await part.load(transaction, now, fileStore);
      await transaction.insertInto('demo_part').values({ name: part.name, loaded_at: now }).execute();
    }
  });
  return true;
}

async function findMissingParts(transaction: Transaction, parts: readonly DemoPart[]): Promise<DemoPart[]> {
  const held = await transaction.selectFrom('demo_part').select('name').execute();
  const names = new Set(held.map(({ name }) => name));
  return parts.filter(({ name }) => !names.has(name));
}
