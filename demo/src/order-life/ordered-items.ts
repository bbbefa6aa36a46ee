import { marketOf } from '@dray/contract/markets.ts';
import { isContainer } from '@dray/contract/ordering/container-number.ts';
import { itemsToSend, type Order, palletsToSend } from '@dray/server/capabilities/ordering/index.ts';
import { type Minor, parseMinor } from '@dray/server/platform/money.ts';
import { demoProducts } from '../products/demo-products.ts';
import { returnables, returnablesOf } from '../products/returnables.ts';

/** One item of the ERP's order: goods, containers that belong to goods, or pallets, which belong to none. */
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

/** Each line of goods, followed by what its packs are lent in; the pallets at the end. */
export function orderedItems({ lines, returnables: lent }: Pick<Order, 'lines' | 'returnables'>): OrderedItem[] {
  const goods = itemsToSend(lines).flatMap(({ lineNo, sku, quantity, netMinor }) => {
    const line = lines.find((one) => one.lineNo === lineNo);
    const { name = sku, taxRate = 0 } = line ?? {};
    const item = { lineNo, parentLineNo: undefined, sku, name, quantity, netMinor, taxRate };
    return [item, ...containersOf(item)];
  });
  const pallets = palletsToSend(lent).map(({ lineNo, sku, quantity, netMinor }) => ({
    lineNo,
    parentLineNo: undefined,
    sku,
    name: nameOf(sku),
    quantity,
    netMinor,
    taxRate: 0,
  }));
  return [...goods, ...pallets];
}

type Placed = Pick<OrderedItem, 'lineNo' | 'parentLineNo'>;

export const isGoods = (item: Placed): boolean => !isContainer(item);
export const isPallet = (item: Placed): boolean => isContainer(item) && item.parentLineNo === undefined;

/** The line of goods that an item is of. */
export const lineOf = ({ lineNo, parentLineNo }: Placed): number => parentLineNo ?? lineNo;

const products = new Map(demoProducts.map((product) => [product.sku, product]));
const containers = new Map(returnables.map((one) => [one.sku, one]));

/** The ERP's papers are in the language of the market. */
function nameOf(sku: string): string {
  const container = containers.get(sku);
  return container ? container.name[marketOf(container.country).language] : sku;
}

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
      name: nameOf(lent.sku),
      quantity: units,
      netMinor: units * parseMinor(container?.unitPrice ?? '0.00'),
      taxRate: 0,
    };
  });
}
