import type { Country } from '@dray/contract/markets.ts';
import { fixed, runFixed, type Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';
import { type LineRow, type ReturnableRow, toLine, toReturnable } from '../rules/order-document.model.ts';
import type { Order } from '../rules/ordering.model.ts';

export type DeliveredOrdersStore = ReturnType<typeof deliveredOrdersStore>;

type StoredOrder = Pick<Order, 'orderNumber' | 'companyId' | 'shipToId' | 'country' | 'lines' | 'returnables'>;
type Row = {
  order_number: string;
  company_id: string;
  ship_to_id: string;
  country: string;
  lines: readonly LineRow[];
  returnables: readonly ReturnableRow[];
};

/** For a job or the operator's command, neither of which has a scope. */
export const deliveredOrdersStore = namedStore('ordering', (transaction: Transaction) => ({
  /**
   * Orders of which anything was loaded, part by part, in the order of their numbers. Locked, so that nothing more is told of
   * them until the transaction ends.
   */
  async listOrdersAfter(orderNumber: string, limit: number): Promise<StoredOrder[]> {
    const rows = await runFixed<Row>(
      transaction,
      fixed`
        select o.order_number, o.company_id, o.ship_to_id, o.country, o.lines, o.returnables from placed_order o
        where o.order_number > ${orderNumber}
          and exists (select from delivery_line l where l.order_number = o.order_number)
        order by o.order_number limit ${limit} for no key update of o`,
    );
    return rows.map((row) => ({
      orderNumber: row.order_number,
      companyId: row.company_id,
      shipToId: row.ship_to_id,
      country: row.country as Country,
      lines: row.lines.map(toLine),
      returnables: row.returnables.map(toReturnable),
    }));
  },
}));
