import { billingTypes, itemCategories } from '../customizing/codes.ts';
import { getSet } from '../odata/model/service.ts';
import type { Queries, Row } from '../store/database.ts';
import { insertTogether, rowsOf } from '../store/insert-rows.store.ts';
import { billingDocumentService } from './billing-document.service.ts';
import type { Billed } from './billing-lines.ts';

const set = (name: string) => getSet(billingDocumentService, name);

type Asked = { document: string; of: 'shipped' | 'missing' };

/** What a delivery shipped, or what of that did not arrive. */
export async function findBilled(queries: Queries, { document, of }: Asked): Promise<Billed[]> {
  const quantity =
    of === 'shipped' ? '"OriginalDeliveryQuantity"' : '"OriginalDeliveryQuantity" - "ActualDeliveryQuantity"';
  return queries.query<Billed>(
    `with billed as (
       select "SalesDocument" as number, "SalesDocumentItem" as item, "SalesOrderItemCategory" as category,
         sum(sign * "BillingQuantity") as quantity, sum(sign * line."NetAmount") as net
       from billing_document_item as line join billing_document using ("BillingDocument")
       join sales_order_item on "SalesOrder" = "SalesDocument" and "SalesOrderItem" = "SalesDocumentItem"
       cross join lateral (select case "BillingDocumentType" when $2 then 1 when $3 then -1 else 0 end as sign) as signed
       where "SalesDocument" in (select "ReferenceSDDocument" from outbound_delivery_item where "DeliveryDocument" = $1)
       group by 1, 2, 3)
     select "DeliveryDocument" as document, "DeliveryDocumentItem" as "deliveryItem", "SalesOrder" as number,
       "SalesOrderItem" as item, line."Material" as material, "SalesOrderItemText" as text, "Plant" as plant,
       ${quantity} as quantity, "DeliveryQuantityUnit" as unit, "RequestedQuantity" as requested,
       sales_order_item."NetAmount" as "netAmount", "SalesOrderItemCategory" = '${itemCategories.lent}' as "isLent",
       coalesce(billed.quantity, 0)::text as "billedQuantity", coalesce(billed.net, 0)::text as "billedNet",
       (select coalesce(sum(net) filter (where category <> '${itemCategories.lent}'), 0)::text from billed
         where number = "SalesOrder") as "billedGoods"
     from outbound_delivery_item as line
     join sales_order_item on "SalesOrder" = "ReferenceSDDocument" and "SalesOrderItem" = "ReferenceSDDocumentItem"
     left join billed on billed.number = "SalesOrder" and billed.item = "SalesOrderItem"
     where "DeliveryDocument" = $1 and ${quantity} > 0 order by "DeliveryDocumentItem"`,
    [document, billingTypes.invoice, billingTypes.creditNote],
  );
}

export async function insertBilling(
  queries: Queries,
  { header, lines, hasPdf }: { header: Row; lines: readonly Row[]; hasPdf: boolean },
): Promise<void> {
  const [next] = await queries.query<{ number: string }>(`select nextval('billing_number')::text as number`);
  const BillingDocument = next?.number ?? '';
  const whole = lines.map((line) => ({ ...line, BillingDocument }));
  await insertTogether(queries, [
    rowsOf(set('A_BillingDocument'), [{ ...header, BillingDocument, PaymentReference: BillingDocument }]),
    rowsOf(set('A_BillingDocumentItem'), whole),
    { table: 'missing_pdf', rows: hasPdf ? [] : [{ BillingDocument }] },
  ]);
}

/** Its document was lost once and is there now. */
export async function findMissingPdf(queries: Queries, number: string): Promise<void> {
  await queries.query(
    `delete from missing_pdf where "BillingDocument" in
       (select "BillingDocument" from billing_document_item where "SalesDocument" = $1)`,
    [number],
  );
}

export async function isPdfMissing(queries: Queries, document: string): Promise<boolean> {
  return (await queries.query('select from missing_pdf where "BillingDocument" = $1', [document])).length > 0;
}

/** With the payer, the day on which the goods left, and of each line whether it is a container. */
export async function findBilling(queries: Queries, document: string) {
  const [header] = await queries.query(
    `select *, (
       select max("ActualGoodsMovementDate")::text from billing_document_item as line
       join outbound_delivery on "DeliveryDocument" = "ReferenceSDDocument"
       where line."BillingDocument" = billing_document."BillingDocument"
     ) as supplied_on
     from billing_document where "BillingDocument" = $1`,
    [document],
  );
  if (!header) return undefined;
  const [lines, [payer]] = await Promise.all([
    queries.query(
      `select line.*, coalesce("SalesOrderItemCategory" = '${itemCategories.lent}', false) as is_lent
       from billing_document_item as line
       left join sales_order_item as item on "SalesOrder" = "SalesDocument" and "SalesOrderItem" = "SalesDocumentItem"
       where "BillingDocument" = $1 order by "BillingDocumentItem"`,
      [document],
    ),
    queries.query('select name, address, tax_number from customer where "Customer" = $1', [header.PayerParty ?? '']),
  ]);
  return { header, lines, payer };
}
