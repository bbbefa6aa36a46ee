import { itemsToSend, type Order } from '@dray/server/capabilities/ordering/index.ts';
import { type Minor, parseMinor } from '@dray/server/platform/money.ts';
import { demoProducts } from '../products/demo-products.ts';
import { returnables, returnablesOf } from '../products/returnables.ts';

/** One item of the ERP's order: goods, or containers that belong to goods. */
export type OrderedItem = {
  lineNo: number;
  parentLineNo: number | undefined;
  sku: string;
  name: string;
  quantity: number;
  netMinor: Minor;
  /** In hundredths of a percent; on deposits there is none. */
  taxRate: number;
};

/** Each line of goods, followed by what its packs are lent in. */
export function orderedItems({ lines }: Pick<Order, 'lines'>): OrderedItem[] {
  return itemsToSend(lines).flatMap(({ lineNo, sku, quantity, netMinor }) => {
    const line = lines.find((one) => one.lineNo === lineNo);
    const { name = sku, taxRate = 0 } = line ?? {};
    const goods = { lineNo, parentLineNo: undefined, sku, name, quantity, netMinor, taxRate };
    return [goods, ...containersOf(goods)];
  });
}

export const isGoods = ({ parentLineNo }: Pick<OrderedItem, 'parentLineNo'>): boolean => parentLineNo === undefined;

/** The line of goods that an item is of. */
export const lineOf = ({ lineNo, parentLineNo }: Pick<OrderedItem, 'lineNo' | 'parentLineNo'>): number =>
  parentLineNo ?? lineNo;

const products = new Map(demoProducts.map((product) => [product.sku, product]));
const containers = new Map(returnables.map((one) => [one.sku, one]));

function containersOf({ lineNo, sku, quantity }: OrderedItem): OrderedItem[] {
  const product = products.get(sku);
  if (!product) throw new Error(`The demo world has no product ${sku}`);
  return returnablesOf(product.country, product.pack.format).map((lent, index) => {
    const container = containers.get(lent.sku);
    const units = lent.units * quantity;
    return {
      lineNo: lineNo + index + 1,
      parentLineNo: lineNo,
      sku: lent.sku,
      name: container?.name.en ?? lent.sku,
      quantity: units,
      netMinor: units * parseMinor(container?.unitPrice ?? '0.00'),
      taxRate: 0,
    };
  });
}
