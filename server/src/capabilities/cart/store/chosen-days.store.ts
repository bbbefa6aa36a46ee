import { fixed, runFixed, type Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';

/** An open cart with goods and a day on which they are to come. */
export type ChosenDay = { uid: string; shipToId: string; transportType: string | null; date: string };

export const chosenDaysStore = namedStore('cart', (transaction: Transaction) => ({
  /** Of everybody: whose ship-tos a caller reaches is judged by those that own them. */
  listChosenDays: (from: string, to: string, shipToIds: readonly string[] | undefined, max: number) =>
    runFixed<ChosenDay>(
      transaction,
      fixed`
        select c.uid, c.ship_to_id as "shipToId", c.transport_type as "transportType", c.delivery_date as date
        from cart c
        where c.state = 'active' and c.ship_to_id is not null and c.delivery_date between ${from} and ${to}
          and (${shipToIds ?? null}::text[] is null or c.ship_to_id = any(${shipToIds ?? null}::text[]))
          and exists (select from cart_item i where i.cart_id = c.id)
        order by c.delivery_date, c.id limit ${max}`,
    ),

  async countOpenAt(shipToId: string): Promise<number> {
    const [row] = await runFixed<{ count: number }>(
      transaction,
      fixed`
        select count(*)::int as count from cart c
        where c.state = 'active' and c.ship_to_id = ${shipToId}
          and exists (select from cart_item i where i.cart_id = c.id)`,
    );
    return row?.count ?? 0;
  },
}));
