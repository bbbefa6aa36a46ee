import type { Country } from '@dray/contract/markets.ts';
import { isContainer } from '@dray/contract/ordering/container-number.ts';
import type { ItemUpdate, OrderUpdate } from '../port/order-update.ts';
import { readItemNumber, readMinor, readMoment, readQuantity, readText } from './odata-values.model.ts';
import type { MarketMapping } from './sap-mapping.ts';

type Row = Readonly<Record<string, unknown>>;
export type OfMarket = { country: Country; market: MarketMapping };

const processes = { A: 'not-yet', B: 'partly', C: 'wholly', '': 'not-relevant' } as const;

/** An order as `A_SalesOrder` tells it, with its items. */
export function orderUpdate(row: Row, rows: readonly Row[], orderNumber: string, of: OfMarket): OrderUpdate {
  const items = rows.map((item) => itemUpdate(item, of));
  return {
    orderNumber,
    sapId: required(readText(row.SalesOrder), 'SalesOrder'),
    country: of.country,
    changedAt: required(readMoment(row.LastChangeDateTime), 'LastChangeDateTime'),
    process: processOf(readText(row.OverallSDProcessStatus)),
    rejection: rejectionOf(readText(row.OverallSDDocumentRejectionSts), items),
    isHeld:
      readText(row.DeliveryBlockReason) !== '' ||
      ['B', 'C'].includes(readText(row.TotalCreditCheckStatus)) ||
      readText(row.SalesDocApprovalStatus) === 'A',
    netMinor: required(readMinor(row.TotalNetAmount), 'TotalNetAmount'),
    items,
  };
}

function itemUpdate(row: Row, { market }: OfMarket): ItemUpdate {
  const rejection = readText(row.SalesDocumentRjcnReason);
  return {
    lineNo: required(readItemNumber(row.SalesOrderItem), 'SalesOrderItem'),
    parentLineNo: readItemNumber(row.HigherLevelItem),
    sku: readText(row.Material),
    quantity: required(readQuantity(row.RequestedQuantity), 'RequestedQuantity'),
    confirmed: readQuantity(row.ConfdDelivQtyInOrderQtyUnit),
    rejection: rejection === '' ? undefined : (market.rejections[rejection] ?? { raw: rejection }),
    netMinor: readMinor(row.NetAmount) ?? 0,
  };
}

function processOf(code: string): OrderUpdate['process'] {
  return Object.hasOwn(processes, code) ? processes[code as keyof typeof processes] : { raw: code };
}

/** Pallets alone are no order any more. */
function rejectionOf(code: string, items: readonly ItemUpdate[]): OrderUpdate['rejection'] {
  const goods = items.filter((item) => !isContainer(item));
  const isWithoutGoods = goods.length > 0 && goods.every(({ rejection }) => rejection !== undefined);
  if (code === 'C' || isWithoutGoods) return 'wholly';
  return code === 'B' ? 'partly' : 'none';
}

export function required<Value>(value: Value | undefined | '', name: string): Value {
  if (value === undefined || value === '') throw new Error(`${name} is missing or cannot be read`);
  return value as Value;
}
