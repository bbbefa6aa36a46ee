import type { Country } from '@dray/contract/markets.ts';
import { fixed, part, runFixed, type Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';
import { type LineRow, type ReturnableRow, toLine, toReturnable } from '../rules/order-document.model.ts';
import type { OrderOwner, OrderState } from '../rules/order-facts.model.ts';
import type { OrderLine, OrderReturnable } from '../rules/ordering.model.ts';
import { type OrderStateRow, stateColumns, toOrderState } from './order-state-row.store.ts';

export type OrderStateStore = ReturnType<typeof orderStateStore>;

/** An order under lock, with what is judged of it. */
export type LockedOrder = OrderOwner & {
  uid: string;
  deliveryDate: string;
  lines: readonly OrderLine[];
  returnables: readonly OrderReturnable[];
  orderState: OrderState;
};

const columns = part(
  `o.order_number, o.company_id, o.ship_to_id, o.country, o.uid, o.delivery_date, o.lines, o.returnables,
    ${stateColumns}`,
);

/** The state of orders, for those who bring updates of them: neither a feed nor a job has a scope. */
export const orderStateStore = namedStore('ordering', (transaction: Transaction) => ({
  /** In the sequence of their numbers, or two that bring updates could wait for each other. */
  async lockOrders(orderNumbers: readonly string[]): Promise<LockedOrder[]> {
    const rows = await runFixed<LockedRow>(
      transaction,
      fixed`
        select ${columns} from placed_order o where o.order_number = any(${orderNumbers})
        order by o.order_number for no key update`,
    );
    return rows.map(toLocked);
  },

  /** Which of our orders the ERP knows by these numbers. */
  async findOrderNumbers(sapIds: readonly string[]): Promise<string[]> {
    const rows = await runFixed<{ order_number: string }>(
      transaction,
      fixed`select order_number from placed_order where sap_id = any(${sapIds})`,
    );
    return rows.map(({ order_number }) => order_number);
  },

  /** Whose day was over lately while their goods were still waited for. */
  async findPassed(country: Country, today: string, { after, max }: { after: string; max: number }): Promise<string[]> {
    const rows = await runFixed<{ order_number: string }>(
      transaction,
      fixed`
        select o.order_number from placed_order o
        where o.country = ${country} and o.delivery_status = any('{AWAITING DELIVERY,AWAITING FULLFILLMENT}')
          and o.status = any('{Not Yet Processed,Partially Processed}') and o.delivery_date < ${today}
          and o.delivery_date > ${today}::date - 14 and o.order_number > ${after}
        order by o.order_number limit ${max}`,
    );
    return rows.map(({ order_number }) => order_number);
  },

  async setSapId(orderNumber: string, sapId: string): Promise<void> {
    await runFixed(transaction, fixed`update placed_order set sap_id = ${sapId} where order_number = ${orderNumber}`);
  },

  async setChecked(orderNumber: string, isChecked: boolean): Promise<void> {
    await runFixed(
      transaction,
      fixed`update placed_order set is_checked = ${isChecked} where order_number = ${orderNumber}`,
    );
  },

  /** All but the two above, which are written apart: orders are looked for by them. */
  async setState(orderNumber: string, orderState: OrderState): Promise<void> {
    await runFixed(
      transaction,
      fixed`
        update placed_order set status = ${orderState.status}, status_raw = ${orderState.statusRaw},
          delivery_status = ${orderState.deliveryStatus}, cancellation = ${orderState.cancellation},
          cancellation_code = ${orderState.cancellationCode}, is_issued = ${orderState.isIssued},
          has_tracking = ${orderState.hasTracking}, has_differences = ${orderState.hasDifferences},
          is_awaited = ${orderState.isAwaited}, changed_at = ${orderState.changedAt}
        where order_number = ${orderNumber}`,
    );
  },
}));

type LockedRow = OrderStateRow & {
  order_number: string;
  company_id: string;
  ship_to_id: string;
  country: string;
  uid: string;
  delivery_date: string;
  lines: readonly LineRow[];
  returnables: readonly ReturnableRow[];
};

const toLocked = (row: LockedRow): LockedOrder => ({
  orderNumber: row.order_number,
  companyId: row.company_id,
  shipToId: row.ship_to_id,
  country: row.country as Country,
  uid: row.uid,
  deliveryDate: row.delivery_date,
  lines: row.lines.map(toLine),
  returnables: row.returnables.map(toReturnable),
  orderState: toOrderState(row),
});
