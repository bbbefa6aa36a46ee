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
  /** Of containers the item that they belong to; of goods 0. */
  higherLevel: number;
};

const amountScale = 2;
const quantityScale = 3;

/**
 * Tax is reckoned on the sum of a document, not line by line: each line bears what the sum grows by, so that lines and sum
 * agree to the cent. Deposits bear none.
 */
export function billingLines(billed: readonly Billed[], area: SalesArea): Row[] {
  let taxed = 0n;
  return billed.map((one, index) => {
    const share = parseDecimal(one.netAmount, amountScale) * parseDecimal(one.quantity, quantityScale);
    const net = divideRounded(share, parseDecimal(one.requested, quantityScale));
    const before = taxed;
    if (one.higherLevel === 0) taxed += net;
    const tax = divideRounded(taxed * area.taxRate, 1_000n) - divideRounded(before * area.taxRate, 1_000n);
    return {
      ...{ BillingDocumentItem: (index + 1) * 10, SalesDocument: one.number, SalesDocumentItem: one.item },
      ...{ ReferenceSDDocument: one.document, ReferenceSDDocumentItem: one.deliveryItem },
      ...{ Material: one.material, BillingDocumentItemText: one.text, Plant: one.plant },
      ...{ BillingQuantity: one.quantity, BillingQuantityUnit: one.unit, TransactionCurrency: area.currency },
      NetAmount: formatDecimal(net, amountScale),
      TaxAmount: formatDecimal(tax, amountScale),
      GrossAmount: formatDecimal(net + tax, amountScale),
    };
  });
}

export function totalOf(lines: readonly Readonly<Row>[], name: 'NetAmount' | 'TaxAmount' | 'GrossAmount'): string {
  const sum = lines.reduce((total, line) => total + parseDecimal(String(line[name]), amountScale), 0n);
  return formatDecimal(sum, amountScale);
}
