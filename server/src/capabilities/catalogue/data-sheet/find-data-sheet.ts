import type { Language } from '@dray/contract/languages.ts';
import { countries } from '@dray/contract/markets.ts';
import type { CatalogueDeps } from '../needs/catalogue.deps.ts';
import { findProduct } from '../shelf/shelf.model.ts';
import { catalogueWords } from '../wire/catalogue-words.ts';
import { type DataSheet, dataSheetOf } from './data-sheet.model.ts';

export type DataSheetDeps = Pick<CatalogueDeps, 'shelfOf' | 'findMarket'>;

/** What goods are made of is the same for every customer, so the sheet asks for no ship-to; a bundle has none. */
export async function findDataSheet(
  { shelfOf, findMarket }: DataSheetDeps,
  sku: string,
  language: Language,
): Promise<DataSheet | undefined> {
  for (const country of countries) {
    const shelf = await shelfOf(country);
    const product = findProduct(shelf, sku);
    if (!product || product.bundle) continue;
    const { currency } = await findMarket(country);
    const { returnables } = shelf;
    return dataSheetOf({ product, currency, returnables }, catalogueWords(language), language);
  }
  return undefined;
}
