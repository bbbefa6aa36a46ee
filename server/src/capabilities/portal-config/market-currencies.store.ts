import type { Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';

export type ListMarketCurrencies = () => Promise<ReadonlyMap<string, string>>;

const marketStore = namedStore('portal-config', (transaction) => ({
  async listCurrencies(): Promise<ReadonlyMap<string, string>> {
    const tables = transaction.$pickTables<'market'>();
    const rows = await tables.selectFrom('market').select(['country', 'currency']).execute();
    return new Map(rows.map(({ country, currency }) => [country, currency]));
  },
}));

/** The money of each market, by its country. */
export const marketCurrencies = (transaction: Transaction): ListMarketCurrencies =>
  marketStore(transaction).listCurrencies;
