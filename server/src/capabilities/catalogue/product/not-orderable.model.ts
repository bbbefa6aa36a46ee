import { amountLeft, defaultOptions, type Parts } from './bundle.model.ts';
import type { Bundle, Product } from './product.model.ts';

export type NotOrderableCode =
  | 'NO_PRICE'
  | 'OUT_OF_STOCK'
  | 'DISCONTINUED'
  | 'BUNDLE_NOT_STARTED'
  | 'BUNDLE_ENDED'
  | 'BUNDLE_SOLD_OUT';

export type NotOrderable = { code: NotOrderableCode; date: string | undefined };

/** Why a customer cannot order this on a day; the reason that would stay if the others were gone comes first. */
export function whyNotOrderable(product: Product, parts: Parts, day: string): NotOrderable | undefined {
  if (product.isDiscontinued) return { code: 'DISCONTINUED', date: undefined };
  if (product.bundle) return whyNoBundle(product.bundle, parts, day);
  if (!parts.findPrice(product.sku)) return { code: 'NO_PRICE', date: undefined };
  if (product.isOutOfStock) return { code: 'OUT_OF_STOCK', date: product.availableFrom };
  return undefined;
}

function whyNoBundle(bundle: Bundle, { findProduct, findPrice }: Parts, day: string): NotOrderable | undefined {
  if (day > bundle.validTo) return { code: 'BUNDLE_ENDED', date: bundle.validTo };
  if ((amountLeft(bundle) ?? bundle.minimumAmount) < bundle.minimumAmount)
    return { code: 'BUNDLE_SOLD_OUT', date: undefined };
  const options = defaultOptions(bundle);
  if (options.some(({ sku }) => findProduct(sku)?.isDiscontinued)) return { code: 'DISCONTINUED', date: undefined };
  if (options.length === 0 || options.some(({ sku }) => !findProduct(sku) || !findPrice(sku)))
    return { code: 'NO_PRICE', date: undefined };
  if (day < bundle.validFrom) return { code: 'BUNDLE_NOT_STARTED', date: bundle.validFrom };
  const missing = options.map(({ sku }) => findProduct(sku)).filter((part) => part?.isOutOfStock);
  if (missing.length === 0) return undefined;
  return { code: 'OUT_OF_STOCK', date: latest(missing.map((part) => part?.availableFrom)) };
}

/** Unknown as soon as one of them is. */
const latest = (dates: readonly (string | undefined)[]): string | undefined =>
  dates.includes(undefined) ? undefined : dates.toSorted().at(-1);
