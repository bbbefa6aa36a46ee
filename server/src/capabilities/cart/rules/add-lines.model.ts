import { maxPacksOfALine } from '@dray/contract/cart/amount-fault.ts';
import type { Product } from '#capabilities/catalogue/index.ts';
import { chooseOptions } from './bundle-choice.model.ts';
import { whatIsWrongWithBundles } from './bundle-rules.model.ts';
import { type Cart, type CartItem, type LineAmount, maxLines } from './cart.model.ts';
import type { Finding, LineResult } from './finding.model.ts';
import { addAmounts, packsOf, whatIsWrongWithAmount } from './line-amount.model.ts';
import type { Shop } from './priced-line.model.ts';

/** A line that somebody wants to add. */
export type WantedLine = LineAmount & { sku: string; options: readonly string[] };

export type AddedLines = { items: readonly CartItem[]; results: readonly LineResult[] };

/**
 * Adds line by line to what the cart holds; a line that cannot be had is refused and leaves the others alone. What would
 * go beyond a limit only together with what is in the cart already is lowered to what is left.
 */
export function addLines(
  cart: Pick<Cart, 'items'>,
  wanted: readonly WantedLine[],
  shop: Shop,
  newId: () => string,
): AddedLines {
  let items = [...cart.items];
  const results = wanted.map((line): LineResult => {
    const outcome = addLine(items, line, shop, newId);
    if ('code' in outcome) return { sku: line.sku, status: 'refused', packs: 0, finding: outcome };
    items = outcome.items;
    return { sku: line.sku, ...outcome.result };
  });
  return { items, results };
}

type Outcome = { items: CartItem[]; result: Omit<LineResult, 'sku'> };

function addLine(items: readonly CartItem[], wanted: WantedLine, shop: Shop, newId: () => string): Outcome | Finding {
  const article = findArticle(wanted, shop);
  if ('code' in article) return article;
  const { product, optionsKey } = article;

  const present = items.find(({ sku, optionsKey: key }) => sku === wanted.sku && key === optionsKey);
  if (!present && items.length >= maxLines) return { code: 'TOO_MANY_LINES', values: { maximum: maxLines } };
  const fitting = fitIn(items, present, wanted, product, shop);
  if ('code' in fitting) return fitting;

  const { amount, finding } = fitting;
  const sum = present ? addAmounts(present, amount) : amount;
  const wrong = whatIsWrongWithAmount(product, sum);
  if (wrong) return wrong;
  const packs = packsOf(product, amount);
  return {
    items: present
      ? items.map((item) => (item === present ? { ...present, ...sum } : item))
      : [...items, newItem(items, wanted.sku, optionsKey, sum, newId)],
    result: { status: finding ? 'lowered' : 'added', packs, finding },
  };
}

/** The article that is meant, if the customer can order it at all. */
function findArticle(wanted: WantedLine, shop: Shop): { product: Product; optionsKey: string } | Finding {
  const product = shop.goods.isOffered(wanted.sku) ? shop.goods.findProduct(wanted.sku) : undefined;
  if (!product) return { code: 'NOT_OFFERED' };
  const amount = whatIsWrongWithAmount(product, wanted);
  if (amount) return amount;
  if (!product.bundle)
    return wanted.options.length > 0
      ? { code: 'BUNDLE_OPTION_UNKNOWN' }
      : (whyNot(product, shop) ?? { product, optionsKey: '' });

  const choice = chooseOptions(product.bundle, wanted.options, shop.goods.defaultOptions(product.bundle));
  if ('code' in choice) return choice;
  return whyNot({ ...product, bundle: choice.chosen }, shop) ?? { product, optionsKey: choice.key };
}

function whyNot(product: Product, { goods, prices, day }: Shop): Finding | undefined {
  const reason = goods.whyNotOrderable(product, prices, day);
  return reason && { code: reason.code, ...(reason.date ? { values: { date: { day: reason.date } } } : {}) };
}

type Fitting = { amount: LineAmount; finding: Finding | undefined };

/** As much of what is wanted as the line and the offer have room for. */
function fitIn(
  items: readonly CartItem[],
  present: CartItem | undefined,
  wanted: WantedLine,
  product: Product,
  { goods }: Shop,
): Fitting | Finding {
  const packs = packsOf(product, wanted);
  const inLine = present ? packsOf(product, present) : 0;
  const taken = product.bundle
    ? items.filter(({ sku }) => sku === product.sku).reduce((sum, item) => sum + packsOf(product, item), 0)
    : 0;
  const left = product.bundle && goods.amountLeft(product.bundle);
  const wrong = product.bundle && whatIsWrongWithBundles(goods, product.bundle, taken + packs);
  // More than there is for anybody is a slip; more than is left besides one's own is worth lowering.
  if (wrong && (wrong.code !== 'BUNDLE_LIMIT' || packs > (left ?? 0))) return wrong;

  const room = Math.min(maxPacksOfALine - inLine, left === undefined ? Number.POSITIVE_INFINITY : left - taken);
  if (packs <= room) return { amount: amountOf(wanted), finding: undefined };
  const finding: Finding = wrong ?? { code: 'QUANTITY_TOO_LARGE', values: { maximum: maxPacksOfALine } };
  return room > 0 ? { amount: { quantity: room, layers: 0, pallets: 0 }, finding } : finding;
}

const amountOf = ({ quantity, layers, pallets }: LineAmount): LineAmount => ({ quantity, layers, pallets });

const newItem = (
  items: readonly CartItem[],
  sku: string,
  optionsKey: string,
  amount: LineAmount,
  newId: () => string,
): CartItem => ({
  id: newId(),
  position: items.reduce((last, { position }) => Math.max(last, position), 0) + 1,
  sku,
  optionsKey,
  ...amount,
  unitMinor: undefined,
});
