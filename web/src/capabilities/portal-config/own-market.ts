import type { Language } from '@dray/contract/languages.ts';
import { type Country, isCountry, marketOf } from '@dray/contract/markets.ts';

type Market = { country: Country };

/** Where the reader is from, if they are known; else English is nobody's home here, and says nothing about their market. */
export const isOwnMarket = ({ country }: Market, language: Language, home?: string | null): boolean =>
  isCountry(home) ? country === home : marketOf(country).language === language;

/** The reader's own market first, the others in the order they came. */
export const ownMarketFirst = <M extends Market>(
  markets: readonly M[],
  language: Language,
  home?: string | null,
): M[] => [
  ...markets.filter((market) => isOwnMarket(market, language, home)),
  ...markets.filter((market) => !isOwnMarket(market, language, home)),
];
