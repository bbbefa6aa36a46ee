import type { Transaction } from '#platform/database/connection.ts';
import { balanceStore } from '../store/balance.store.ts';

/** What is open with payers, for their credit: whoever asks has looked at the scope already. */
export const openBalances = () => (transaction: Transaction) => ({
  async sumOpenBills(payerIds: readonly string[]) {
    const sums = await balanceStore(transaction).sumOpenWithoutScope(payerIds);
    return sums.map(({ payerId, currency, openMinor }) => ({ payerId, currency, openMinor }));
  },
});
