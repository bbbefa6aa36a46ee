import type { Transaction } from '#platform/database/connection.ts';

export type ListMarketCurrencies = () => Promise<ReadonlyMap<string, string>>;

/** The money of each market, by its country. */
export const marketCurrencies =
  (transaction: Transaction): ListMarketCurrencies =>
  async () => {
    const tables = transaction.$pickTables<'market'>();
    const rows = await tables.selectFrom('market').select(['country', 'currency']).execute();
    return new Map(rows.map(({ country, currency }) => [country, currency]));
  };
