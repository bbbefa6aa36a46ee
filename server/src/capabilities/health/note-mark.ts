import type { Transaction } from '#platform/database/connection.ts';
import { healthMarkStore, type Mark } from './store/health-mark.store.ts';

/** For programs that stand outside the portal and open no doors. */
export const noteMark = (transaction: Transaction, mark: Mark): Promise<void> =>
  healthMarkStore(transaction).noteMark(mark);
