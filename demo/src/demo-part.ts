import type { Transaction } from '@dray/server/platform/database/connection.ts';

/** A piece of the demo world that is loaded once. Its name is what the database remembers, so it never changes. */
export type DemoPart = {
  name: string;
  load(transaction: Transaction, now: Date): Promise<void>;
};
