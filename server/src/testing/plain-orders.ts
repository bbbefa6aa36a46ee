import type pg from 'pg';
import type { ErpOrders, OrderToSend } from '#capabilities/erp/index.ts';
import { fixed, runFixed, type Transaction } from '#platform/database/connection.ts';

const line = {
  sku: 'CZ100001',
  name: 'Ležák',
  pack_format: 'keg50',
  quantity: 2,
  layers: 0,
  pallets: 0,
  quantity_total: 2,
  unit_price: '100.00',
  list_price: '100.00',
  discount: '0.00',
  row_total: '200.00',
  tax_rate: 2100,
  weight_kg: 126,
  bundle_options: [],
  line_no: 10,
};

/** Orders as placing leaves them, without what they tell the ERP. The answer is their numbers. */
export async function insertPlaced(pool: pg.Pool, count: number): Promise<string[]> {
  const snapshot = {
    shipTo: { id: '100234', name: 'U Lípy', street: 'Lipová 1', postalCode: '602 00', city: 'Brno', country: 'CZ' },
    soldTo: { id: '200101', name: 'U Lípy s.r.o.' },
    payer: { id: '300101', name: 'U Lípy s.r.o.', street: '', postalCode: '', city: '', country: 'CZ' },
    taxes: [],
    discounts: [],
    returnableNames: {},
  };
  const { rows } = await pool.query<{ number: string }>(
    `with placed as (
       insert into placed_order (order_number, uid, company_id, ship_to_id, country, customer_order_number, delivery_date,
         transport_type, payment_method, currency, net_total, discount_total, tax_total, deposit_total, grand_total,
         quantity_total, pallets, physical_pallets, weight_kg, hectolitres, lines, snapshot, placed_at, placed_by, origin_key)
       select n.number::text, 'u-ulipy-owner', s.company_id, s.id, s.country, 'PO ' || n.number, current_date + 2, 'VAN',
         'invoice14', 'CZK', 200, 0, 42, 0, 242, 2, 1, 1, 126, 1, $2::json, $3::json, now(), 'u-ulipy-owner',
         'order:' || n.number
       from ship_to s, (select nextval('order_number_seq') as number from generate_series(1, $1)) n where s.id = '100234'
       returning order_number, placed_at
     )
     select order_number as number from placed order by 1`,
    [count, JSON.stringify([line]), JSON.stringify(snapshot)],
  );
  return rows.map(({ number }) => number);
}

/** What the connector asks of orders, by plain SQL, so that it does not share their mistakes. */
export const plainOrders = (transaction: Transaction): ErpOrders => {
  const findSapIds = async (numbers: readonly string[]): Promise<ReadonlyMap<string, string | null>> => {
    const rows = await runFixed<{ number: string; sap_id: string | null }>(
      transaction,
      fixed`select order_number as number, sap_id from placed_order where order_number = any(${numbers})`,
    );
    return new Map(rows.map((row) => [row.number, row.sap_id]));
  };
  return {
    findSapIds,
    findSapId: async (number) => (await findSapIds([number])).get(number) ?? undefined,
    findOrderToSend: async (number) => {
      const rows = await runFixed<PlacedRow>(
        transaction,
        fixed`select placed_at, delivery_date, customer_order_number from placed_order where order_number = ${number}`,
      );
      return rows[0] && orderToSend(number, rows[0]);
    },
    findAgreed: (numbers) =>
      runFixed(
        transaction,
        fixed`select order_number as "orderNumber", sap_id as "sapId", delivery_date as "deliveryDate",
            jsonb_build_array(jsonb_build_object('lineNo', 10, 'sku', 'CZ100001', 'quantity', 2, 'unitMinor', 10000,
              'netMinor', 20000)) as items,
            placed_at as "reportedAt"
          from placed_order where order_number = any(${numbers})`,
      ),
    listSent: ({ country, from, until }) =>
      runFixed(
        transaction,
        fixed`select order_number as "orderNumber", sap_id as "sapId", placed_at as "placedAt" from placed_order
          where country = ${country} and sap_id is not null and placed_at >= ${from.at} and placed_at < ${until}`,
      ),
    async setSapId(number, sapId) {
      await runFixed(transaction, fixed`update placed_order set sap_id = ${sapId} where order_number = ${number}`);
    },
    setChecking: async () => undefined,
    async settleCancel(number, { verdict }) {
      await runFixed(
        transaction,
        fixed`update placed_order set note_for_driver = ${verdict} where order_number = ${number}`,
      );
    },
    giveUp: async () => undefined,
    applyOrder: async ({ orderNumber }) => ((await findSapIds([orderNumber])).has(orderNumber) ? 'same' : 'unknown'),
    applyDelivery: async () => 'same',
    applyBilling: async () => 'same',
    refreshPassedDays: async () => undefined,
  };
};

type PlacedRow = { placed_at: Date; delivery_date: string; customer_order_number: string };

const orderToSend = (orderNumber: string, row: PlacedRow): OrderToSend => ({
  orderNumber,
  revision: 1,
  country: 'CZ',
  orderType: 'Standard',
  soldToId: '200101',
  shipToId: '100234',
  payerId: '300101',
  customerOrderNumber: row.customer_order_number,
  noteForDriver: undefined,
  placedAt: row.placed_at,
  deliveryDate: row.delivery_date,
  currency: 'CZK',
  transportType: 'VAN',
  paymentMethod: 'invoice14',
  items: [{ lineNo: 10, sku: 'CZ100001', quantity: 2, unitMinor: 10_000, netMinor: 20_000 }],
  pallets: [],
  netMinor: 20_000,
});
