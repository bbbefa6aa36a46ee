import type { Happening } from '../life/happening.ts';
import type { Queries } from '../store/database.ts';

/** The payer has paid what this delivery cost. */
export async function payInvoice(queries: Queries, { order, part, now }: Happening): Promise<void> {
  await queries.query(
    `update billing_document
     set "InvoiceClearingStatus" = 'C',
       "LastChangeDateTime" = greatest($3, "LastChangeDateTime" + interval '1 millisecond')
     where "InvoiceClearingStatus" = 'A' and "BillingDocument" in (
       select "BillingDocument" from billing_document_item
       join order_delivery on "DeliveryDocument" = "ReferenceSDDocument"
       where order_delivery."SalesOrder" = $1 and part = $2)`,
    [order.number, part, now],
  );
}
