import type { SalesArea } from '../customizing/sales-areas.ts';
import { divideRounded, formatDecimal, parseDecimal } from '../decimal.ts';
import type { Row } from '../store/database.ts';

/** Something delivered or not, to be paid for or paid back. */
export type Billed = {
  document: string;
  deliveryItem: number;
  number: string;
  item: number;
  material: string;
  text: string;
  plant: string;
  quantity: string;
  unit: string;
  /** Of the whole order item. */
  requested: string;
  netAmount: string;
  isLent: boolean;
  /** What invoices less credit notes already say of this item, and of all goods of its order. */
  billedQuantity: string;
  billedNet: string;
  billedGoods: string;
};

const amountScale = 2;
const quantityScale = 3;

/** To be paid, or to be given back. */
export type Direction = 'charge' | 'refund';

/**
 * Each line bears what all bills of its order grow by, net and tax: however an order is split into deliveries and taken back
 * in parts, its bills together are what it costs, to the cent. Deposits bear no tax.
 */
export function billingLines(billed: readonly Billed[], area: SalesArea, direction: Direction): Row[] {
  const sign = direction === 'charge' ? 1n : -1n;
  const taxOn = (goods: bigint) => divideRounded(goods * area.taxRate, 1_000n);
  let goods = parseDecimal(billed[0]?.billedGoods ?? '0', amountScale);
  return billed.map((one, index) => {
    const grown = netOf(one, sign) - parseDecimal(one.billedNet, amountScale);
    const net = sign * grown;
    const before = goods;
    if (!one.isLent) goods += grown;
    const tax = sign * (taxOn(goods) - taxOn(before));
    return {
      BillingDocumentItem: (index + 1) * 10,
      SalesDocument: one.number,
      SalesDocumentItem: one.item,
      ReferenceSDDocument: one.document,
      ReferenceSDDocumentItem: one.deliveryItem,
      Material: one.material,
      BillingDocumentItemText: one.text,
      Plant: one.plant,
      BillingQuantity: one.quantity,
      BillingQuantityUnit: one.unit,
      TransactionCurrency: area.currency,
      NetAmount: formatDecimal(net, amountScale),
      TaxAmount: formatDecimal(tax, amountScale),
      GrossAmount: formatDecimal(net + tax, amountScale),
    };
  });
}

/** Of the item, with what this bill adds or takes. */
function netOf({ netAmount, quantity, requested, billedQuantity }: Billed, sign: bigint): bigint {
  const all = parseDecimal(billedQuantity, quantityScale) + sign * parseDecimal(quantity, quantityScale);
  return divideRounded(parseDecimal(netAmount, amountScale) * all, parseDecimal(requested, quantityScale));
}

export function totalOf(lines: readonly Readonly<Row>[], name: 'NetAmount' | 'TaxAmount' | 'GrossAmount'): string {
  const sum = lines.reduce((total, line) => total + parseDecimal(String(line[name]), amountScale), 0n);
  return formatDecimal(sum, amountScale);
}
