import type { Queries } from '../store/database.ts';

/** What really is in the ERP, whatever its callers were told. */
export async function readOrderCounts(queries: Queries): Promise<{ created: number; doubled: number }> {
  const [row] = await queries.query<{ created: string; doubled: string }>(
    `select count(*) as created,
       count(*) filter (where "PurchaseOrderByShipToParty" <> '')
         - count(distinct nullif("PurchaseOrderByShipToParty", '')) as doubled
     from sales_order`,
  );
  return { created: Number(row?.created ?? 0), doubled: Number(row?.doubled ?? 0) };
}

export async function findOrdersOf(queries: Queries, reference: string): Promise<object[]> {
  return queries.query(
    `select "SalesOrder", "SoldToParty", "PurchaseOrderByCustomer", "OverallSDProcessStatus",
       "OverallSDDocumentRejectionSts", plan, ripens
     from sales_order left join order_plan using ("SalesOrder")
     where "PurchaseOrderByShipToParty" = $1 order by "SalesOrder"`,
    [reference],
  );
}
