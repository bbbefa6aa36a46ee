import { whatIsWrongWithBundles } from './bundle-rules.model.ts';
import type { Cart, CartItem, LineAmount } from './cart.model.ts';
import type { Finding, LineResult } from './finding.model.ts';
import { isNothing, packsOf, whatIsWrongWithAmount } from './line-amount.model.ts';
import type { Shop } from './priced-line.model.ts';

/** What a line is to become; what is not given stays. */
export type WantedAmount = { itemId: string } & Partial<LineAmount>;

export type SetLines = { items: readonly CartItem[]; results: readonly LineResult[] };

/** Sets lines; one of nothing is removed. A line that cannot become what is wanted stays as it was. */
export function setLines(cart: Pick<Cart, 'items'>, wanted: readonly WantedAmount[], shop: Shop): SetLines {
  let items = [...cart.items];
  const results = wanted.map(({ itemId, ...amount }): LineResult => {
    const item = items.find(({ id }) => id === itemId);
    if (!item) return refused('', { code: 'ITEM_NOT_FOUND' });
    const next: CartItem = { ...item, ...amount };
    if (isNothing(next)) {
      items = items.filter((other) => other !== item);
      return { sku: item.sku, status: 'added', packs: 0, finding: undefined };
    }
    const wrong = whatIsWrong(items, item, next, shop);
    if (wrong) return refused(item.sku, wrong);
    items = items.map((other) => (other === item ? next : other));
    return { sku: item.sku, status: 'added', packs: packsIn(next, shop), finding: undefined };
  });
  return { items, results };
}

const refused = (sku: string, finding: Finding): LineResult => ({ sku, status: 'refused', packs: 0, finding });

function whatIsWrong(items: readonly CartItem[], item: CartItem, next: CartItem, shop: Shop): Finding | undefined {
  const product = shop.goods.findProduct(item.sku);
  // An article that is gone can only be removed.
  if (!product || !shop.goods.isOffered(item.sku)) return { code: 'NOT_OFFERED' };
  const wrong = whatIsWrongWithAmount(product, next);
  if (wrong || !product.bundle) return wrong;
  const others = items.filter((other) => other !== item && other.sku === item.sku);
  const taken = [...others, next].reduce((sum, line) => sum + packsOf(product, line), 0);
  return whatIsWrongWithBundles(shop.goods, product.bundle, taken);
}

const packsIn = (item: CartItem, { goods }: Shop): number => {
  const product = goods.findProduct(item.sku);
  return product ? packsOf(product, item) : 0;
};
