import { getSet } from '../odata/model/service.ts';
import type { Queries, Row } from '../store/database.ts';
import { insertTogether, rowsOf, type TableRows } from '../store/insert-rows.store.ts';
import type { OrderLine } from './order-lines.ts';
import { salesOrderService } from './sales-order.service.ts';

type NewRows = {
  number: string;
  header: Row;
  lines: readonly OrderLine[];
  partners: readonly Row[];
  texts: readonly Row[];
  /** What belongs to the order besides its document. */
  others: readonly TableRows[];
};

export async function nextOrderNumber(queries: Queries): Promise<string> {
  const [next] = await queries.query<{ number: string }>(`select nextval('sales_order_number')::text as number`);
  return next?.number ?? '';
}

export async function insertOrder(queries: Queries, order: NewRows): Promise<void> {
  const { number: SalesOrder, header, lines, partners, texts, others } = order;
  const within = (set: string, rows: readonly Row[]) =>
    rowsOf(
      getSet(salesOrderService, set),
      rows.map((row) => ({ ...row, SalesOrder })),
    );
  await insertTogether(queries, [
    within('A_SalesOrder', [header]),
    within(
      'A_SalesOrderItem',
      lines.map(({ item }) => item),
    ),
    within(
      'A_SalesOrderItemPrElement',
      lines.map(({ pricing }) => pricing),
    ),
    within('A_SalesOrderHeaderPartner', partners),
    within('A_SalesOrderText', texts),
    within(
      'A_SalesOrderScheduleLine',
      lines.map(({ item }) => scheduleLine(item, header)),
    ),
    ...others,
  ]);
}

const scheduleLine = (item: Row, { RequestedDeliveryDate }: Row): Row => ({
  SalesOrderItem: item.SalesOrderItem ?? 0,
  ScheduleLine: 1,
  RequestedDeliveryDate: RequestedDeliveryDate ?? null,
  ScheduleLineOrderQuantity: item.RequestedQuantity ?? '0',
});
