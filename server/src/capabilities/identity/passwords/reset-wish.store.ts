import { runFixed, type Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';
import { unannouncedJobs } from '#platform/jobs/unannounced-jobs.store.ts';

export type ResetWishStore = ReturnType<typeof resetWishStore>;

export const resetWishStore = namedStore('identity', (transaction: Transaction) => ({
  /** For whoever runs jobs. */
  async addWish(email: string): Promise<void> {
    await runFixed(transaction, unannouncedJobs([{ name: 'make-password-reset', payload: { email } }]));
  },
}));
