import type { Bundle, Goods, OwnPrice, Product } from '#capabilities/catalogue/index.ts';
import type { Minor } from '#platform/money.ts';
import { withTax } from '#platform/money.ts';
import { chooseOptions, optionsOfKey } from './bundle-choice.model.ts';
import type { CartItem } from './cart.model.ts';
import type { Finding } from './finding.model.ts';
import { goneProduct } from './gone-product.model.ts';
import { packsOf, whatIsWrongWithAmount } from './line-amount.model.ts';

/** What prices depend on besides the cart. */
export type Shop = {
  goods: Goods;
  prices: ReadonlyMap<string, OwnPrice>;
  /** The one rule of quantity breaks, which pricing owns. */
  priceFor: (price: OwnPrice, packs: number) => Minor;
  /** The market's own day. */
  day: string;
};

/** A chosen option of a bundle: so many packs of it are in one bundle. */
export type BundlePart = {
  optionId: string;
  product: Product;
  packsPerBundle: number;
  /** Net price of one pack within the bundle. */
  unitMinor: Minor | undefined;
};

/** A part of a line's goods under one tax rate (in hundredths of a percent). */
export type TaxShare = { rate: number; netMinor: Minor; listNetMinor: Minor };

/** One line at today's prices, before discounts. Money is net unless the name says otherwise. */
export type PricedLine = {
  item: CartItem;
  /** Where the article is gone from the market, an empty one with its code. */
  product: Product;
  /** All packs, layers and pallets counted as packs. */
  packs: number;
  unitMinor: Minor | undefined;
  /** One pack with tax, for the eye only (T111). */
  unitWithTaxMinor: Minor | undefined;
  listUnitMinor: Minor | undefined;
  /** The price at the line's last change, where today's differs. */
  priceBeforeMinor: Minor | undefined;
  netMinor: Minor;
  listNetMinor: Minor;
  /** One a line, more where the parts of a bundle are taxed differently. */
  taxShares: readonly TaxShare[];
  parts: readonly BundlePart[];
  errors: readonly Finding[];
};

/** What is wrong with a line is reported on every look at it, not only when it was added. */
export function priceLine(item: CartItem, shop: Shop): PricedLine {
  const product = shop.goods.isOffered(item.sku) ? shop.goods.findProduct(item.sku) : undefined;
  if (!product) return unpriced(item, shop.goods.findProduct(item.sku) ?? goneProduct(item.sku), 'NOT_OFFERED');
  return product.bundle ? priceBundle(item, product, product.bundle, shop) : priceSimple(item, product, shop);
}

function priceSimple(item: CartItem, product: Product, shop: Shop): PricedLine {
  const packs = packsOf(product, item);
  const price = shop.prices.get(item.sku);
  const unitMinor = price && shop.priceFor(price, packs);
  const listUnitMinor = price && (price.listMinor ?? unitMinor);
  const netMinor = (unitMinor ?? 0) * packs;
  const listNetMinor = (listUnitMinor ?? 0) * packs;
  return {
    item,
    product,
    packs,
    unitMinor,
    unitWithTaxMinor: unitMinor === undefined ? undefined : withTax(unitMinor, product.taxRate),
    listUnitMinor,
    priceBeforeMinor: priceBefore(item, unitMinor),
    netMinor,
    listNetMinor,
    taxShares: [{ rate: product.taxRate, netMinor, listNetMinor }],
    parts: [],
    errors: errorsOf(item, product, shop),
  };
}

function priceBundle(item: CartItem, product: Product, bundle: Bundle, shop: Shop): PricedLine {
  const choice = chooseOptions(bundle, optionsOfKey(item.optionsKey), shop.goods.defaultOptions(bundle));
  if ('code' in choice) return { ...unpriced(item, product, 'BUNDLE_OPTION_UNKNOWN'), errors: [choice] };

  const packs = packsOf(product, item);
  const price = shop.goods.bundlePrice(choice.chosen, shop.prices);
  const parts = partsOf(choice.chosen, shop);
  const listUnitMinor = price && (price.listMinor ?? price.netMinor);
  return {
    item,
    product,
    packs,
    unitMinor: price?.netMinor,
    unitWithTaxMinor: price?.grossMinor,
    listUnitMinor,
    priceBeforeMinor: priceBefore(item, price?.netMinor),
    netMinor: (price?.netMinor ?? 0) * packs,
    listNetMinor: (listUnitMinor ?? 0) * packs,
    taxShares: price ? bundleShares(parts, packs, shop, price.listMinor !== undefined) : [],
    parts,
    errors: errorsOf(item, { ...product, bundle: choice.chosen }, shop),
  };
}

const partsOf = (chosen: Bundle, { goods, prices }: Shop): BundlePart[] =>
  chosen.items
    .flatMap(({ options }) => options)
    .map((option) => ({
      optionId: option.id,
      product: goods.findProduct(option.sku) ?? goneProduct(option.sku),
      packsPerBundle: option.quantity,
      unitMinor: goods.optionPrice(chosen, prices.get(option.sku)),
    }));

const bundleShares = (parts: readonly BundlePart[], packs: number, { prices }: Shop, hasList: boolean): TaxShare[] =>
  parts.map(({ product, packsPerBundle, unitMinor = 0 }) => {
    const netMinor = unitMinor * packsPerBundle * packs;
    const listMinor = (hasList ? prices.get(product.sku)?.listMinor : undefined) ?? unitMinor;
    return { rate: product.taxRate, netMinor, listNetMinor: listMinor * packsPerBundle * packs };
  });

function errorsOf(item: CartItem, product: Product, { goods, prices, day }: Shop): Finding[] {
  const reason = goods.whyNotOrderable(product, prices, day);
  const amount = whatIsWrongWithAmount(product, item);
  return [
    ...(reason ? [{ code: reason.code, ...(reason.date ? { values: { date: { day: reason.date } } } : {}) }] : []),
    ...(amount ? [amount] : []),
  ];
}

const priceBefore = ({ unitMinor: before }: CartItem, now: Minor | undefined): Minor | undefined =>
  before === now ? undefined : before;

/** Without a price and without a word about it: what is not offered has none. */
const unpriced = (item: CartItem, product: Product, code: 'NOT_OFFERED' | 'BUNDLE_OPTION_UNKNOWN'): PricedLine => ({
  item,
  product,
  packs: packsOf(product, item),
  unitMinor: undefined,
  unitWithTaxMinor: undefined,
  listUnitMinor: undefined,
  priceBeforeMinor: undefined,
  netMinor: 0,
  listNetMinor: 0,
  taxShares: [],
  parts: [],
  errors: [{ code }],
});
