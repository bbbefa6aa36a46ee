import type { Language } from '@dray/contract/languages.ts';
import { type Country, marketLanguages } from '@dray/contract/markets.ts';

type Market = { country: Country };

/** English is nobody's home here, so it says nothing about the reader's market. */
export const isOwnMarket = ({ country }: Market, language: Language): boolean => marketLanguages[country] === language;

/** The market of the reader's language first, the others in the order they came. */
export const ownMarketFirst = <M extends Market>(markets: readonly M[], language: Language): M[] => [
  ...markets.filter((market) => isOwnMarket(market, language)),
  ...markets.filter((market) => !isOwnMarket(market, language)),
];
