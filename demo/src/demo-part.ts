import type { Transaction } from '@dray/server/platform/database/connection.ts';
import type { FileStore } from '@dray/server/platform/files/file-store.ts';

/** A piece of the demo world that is loaded once. Its name is what the database remembers, so it never changes. */
export type DemoPart = {
  name: string;
  load(transaction: Transaction, now: Date, fileStore: FileStore): Promise<void>;
};
