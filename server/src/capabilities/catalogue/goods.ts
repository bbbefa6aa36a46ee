import type { Product as ProductOnWire } from '@dray/contract/generated/wire.ts';
import type { Country } from '@dray/contract/markets.ts';
import type { Minor } from '#platform/money.ts';
import type { CatalogueDeps } from './needs/catalogue.deps.ts';
import { amountLeft, type BundlePrice, bundlePrice, defaultOptions, optionPrice } from './product/bundle.model.ts';
import { type NotOrderable, whyNotOrderable } from './product/not-orderable.model.ts';
import type { OwnPrice, PriceList } from './product/own-price.model.ts';
import type { Bundle, BundleOption, Product, Returnable, Texts } from './product/product.model.ts';
import { assortmentOf } from './shelf/assortment.ts';
import { findSimilarSkus, findSkusByEan } from './shelf/find-by-code.ts';
import { findProduct, type Shelf } from './shelf/shelf.model.ts';
import { type Buyer, findOffered } from './shelf/showing.ts';
import { packTexts } from './wire/catalogue-words.ts';
import { ShownProduct } from './wire/product.wire.ts';

type Prices = ReadonlyMap<string, OwnPrice>;

/** All goods of a market at one moment, with the catalogue's own rules about them; nothing here waits. */
export type Goods = {
  /** Whether or not it is offered. */
  findProduct(sku: string): Product | undefined;
  isOffered(sku: string): boolean;
  /** Of the offered ones, by the number on the pack or on a piece of it. */
  findSkuByEan(ean: string): string | undefined;
  /** Offered skus that differ from a code by one typing error, at most so many. */
  findSimilarSkus(code: string, max: number): string[];
  /** Some of what lists are made of, by sku. */
  listSome(max: number): Product[];
  findReturnable(sku: string): Returnable | undefined;
  /** What the goods stand on. */
  pallet: Returnable | undefined;
  whyNotOrderable(product: Product, prices: Prices, day: string): NotOrderable | undefined;
  defaultOptions(bundle: Bundle): readonly BundleOption[];
  bundlePrice(bundle: Bundle, prices: Prices): BundlePrice | undefined;
  optionPrice(bundle: Bundle, price: OwnPrice | undefined): Minor | undefined;
  /** How many may still be bought; without a limit there is no number. */
  amountLeft(bundle: Bundle): number | undefined;
  /** What it is packed in, in every language. */
  packTexts(product: Product): Texts;
  show(product: Product, seenBy: Seen): ProductOnWire;
};

/** Who sees a product, at which prices. */
export type Seen = {
  buyer: Buyer;
  prices: Prices;
  favourites: ReadonlySet<string>;
  earliestDelivery: string | undefined;
};

export async function goodsFor(
  { shelfOf }: Pick<CatalogueDeps, 'shelfOf'>,
  country: Country,
  priceList: PriceList | undefined,
): Promise<Goods> {
  const shelf = await shelfOf(country);
  const assortment = assortmentOf(shelf, priceList);
  const offered = (sku: string) => findOffered({ shelf, assortment }, sku);
  const partsAt = (prices: Prices) => ({ findProduct: offered, findPrice: (sku: string) => prices.get(sku) });
  return {
    findProduct: (sku) => findProduct(shelf, sku),
    isOffered: (sku) => offered(sku) !== undefined,
    findSkuByEan: (ean) => findSkusByEan(shelf, ean).find((sku) => offered(sku) !== undefined),
    findSimilarSkus: (code, max) => findSimilarSkus(shelf, code, (sku) => offered(sku) !== undefined, max),
    listSome: (max) => [...assortment.listed.subarray(0, max)].flatMap((slot) => shelf.products[slot] ?? []),
    findReturnable: (sku) => shelf.returnables.get(sku),
    pallet: palletOf(shelf),
    whyNotOrderable: (product, prices, day) => whyNotOrderable(product, partsAt(prices), day),
    defaultOptions,
    bundlePrice: (bundle, prices) => bundlePrice(bundle, partsAt(prices)),
    optionPrice,
    amountLeft,
    packTexts,
    show: (product, { buyer, prices, favourites, earliestDelivery }) =>
      new ShownProduct(product, { buyer, shelf, assortment, prices, favourites, earliestDelivery }, []),
  };
}

const pallets = new WeakMap<Shelf, Returnable | undefined>();

function palletOf(shelf: Shelf): Returnable | undefined {
  if (!pallets.has(shelf))
    pallets.set(
      shelf,
      [...shelf.returnables.values()].find(({ country, kind }) => country === shelf.country && kind === 'pallet'),
    );
  return pallets.get(shelf);
}
