import type { Queries } from '../store/database.ts';

export type DeliveryState = 'none' | 'delivered' | 'issued';

/** Whether an item is in a delivery, and whether that has left the depot. */
export async function deliveryStateOf(queries: Queries, number: string, item: number): Promise<DeliveryState> {
  const [row] = await queries.query<{ deliveries: string; issued: string }>(
    `select count(*) as deliveries,
       count(*) filter (where "OverallGoodsMovementStatus" in ('B', 'C')) as issued
     from outbound_delivery_item join outbound_delivery using ("DeliveryDocument")
     where "ReferenceSDDocument" = $1 and "ReferenceSDDocumentItem" = $2`,
    [number, item],
  );
  if (Number(row?.issued ?? 0) > 0) return 'issued';
  return Number(row?.deliveries ?? 0) > 0 ? 'delivered' : 'none';
}
