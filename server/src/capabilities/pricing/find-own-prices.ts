import type { OwnPrice, PriceList } from '#capabilities/catalogue/index.ts';
import type { MarketSheet } from './market-price-cache.ts';
import type { PricingDeps } from './pricing.deps.ts';
import { ownPriceOf, type PriceRow } from './pricing.model.ts';

type OwnPrices = Map<string, OwnPrice>;

/** The prices of some products on a market's own day; those without a price are not among them. */
export async function findOwnPrices(
  { prices }: Pick<PricingDeps, 'prices'>,
  priceList: PriceList,
  skus: readonly string[],
  day: string,
): Promise<OwnPrices> {
  return skus.length === 0 ? new Map() : toOwnPrices(await prices.findPrices(priceList, skus, day));
}

/** The same for a screen: of the market's list only what nobody has asked for since it changed is read. */
export async function findShownPrices(
  { prices, marketSheetOf }: Pick<PricingDeps, 'prices' | 'marketSheetOf'>,
  priceList: PriceList,
  skus: readonly string[],
  day: string,
): Promise<OwnPrices> {
  const sheet = marketSheetOf(priceList, day);
  const { marketListId } = priceList;
  if (skus.length === 0) return new Map();
  if (!sheet || marketListId === undefined) return toOwnPrices(await prices.findPrices(priceList, skus, day));
  const missing = skus.filter((sku) => !sheet.has(sku));
  const [own, ofMarket] = await Promise.all([
    prices.findPricesOfList(priceList.id, skus, day),
    missing.length > 0 ? prices.findPricesOfList(marketListId, missing, day) : [],
  ]);
  const found = Map.groupBy(ofMarket, ({ sku }) => sku);
  for (const sku of missing)
    sheet.set(
      sku,
      (found.get(sku) ?? []).map((row) => ({ ...row, isOfMarket: true })),
    );
  return toOwnPrices(own, sheet);
}

const skusAtOnce = 2_000;

/**
 * The prices of everything that a list holds, part by part, so that a large one neither fills the memory with rows nor
 * keeps others waiting. For sorting by price: anyone who asks keeps the answer for as long as `priceList.version` stays.
 */
export async function listOwnPrices(
  { prices }: Pick<PricingDeps, 'prices'>,
  priceList: PriceList,
  day: string,
): Promise<OwnPrices> {
  const all: OwnPrices = new Map();
  let skus = await prices.listSkusAfter(priceList, '', skusAtOnce);
  while (skus.length > 0) {
    for (const [sku, price] of toOwnPrices(await prices.findPrices(priceList, skus, day))) all.set(sku, price);
    skus = skus.length < skusAtOnce ? [] : await prices.listSkusAfter(priceList, skus.at(-1) ?? '', skusAtOnce);
  }
  return all;
}

function toOwnPrices(rows: readonly PriceRow[], sheet?: MarketSheet): OwnPrices {
  const own: OwnPrices = new Map();
  // A product that only the market's list names has no price for this customer, so those need not be looked through.
  for (const [sku, group] of Map.groupBy(rows, (row) => row.sku)) {
    const price = ownPriceOf(sheet ? [...group, ...(sheet.get(sku) ?? [])] : group);
    if (price) own.set(sku, price);
  }
  return own;
}
