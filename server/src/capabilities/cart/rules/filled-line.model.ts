import type { Product } from '#capabilities/catalogue/index.ts';
import type { Minor } from '#platform/money.ts';
import { chooseOptions } from './bundle-choice.model.ts';
import type { LineAmount } from './cart.model.ts';
import type { EarlierLine } from './fill-cart.model.ts';
import type { Finding, LineResult } from './finding.model.ts';
import { packsOf, whatIsWrongWithAmount } from './line-amount.model.ts';
import type { PricedCart } from './priced-cart.model.ts';
import { priceLine, type Shop } from './priced-line.model.ts';

/** What can be had in place of something that is gone. */
export type Substitute = { product: Product; amount: LineAmount; packs: number; unitMinor: Minor };

/** What became of one line of the earlier order. */
export type FilledLine = {
  earlier: EarlierLine;
  /** Absent where the article is gone from the market. */
  product: Product | undefined;
  status: 'taken' | 'changed' | 'missing';
  /** Packs that went in. */
  packs: number;
  finding: Finding | undefined;
  unitNowMinor: Minor | undefined;
  /** What the other price makes for all packs of the line, net. */
  effectMinor: Minor;
  substitute: Substitute | undefined;
};

/** `priced` is the cart with the lines in it. */
export const toFilledLines = (
  lines: readonly EarlierLine[],
  results: readonly LineResult[],
  priced: PricedCart,
): FilledLine[] => lines.map((line, index) => toFilledLine(line, results[index], priced));

function toFilledLine(earlier: EarlierLine, result: LineResult | undefined, priced: PricedCart): FilledLine {
  const shop = priced.context;
  const product = shop.goods.findProduct(earlier.sku);
  if (!result || result.status === 'refused') {
    return {
      earlier,
      product,
      status: 'missing',
      packs: 0,
      finding: causeOf(product, result?.finding),
      unitNowMinor: undefined,
      effectMinor: 0,
      substitute: findSubstitute(earlier, product, shop),
    };
  }
  const { packs, finding } = result;
  const unitNowMinor = findUnit(earlier, product, priced);
  const differs = unitNowMinor !== undefined && unitNowMinor !== earlier.unitMinor;
  return {
    earlier,
    product,
    status: differs || finding ? 'changed' : 'taken',
    packs,
    finding,
    unitNowMinor,
    effectMinor: differs ? (unitNowMinor - earlier.unitMinor) * packs : 0,
    substitute: undefined,
  };
}

/** What is no longer made is not offered either; that it will not come back is the better reason. */
const causeOf = (product: Product | undefined, finding: Finding | undefined): Finding =>
  finding?.code === 'NOT_OFFERED' && product?.isDiscontinued
    ? { code: 'DISCONTINUED' }
    : (finding ?? { code: 'NOT_OFFERED' });

/** As the cart has it, where more of the same may have lowered the price. */
function findUnit(earlier: EarlierLine, product: Product | undefined, priced: PricedCart): Minor | undefined {
  const key = keyOf(earlier, product, priced.context);
  return priced.lines.find(({ item }) => item.sku === earlier.sku && item.optionsKey === key)?.unitMinor;
}

function keyOf({ options }: EarlierLine, product: Product | undefined, { goods }: Shop): string {
  if (!product?.bundle) return '';
  const choice = chooseOptions(product.bundle, options, goods.defaultOptions(product.bundle));
  return 'code' in choice ? '' : choice.key;
}

/** What so much of an article costs now, or why it cannot be had and what can. */
export function judgeLine(
  wanted: LineAmount & { sku: string },
  shop: Shop,
): { finding: Finding | undefined; unitMinor: Minor | undefined; substitute: Substitute | undefined } {
  const { product, packs, unitMinor, errors } = priceLine(
    { id: '', position: 1, optionsKey: '', unitMinor: undefined, ...wanted },
    shop,
  );
  const [error] = errors;
  if (!error) return { finding: undefined, unitMinor, substitute: undefined };
  return {
    finding: causeOf(product, error),
    unitMinor: undefined,
    substitute: findSubstitute({ ...wanted, packs }, product, shop),
  };
}

/** Only what can be ordered now is proposed in its place. */
function findSubstitute(
  wanted: LineAmount & { packs: number },
  gone: Product | undefined,
  shop: Shop,
): Substitute | undefined {
  const sku = gone?.substituteSku;
  const product = sku !== undefined && shop.goods.isOffered(sku) ? shop.goods.findProduct(sku) : undefined;
  if (!product || product.bundle || shop.goods.whyNotOrderable(product, shop.prices, shop.day)) return undefined;
  const amounts: LineAmount[] = [
    { quantity: wanted.quantity, layers: wanted.layers, pallets: wanted.pallets },
    { quantity: wanted.packs, layers: 0, pallets: 0 },
  ];
  const amount = amounts.find((each) => !whatIsWrongWithAmount(product, each));
  if (!amount) return undefined;
  const line = { id: '', position: 1, sku: product.sku, optionsKey: '', ...amount, unitMinor: undefined };
  const { unitMinor } = priceLine(line, shop);
  return unitMinor === undefined ? undefined : { product, amount, packs: packsOf(product, amount), unitMinor };
}
