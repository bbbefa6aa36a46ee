import { isContainer } from '@dray/contract/ordering/container-number.ts';
import type { Minor } from '#platform/money.ts';
import type { OrderToSend } from '../port/order-to-send.ts';
import { resultsOf } from './odata-answer.ts';
import { readItemNumber, readMinor, readText } from './odata-values.model.ts';

type Row = Readonly<Record<string, unknown>>;

/** Of what the ERP has in an order the goods: neither empties nor pallets, no matter who added them. */
export function goodsOf(row: Row, { pallets }: Pick<OrderToSend, 'pallets'>): Row[] {
  return resultsOf(row.to_Item).filter((item) => {
    const lineNo = readItemNumber(item.SalesOrderItem) ?? 0;
    const isLent = isContainer({ lineNo, parentLineNo: readItemNumber(item.HigherLevelItem) });
    return !isLent && !pallets.some(({ sku }) => sku === readText(item.Material));
  });
}

/** What the ordered goods cost; undefined where the answer has none of them. */
export function netOfGoods(row: Row, order: Pick<OrderToSend, 'pallets'>): Minor | undefined {
  const goods = goodsOf(row, order);
  if (goods.length === 0) return undefined;
  return goods.reduce((sum, item) => sum + (readMinor(item.NetAmount) ?? 0), 0);
}
