import type { Country } from '@dray/contract/markets.ts';
import type { Transaction } from '#platform/database/connection.ts';
import { marketTermsStore } from './market-terms.store.ts';

export type { CommonTerms } from './market-terms.store.ts';
export type MarketTermsDoor = ReturnType<ReturnType<typeof openMarketTerms>>;

/** More kinds of terms than this are single ship-tos' own. */
const maxKinds = 200;

/** When orders of a market have to be in, for a page about all of it. */
export const openMarketTerms = () => (transaction: Transaction) => ({
  listCommonTerms: (country: Country) => marketTermsStore(transaction).listCommon(country, maxKinds),
});
