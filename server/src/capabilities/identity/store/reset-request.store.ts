import { runFixed, type Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';
import { unannouncedJobs } from '#platform/jobs/unannounced-jobs.store.ts';

export type ResetRequestStore = ReturnType<typeof resetRequestStore>;

export const resetRequestStore = namedStore('identity', (transaction: Transaction) => ({
  /** For anyone who runs jobs. */
  async addRequest(email: string): Promise<void> {
    await runFixed(transaction, unannouncedJobs([{ name: 'make-password-reset', payload: { email } }]));
  },
}));
