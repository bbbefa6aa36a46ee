import type { BulkOrder } from '#capabilities/bulk-upload/index.ts';
import type { SameGoods } from '../same-goods/amounts.model.ts';

/** Goods that stand in several rows of one order. */
export type TwiceGoods = { key: string; order: BulkOrder; goods: SameGoods };

/** In the order of the file; what is decided stays beside what is not, so that it can be decided anew. */
export const twiceGoods = (orders: readonly BulkOrder[]): readonly TwiceGoods[] =>
  orders
    .flatMap((order) => order.sameGoods.map((goods) => ({ key: `${order.key} ${goods.sku}`, order, goods })))
    .toSorted((one, other) => (one.goods.rows[0]?.row ?? 0) - (other.goods.rows[0]?.row ?? 0));
