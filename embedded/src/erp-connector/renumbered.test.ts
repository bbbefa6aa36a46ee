import { openErpDesk } from '@dray/server/capabilities/erp/index.ts';
import { systemClock } from '@dray/server/platform/clock.ts';
import { eventually } from '@dray/server/testing/eventually.ts';
import { plainOrders } from '@dray/server/testing/plain-orders.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ConnectedPortal, openConnectedPortal } from './test-connected-portal.ts';

let portal: ConnectedPortal;
beforeAll(async () => {
  portal = await openConnectedPortal();
});
afterAll(() => portal.close());

const sapIdOf = async (number: string) =>
  (await portal.sql<{ sap_id: string | null }>('select sap_id from placed_order where order_number = $1', [number]))[0]
    ?.sap_id ?? undefined;
const isParked = async () =>
  (await portal.sql(`select from erp_message where state = 'parked' and last_code = 'REFERENCE_TAKEN'`)).length === 1 ||
  undefined;

/** A portal that was restored from before its last order, and gives its number again. */
async function placeUnderUsedNumber(): Promise<{ number: string; lostAs: string }> {
  const [lost = ''] = await portal.insertOrders(1);
  const connection = await portal.connect();
  const lostAs = await eventually(() => sapIdOf(lost));
  await connection.stop();
  await portal.sql('delete from erp_message; delete from placed_order');
  await portal.sql(`select setval('order_number_seq', $1::bigint - 1)`, [lost]);
  const [number = ''] = await portal.insertOrders(1);
  await portal.sql(`update placed_order set customer_order_number = 'of somebody else'`);
  return { number, lostAs };
}

test('an order whose number the ERP has for another one is parked, renumbered and there once', async () => {
  const { number, lostAs } = await placeUnderUsedNumber();
  await portal.connect();
  await eventually(isParked);

  const reference = await portal.database.write((transaction) =>
    openErpDesk({ clock: systemClock, ordersOf: plainOrders })(transaction).renumber(number),
  );
  const sapId = await eventually(() => sapIdOf(number));

  expect(reference).toBe(`${number}-2`);
  expect(sapId).not.toBe(lostAs);
  expect(await portal.erp.control('stats')).toMatchObject({ created: 2, posts: 2, doubled: 0 });
  expect(await portal.erp.control(`orders/DRAY-${number}-2`)).toMatchObject({ orders: [{ SalesOrder: sapId }] });
});
