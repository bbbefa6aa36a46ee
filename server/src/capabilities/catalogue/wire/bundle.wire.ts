import type { BundleItem as BundleItemOnWire } from '@dray/contract/generated/wire.ts';
import type { Language } from '@dray/contract/languages.ts';
import { toDecimal } from '#platform/money.ts';
import { defaultOptions, optionPrice, type Parts } from '../product/bundle.model.ts';
import { depositFor } from '../product/deposit.model.ts';
import { type Bundle, type Returnable, textIn } from '../product/product.model.ts';
import type { CatalogueWords } from './catalogue-words.ts';

/** An option outside the buyer's assortment is no option for them. */
export function bundleItemsToWire(
  bundle: Bundle,
  { findProduct, findPrice }: Parts,
  returnables: ReadonlyMap<string, Returnable>,
  words: CatalogueWords,
  language: Language,
): BundleItemOnWire[] {
  const defaults = new Set(defaultOptions(bundle).map(({ id }) => id));
  return bundle.items.map(({ id, title, isRequired, options }) => ({
    option_id: id,
    title: textIn(title, language),
    required: isRequired,
    options: options.flatMap((option) => {
      const product = findProduct(option.sku);
      if (!product) return [];
      const price = optionPrice(bundle, findPrice(option.sku));
      return [
        {
          id: option.id,
          sku: option.sku,
          name: product.name,
          pack_label: words.pack(product),
          quantity: option.quantity,
          can_change_quantity: option.canChangeQuantity,
          price: price === undefined ? null : toDecimal(price),
          deposit: toDecimal(depositFor(product.returnables, returnables)),
          is_default: defaults.has(option.id),
        },
      ];
    }),
  }));
}
