import type { Queries } from '../store/database.ts';

/**
 * What an order's items make of the order as a whole. Called by anyone who changes items; `LastChangeDateTime` moves only
 * where the order itself was changed: a delivery or an invoice does not count as that.
 */
export async function refreshOrderStatus(queries: Queries, number: string): Promise<void> {
  await queries.query(
    `update sales_order set
       "OverallSDDocumentRejectionSts" = case when rejected = 0 then 'A' when rejected = total then 'C' else 'B' end,
       "OverallDeliveryStatus" = delivery, "OverallTotalDeliveryStatus" = delivery,
       "OverallSDProcessStatus" = case when open = 0 and total > 0 then 'C' when begun > 0 then 'B' else 'A' end,
       "TotalNetAmount" = net
     from (
       select count(*) as total, count(*) filter (where is_rejected) as rejected,
         count(*) filter (where not is_rejected and "SDProcessStatus" <> 'C') as open,
         count(*) filter (where not is_rejected and "SDProcessStatus" in ('B', 'C')) as begun,
         case when count(*) filter (where not is_rejected and "DeliveryStatus" <> 'C') = 0 and count(*) > 0 then 'C'
           when count(*) filter (where not is_rejected and "DeliveryStatus" in ('B', 'C')) > 0 then 'B'
           else 'A' end as delivery,
         coalesce(sum("NetAmount") filter (where not is_rejected), 0) as net
       from (select *, "SalesDocumentRjcnReason" <> '' as is_rejected from sales_order_item
             where "SalesOrder" = $1) as item) as items
     where "SalesOrder" = $1`,
    [number],
  );
}

/** At least a millisecond later than before: two states of an order never have the same ETag. */
export async function touchOrder(queries: Queries, number: string, now: Date): Promise<void> {
  await queries.query(
    `update sales_order
     set "LastChangeDateTime" = greatest($2, "LastChangeDateTime" + interval '1 millisecond')
     where "SalesOrder" = $1`,
    [number, now],
  );
}
