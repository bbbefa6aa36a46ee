import type { Country } from '@dray/contract/markets.ts';
import { fixed, runFixed, type Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';
import type { OrderOwner } from '../rules/order-facts.model.ts';

type OwnerRow = { order_number: string; company_id: string; ship_to_id: string; country: string };

/** Between our numbers and the ERP's, for jobs, which have no scope. */
export const erpNumbersStore = namedStore('ordering', (transaction: Transaction) => ({
  /** Of those that are here; null where the ERP's number has not come. */
  async findSapIds(orderNumbers: readonly string[]): Promise<ReadonlyMap<string, string | null>> {
    const rows = await runFixed<{ order_number: string; sap_id: string | null }>(
      transaction,
      fixed`select order_number, sap_id from placed_order where order_number = any(${orderNumbers})`,
    );
    return new Map(rows.map(({ order_number: number, sap_id: sapId }) => [number, sapId]));
  },

  async findOwners(sapIds: readonly string[]): Promise<OrderOwner[]> {
    const rows = await runFixed<OwnerRow>(
      transaction,
      fixed`select order_number, company_id, ship_to_id, country from placed_order where sap_id = any(${sapIds})`,
    );
    return rows.map(toOwner);
  },

  /** The same with what a bill needs to know of its order. */
  async findBilled(sapIds: readonly string[]): Promise<(OrderOwner & { sapId: string; paymentMethod: string })[]> {
    const rows = await runFixed<OwnerRow & { sap_id: string; payment_method: string }>(
      transaction,
      fixed`select order_number, sap_id, company_id, ship_to_id, country, payment_method from placed_order
        where sap_id = any(${sapIds}) order by order_number`,
    );
    return rows.map((row) => ({ ...toOwner(row), sapId: row.sap_id, paymentMethod: row.payment_method }));
  },

  /** Far beyond every number that a lost day can have given. Taken one by one: the portal's role may not set a sequence. */
  async jumpOrderNumbers(by: number): Promise<string> {
    const [row] = await runFixed<{ next: string }>(
      transaction,
      fixed`select (max(nextval('order_number_seq')) + 1)::text as next from generate_series(1, ${by}::int)`,
    );
    return row?.next ?? '';
  },
}));

const toOwner = (row: OwnerRow): OrderOwner => ({
  orderNumber: row.order_number,
  companyId: row.company_id,
  shipToId: row.ship_to_id,
  country: row.country as Country,
});
