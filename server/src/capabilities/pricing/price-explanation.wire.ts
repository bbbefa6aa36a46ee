import type { PriceExplanation, UnpricedReason } from '@dray/contract/pricing/price-explanation.rest.ts';
import type { Product } from '#capabilities/catalogue/index.ts';
import { type Minor, toDecimal } from '#platform/money.ts';
import type { JudgedRow } from './explain-price.model.ts';

/** What was asked, with the names that belong to it. */
export type Explained = {
  shipTo: { id: string; name: string; companyId: string };
  product: Product;
  quantity: number;
  day: string;
  currency: string | undefined;
};

type Found = {
  price: Minor | undefined;
  listPrice: Minor | undefined;
  unpriced: UnpricedReason | undefined;
  rows: readonly JudgedRow[];
  nextChange: { day: string; price: Minor | undefined } | undefined;
};

const forever = '9999-12-31';
const amount = (minor: Minor | undefined): number | null => (minor === undefined ? null : toDecimal(minor));

export const explanationToWire = (
  { shipTo: { id, name, companyId }, product, quantity, day, currency }: Explained,
  { price, listPrice, unpriced, rows, nextChange }: Found,
): PriceExplanation => ({
  shipTo: { id, name, companyId },
  product: { sku: product.sku, name: product.name },
  quantity,
  day,
  currency: currency ?? null,
  price: amount(price),
  listPrice: amount(listPrice),
  unpriced: unpriced ?? null,
  rows: rows.map(({ isOfMarket, kind, minQty, firstDay, lastDay, netMinor, verdict }) => ({
    isOfMarket,
    kind,
    minQuantity: minQty,
    validFrom: firstDay,
    validTo: lastDay === forever ? null : lastDay,
    price: toDecimal(netMinor),
    verdict,
  })),
  nextChange: nextChange ? { day: nextChange.day, price: amount(nextChange.price) } : null,
});
