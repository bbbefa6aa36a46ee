import { itemCategories } from '../customizing/codes.ts';
import { getSet } from '../odata/model/service.ts';
import type { Queries, Row } from '../store/database.ts';
import { insertTogether, rowsOf } from '../store/insert-rows.store.ts';
import { outboundDeliveryService } from './outbound-delivery.service.ts';

type NewDelivery = { number: string; part: number; header: Row; items: readonly Row[] };

const set = (name: string) => getSet(outboundDeliveryService, name);

export async function insertDelivery(queries: Queries, { number, part, header, items }: NewDelivery): Promise<void> {
  const [next] = await queries.query<{ number: string }>(`select nextval('delivery_number')::text as number`);
  const DeliveryDocument = next?.number ?? '';
  const whole = items.map((item) => ({ ...item, DeliveryDocument }));
  await insertTogether(queries, [
    rowsOf(set('A_OutbDeliveryHeader'), [{ ...header, DeliveryDocument }]),
    rowsOf(set('A_OutbDeliveryItem'), whole),
    { table: 'order_delivery', rows: [{ SalesOrder: number, part, DeliveryDocument }] },
  ]);
}

export async function findDelivery(queries: Queries, number: string, part: number): Promise<Row | undefined> {
  const [row] = await queries.query(
    `select outbound_delivery.* from order_delivery join outbound_delivery using ("DeliveryDocument")
     where "SalesOrder" = $1 and part = $2`,
    [number, part],
  );
  return row;
}

export async function findOrderOf(queries: Queries, document: string) {
  const [row] = await queries.query<{ number: string; part: number }>(
    'select "SalesOrder" as number, part from order_delivery where "DeliveryDocument" = $1',
    [document],
  );
  return row;
}

/** Each with whether it is a container or a pallet. */
export async function findItems(queries: Queries, document: string): Promise<Row[]> {
  return queries.query(
    `select line.*, coalesce("SalesOrderItemCategory" = '${itemCategories.lent}', false) as is_lent
     from outbound_delivery_item as line
     left join sales_order_item on "SalesOrder" = "ReferenceSDDocument" and "SalesOrderItem" = "ReferenceSDDocumentItem"
     where "DeliveryDocument" = $1 order by "DeliveryDocumentItem"`,
    [document],
  );
}

/** A new version of a delivery; the day of its change is all that it tells about when. */
export async function updateDelivery(
  queries: Queries,
  { document, day, values }: { document: string; day: string; values: Readonly<Row> },
): Promise<void> {
  const names = Object.keys(values);
  const given = names.map((name, index) => `, "${name}" = $${index + 3}`);
  await queries.query(
    `update outbound_delivery set "LastChangeDate" = $2,
       "DeliveryVersion" = lpad(("DeliveryVersion"::integer + 1)::text, 4, '0')${given.join('')}
     where "DeliveryDocument" = $1`,
    [document, day, ...names.map((name) => values[name])],
  );
}

export async function setItemStatus(
  queries: Queries,
  document: string,
  name: ItemStatus,
  status: string,
): Promise<void> {
  await queries.query(`update outbound_delivery_item set "${name}" = $2 where "DeliveryDocument" = $1`, [
    document,
    status,
  ]);
}

export type ItemStatus = 'PickingStatus' | 'GoodsMovementStatus' | 'ProofOfDeliveryStatus';

export async function setDeliveredQuantity(queries: Queries, item: Readonly<Row>, quantity: string): Promise<void> {
  await queries.query(
    `update outbound_delivery_item set "ActualDeliveryQuantity" = $3, "ProofOfDeliveryStatus" = 'B'
     where "DeliveryDocument" = $1 and "DeliveryDocumentItem" = $2`,
    [item.DeliveryDocument, item.DeliveryDocumentItem, quantity],
  );
}

export async function removeDelivery(queries: Queries, document: string): Promise<void> {
  for (const table of ['outbound_delivery_item', 'outbound_delivery', 'order_delivery']) {
    await queries.query(`delete from ${table} where "DeliveryDocument" = $1`, [document]);
  }
}

/** How far an order's items have come by what has left the depot (`B`, `C`), and by what has been received. */
export async function refreshItemProgress(queries: Queries, number: string): Promise<void> {
  await queries.query(
    `update sales_order_item as item set
       "DeliveryStatus" = case when issued >= "RequestedQuantity" then 'C' when issued > 0 then 'B' else 'A' end,
       "SDProcessStatus" = case when proven >= "RequestedQuantity" then 'C' when issued > 0 then 'B' else 'A' end
     from (
       select "ReferenceSDDocumentItem" as number,
         coalesce(sum(line."OriginalDeliveryQuantity") filter (where "OverallGoodsMovementStatus" = 'C'), 0) as issued,
         coalesce(sum(line."OriginalDeliveryQuantity") filter (where "ProofOfDeliveryDate" is not null), 0) as proven
       from outbound_delivery_item as line join outbound_delivery using ("DeliveryDocument")
       where "ReferenceSDDocument" = $1 group by 1) as progress
     where item."SalesOrder" = $1 and item."SalesOrderItem" = progress.number and "SalesDocumentRjcnReason" = ''`,
    [number],
  );
}
