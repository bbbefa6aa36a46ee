import { fold } from '#platform/text/fold-text.ts';
import { wordsOf } from '#platform/text/search-words.ts';
import type { Product } from '../product/product.model.ts';

/** Words of a product with how much each says about it, 1 to 15. */
export type Terms = ReadonlyMap<string, number>;

/** A product's own number. Nothing else weighs as much, so a term of this weight is one. */
export const numberWeight = 15;
const weights = { name: 10, brand: 9, subBrand: 8, partOfNumber: 6, format: 6, measure: 4, pack: 4, group: 3 } as const;

/** What else people call its pack and its group, in every language. */
export type TradeWords = { pack: readonly string[]; group: readonly string[] };

export function termsOf(product: Product, trade: TradeWords): Terms {
  const terms = new Map<string, number>();
  const add = (words: readonly string[], weight: number) => {
    for (const word of words) if ((terms.get(word) ?? 0) < weight) terms.set(word, weight);
  };
  add(wordsOf(product.name), weights.name);
  add(wordsOf(product.brand), weights.brand);
  add(wordsOf(product.subBrand), weights.subBrand);
  add(wordsOf(product.sku), weights.partOfNumber);
  add(wordsOf(product.packFormat), weights.format);
  add(measures(product), weights.measure);
  add(trade.pack, weights.pack);
  add(trade.group, weights.group);
  add([product.sku, product.ean, product.eanOfPiece].filter(Boolean).map(fold), numberWeight);
  return terms;
}

/** As it is typed: `50l`, `50 l`, `20x0,5`, `20 x 0,5 l`. */
function measures({ volumeLitres, itemsInBox }: Product): string[] {
  if (volumeLitres === 0) return [];
  const volume = [`${volumeLitres}`, `${volumeLitres}l`, 'l'];
  return itemsInBox > 1 ? [...volume, `${itemsInBox}`, `${itemsInBox}x`, 'x'] : volume;
}
