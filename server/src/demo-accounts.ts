import { randomUUID } from 'node:crypto';
import { openAudit } from '#capabilities/audit/index.ts';
import { openDemoAccounts } from '#capabilities/identity/index.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/connection.ts';
import type { Logger } from '#platform/logger.ts';

type Context = { isDemo: boolean; database: Database; clock: Clock; logger: Logger };

/** At the start of every process, however it was started: a database that once was a demonstration may be one no more. */
export async function settleDemoAccounts({ isDemo, database, clock, logger }: Context): Promise<void> {
  const actor = { name: 'start', companyId: undefined, requestId: randomUUID() };
  const accountsOf = openDemoAccounts({ clock, auditOf: openAudit({ clock }) });
  const settled = await database.write((transaction) => {
    const accounts = accountsOf(transaction);
    return isDemo ? accounts.reopen(actor) : accounts.close(actor);
  });
  if (settled === 0) return;
  if (isDemo) logger.info({ accounts: settled }, 'the demo accounts are open again, because DEMO is 1');
  else logger.warn({ accounts: settled }, `${settled} demo accounts were closed, because DEMO is 0; DEMO=1 opens them`);
}
