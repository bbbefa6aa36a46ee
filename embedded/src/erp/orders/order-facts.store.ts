import { itemCategories } from '../customizing/codes.ts';
import type { Queries, Row } from '../store/database.ts';

export async function setCreditStatus(queries: Queries, number: string, status: 'A' | 'B' | 'D'): Promise<void> {
  await queries.query('update sales_order set "TotalCreditCheckStatus" = $2 where "SalesOrder" = $1', [number, status]);
}

/** Anyone who changes an order, its items or its deliveries locks the order first, so that nobody waits in a circle. */
export async function lockOrder(queries: Queries, number: string): Promise<void> {
  await queries.query('select from sales_order where "SalesOrder" = $1 for update', [number]);
}

export async function getOrder(queries: Queries, number: string): Promise<Row> {
  const [row] = await queries.query('select * from sales_order where "SalesOrder" = $1', [number]);
  if (!row) throw new Error(`no order ${number}`);
  return row;
}

export type OpenItem = {
  item: number;
  higherLevel: number;
  /** A container or a pallet, not goods. */
  isLent: boolean;
  material: string;
  text: string;
  plant: string;
  requested: string;
  /** Requested and in no delivery yet. */
  open: string;
};

/** Items that are neither rejected nor wholly in a delivery. */
export async function findOpenItems(queries: Queries, number: string): Promise<OpenItem[]> {
  return queries.query<OpenItem>(
    `select "SalesOrderItem" as item, "HigherLevelItem" as "higherLevel",
       "SalesOrderItemCategory" = '${itemCategories.lent}' as "isLent", "Material" as material,
       "SalesOrderItemText" as text, "ProductionPlant" as plant, "RequestedQuantity" as requested,
       "RequestedQuantity" - coalesce(delivered, 0) as open
     from sales_order_item
     left join lateral (
       select sum("OriginalDeliveryQuantity") as delivered from outbound_delivery_item
       where "ReferenceSDDocument" = "SalesOrder" and "ReferenceSDDocumentItem" = "SalesOrderItem") as deliveries on true
     where "SalesOrder" = $1 and "SalesDocumentRjcnReason" = '' and "RequestedQuantity" > coalesce(delivered, 0)
     order by item`,
    [number],
  );
}

/** An order of which no goods are left brings no pallets. */
export async function rejectIdlePallets(queries: Queries, number: string): Promise<void> {
  await queries.query(
    `update sales_order_item as pallet set "SalesDocumentRjcnReason" = goods.reason,
       "ConfdDelivQtyInOrderQtyUnit" = 0, "SDProcessStatus" = 'C'
     from (select min("SalesDocumentRjcnReason") as reason from sales_order_item
           where "SalesOrder" = $1 and "SalesOrderItemCategory" <> $2) as goods
     where "SalesOrder" = $1 and "SalesOrderItemCategory" = $2 and "HigherLevelItem" = 0
       and "SalesDocumentRjcnReason" = '' and goods.reason <> ''`,
    [number, itemCategories.lent],
  );
}

export async function confirmItems(queries: Queries, number: string, rejectedItem: number | undefined): Promise<void> {
  await queries.query(
    `update sales_order_item set "ConfdDelivQtyInOrderQtyUnit" =
       case when "SalesDocumentRjcnReason" = '' then "RequestedQuantity" else 0 end
     where "SalesOrder" = $1`,
    [number],
  );
  if (rejectedItem !== undefined) await rejectItem(queries, { number, item: rejectedItem, reason: '20' });
  await queries.query(
    `update sales_order_schedule_line as line
     set "ConfdOrderQtyByMatlAvailCheck" = "ConfdDelivQtyInOrderQtyUnit",
       "ConfirmedDeliveryDate" = case when "ConfdDelivQtyInOrderQtyUnit" > 0 then line."RequestedDeliveryDate" end
     from sales_order_item as item
     where line."SalesOrder" = $1 and item."SalesOrder" = $1 and item."SalesOrderItem" = line."SalesOrderItem"`,
    [number],
  );
}

/** With what hangs below it. An empty reason takes a rejection back. */
export async function rejectItem(
  queries: Queries,
  { number, item, reason }: { number: string; item: number; reason: string },
): Promise<void> {
  await queries.query(
    `update sales_order_item set "SalesDocumentRjcnReason" = $3,
       "ConfdDelivQtyInOrderQtyUnit" = case when $3 = '' then "ConfdDelivQtyInOrderQtyUnit" else 0 end,
       "SDProcessStatus" = case when $3 = '' then 'A' else 'C' end
     where "SalesOrder" = $1 and ("SalesOrderItem" = $2 or "HigherLevelItem" = $2)`,
    [number, item, reason],
  );
}

export async function findPartner(queries: Queries, number: string, code: string): Promise<string> {
  const [row] = await queries.query<{ customer: string }>(
    'select "Customer" as customer from sales_order_partner where "SalesOrder" = $1 and "PartnerFunction" = $2',
    [number, code],
  );
  return row?.customer ?? '';
}
