import { getSet } from '../odata/model/service.ts';
import type { Queries, Row } from '../store/database.ts';
import { insertRows } from '../store/insert-rows.store.ts';
import type { OrderLine } from './order-lines.ts';
import { salesOrderService } from './sales-order.service.ts';

type NewRows = { header: Row; lines: readonly OrderLine[]; partners: readonly Row[]; texts: readonly Row[] };

const set = (name: string) => getSet(salesOrderService, name);

export async function insertOrder(queries: Queries, { header, lines, partners, texts }: NewRows): Promise<string> {
  const [next] = await queries.query<{ number: string }>(`select nextval('sales_order_number')::text as number`);
  const SalesOrder = next?.number ?? '';
  const within = (rows: readonly Row[]) => rows.map((row) => ({ ...row, SalesOrder }));
  await insertRows(queries, set('A_SalesOrder'), [{ ...header, SalesOrder }]);
  await insertRows(queries, set('A_SalesOrderItem'), within(lines.map(({ item }) => item)));
  await insertRows(queries, set('A_SalesOrderItemPrElement'), within(lines.map(({ pricing }) => pricing)));
  await insertRows(queries, set('A_SalesOrderHeaderPartner'), within(partners));
  await insertRows(queries, set('A_SalesOrderText'), within(texts));
  const scheduled = lines.map(({ item }) => scheduleLine(item, header));
  await insertRows(queries, set('A_SalesOrderScheduleLine'), within(scheduled));
  return SalesOrder;
}

const scheduleLine = (item: Row, { RequestedDeliveryDate }: Row): Row => ({
  ...{ SalesOrderItem: item.SalesOrderItem ?? 0, ScheduleLine: 1 },
  ...{ RequestedDeliveryDate: RequestedDeliveryDate ?? null, ScheduleLineOrderQuantity: item.RequestedQuantity ?? '0' },
});
