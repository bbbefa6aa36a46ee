import { openErp, openErpDesk } from '@dray/server/capabilities/erp/index.ts';
import { systemClock as clock } from '@dray/server/platform/clock.ts';
import { eventually } from '@dray/server/testing/eventually.ts';
import { plainOrders } from '@dray/server/testing/plain-orders.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type ConnectedPortal, openConnectedPortal } from './test-connected-portal.ts';

let portal: ConnectedPortal;
beforeAll(async () => {
  portal = await openConnectedPortal({ env: { ERP_QUIET_S: '0.5' }, changeMs: 15_000 });
});
afterAll(() => portal.close());
beforeEach(() => portal.erp.control('reset', {}));

const doors = <T>(
  work: (door: ReturnType<ReturnType<typeof openErp>>, desk: ReturnType<ReturnType<typeof openErpDesk>>) => Promise<T>,
) =>
  portal.database.write((transaction) =>
    work(openErp({ clock })(transaction), openErpDesk({ clock, ordersOf: plainOrders })(transaction)),
  );

type Message = { kind: string; state: string; code: string | null };
const messagesOf = (number: string) =>
  portal.sql<Message>(
    `select kind, state, last_code as code from erp_message where order_number = $1 order by sequence`,
    [number],
  );
const statesAre = async (numbers: readonly string[], expected: readonly string[]) => {
  await portal.hurry();
  const states = await Promise.all(numbers.map(async (number) => (await messagesOf(number)).map(({ state }) => state)));
  return states.every((each) => each.join() === expected.join()) || undefined;
};
const sapIdOf = async (number: string) =>
  (
    await portal.sql<{ id: string | null }>(`select sap_id as id from placed_order where order_number = $1`, [number])
  )[0]?.id;
const inErp = async (number: string) =>
  (
    await portal.erp.control<{ orders: { SalesOrder: string; OverallSDDocumentRejectionSts: string }[] }>(
      `orders/DRAY-${number}`,
    )
  ).orders;

test('while the ERP is away nothing is taken, and once it answers everything goes', async () => {
  await portal.erp.control('faults', [{ kind: 'down' }]);
  const numbers = await portal.insertOrders(15);
  const { stop, isAway } = await portal.connect();
  await eventually(() => isAway() || undefined);
  expect(await statesAre(numbers, ['waiting'])).toBe(true);

  await portal.erp.control('faults', []);
  await eventually(() => statesAre(numbers, ['done']));

  expect(isAway()).toBe(false);
  expect(await portal.erp.control('stats')).toMatchObject({ created: 15, doubled: 0, posts: 15 });
  await stop();
});

test('a cancel goes after its create, however often that fails, and takes back what has never left', async () => {
  await portal.erp.control('faults', [{ kind: 'reset-before', times: 6, methods: ['POST'] }]);
  const sent = await portal.insertOrders(12);
  const { stop } = await portal.connect();
  await eventually(async () => ((await messagesOf(sent[11] ?? ''))[0]?.state !== 'waiting' ? true : undefined));
  const unsent = await stop().then(() => portal.insertOrders(3));

  const answers = await Promise.all(
    [...sent, ...unsent].map((orderNumber) => doors((door) => door.askToCancel(orderNumber))),
  );
  const again = await portal.connect();
  await eventually(() => statesAre(sent, ['done', 'done']));

  expect(answers).toEqual([...sent.map(() => 'asked'), ...unsent.map(() => 'withdrawn')]);
  for (const number of sent) {
    expect(await inErp(number)).toMatchObject([{ OverallSDDocumentRejectionSts: 'C' }]);
  }
  expect(await statesAre(unsent, ['withdrawn'])).toBe(true);
  expect(await Promise.all(unsent.map(inErp))).toEqual([[], [], []]);
  await again.stop();
});

test('after a restore everything that the ERP has already is adopted, and nothing is sent again', async () => {
  const numbers = await portal.insertOrders(10);
  const first = await portal.connect();
  await eventually(() => statesAre(numbers, ['done']));
  await first.stop();
  const before = await Promise.all(numbers.map(sapIdOf));
  const { posts } = await portal.erp.control<{ posts: number }>('stats');
  await portal.sql(`update placed_order set sap_id = null where order_number = any($1)`, [numbers]);
  await portal.sql(
    `update erp_message set state = 'waiting', attempts = 0, first_sent_at = null, erp_reference = null, settled_at = null
     where order_number = any($1)`,
    [numbers],
  );

  const doubted = await doors((_door, desk) => desk.doubtAll());
  const second = await portal.connect();
  await eventually(() => statesAre(numbers, ['done']));

  expect(doubted).toBe(10);
  expect(await Promise.all(numbers.map(sapIdOf))).toEqual(before);
  expect(await portal.erp.control('stats')).toMatchObject({ created: 10, doubled: 0, posts });
  await second.stop();
});

test('a process that was killed between sending and storing leaves an order that is found, or sent after the quiet time', async () => {
  const [arrived = ''] = await portal.insertOrders(1);
  const first = await portal.connect();
  await eventually(() => statesAre([arrived], ['done']));
  await first.stop();
  const [lost = ''] = await portal.insertOrders(1);
  // As a kill leaves them: said to be under way, and for one of them that is all that ever happened.
  await portal.sql(
    `update erp_message set state = 'sending', unknown_since = now(), erp_reference = null, settled_at = null
     where order_number = any($1)`,
    [[arrived, lost]],
  );
  await portal.sql(`update placed_order set sap_id = null where order_number = any($1)`, [[arrived, lost]]);

  const second = await portal.connect();
  await eventually(() => statesAre([arrived, lost], ['done']));

  expect(await portal.erp.control('stats')).toMatchObject({ created: 2, doubled: 0, posts: 2 });
  await second.stop();
});

test('what the ERP refuses is parked with its words, and goes when an operator has mended it', async () => {
  const [number = ''] = await portal.insertOrders(1);
  await portal.sql(`update placed_order set customer_order_number = repeat('x', 36) where order_number = $1`, [number]);
  const { stop } = await portal.connect();
  await eventually(() => statesAre([number], ['parked']));
  const [parked] = await doors((door) => door.findParked());
  await portal.sql(`update placed_order set customer_order_number = 'PO 1' where order_number = $1`, [number]);

  await doors((_door, desk) => desk.retry(number));
  await eventually(() => statesAre([number], ['done']));

  expect(parked).toMatchObject({ orderNumber: number, said: expect.stringContaining('PurchaseOrderByCustomer') });
  await stop();
});

test('two documents of one order are reported, the lower is taken, and neither is deleted', async () => {
  await portal.erp.control('faults', [{ kind: 'duplicate', times: 1, methods: ['POST'] }]);
  const [number = ''] = await portal.insertOrders(1);
  const first = await portal.connect();
  await eventually(() => statesAre([number], ['done']));
  await first.stop();
  await portal.sql(`update placed_order set sap_id = null where order_number = $1`, [number]);
  await portal.sql(`update erp_message set state = 'unknown', unknown_since = now() where order_number = $1`, [number]);
  const { stop } = await portal.connect();
  await eventually(() => statesAre([number], ['done']));

  const documents = (await inErp(number)).map(({ SalesOrder }) => SalesOrder).sort();
  expect(documents).toHaveLength(2);
  expect(await sapIdOf(number)).toBe(documents[0]);
  expect(await doors((door) => door.findMismatches())).toContainEqual(
    expect.objectContaining({ kind: 'DOUBLED', orderNumber: number, sapId: documents[1] }),
  );
  await stop();
});
