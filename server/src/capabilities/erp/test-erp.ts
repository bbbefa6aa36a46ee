import pg from 'pg';
import { openDatabase, runFixed } from '#platform/database/connection.ts';
import { createTestDatabase } from '#platform/database/test-database.ts';
import { createLogger } from '#platform/logger.ts';
import { testClock } from '../../testing/clock.ts';
import { insertPlaced, plainOrders } from '../../testing/plain-orders.ts';
import type { ErpCustomers, ErpDeps, ErpOrders } from './needs/erp.deps.ts';
import type { ErpPort } from './port/erp-port.ts';
import type { MessageKind } from './rules/erp-message.model.ts';
import { type ErpMessageStore, erpMessageStore, insertMessage } from './store/erp-message.store.ts';

export type ErpTest = Awaited<ReturnType<typeof openErpTest>>;

const start = '2026-11-16T10:00:00.000Z';

/** The connector's own tables with a few orders; what the ERP answers is written by the test. */
export async function openErpTest() {
  const created = await createTestDatabase('smallWorld');
  const logger = createLogger('silent');
  const database = openDatabase(created.url, logger);
  const own = new pg.Pool({ connectionString: created.superuserUrl, max: 1 });
  const clock = testClock(start);
  const reported: unknown[] = [];
  const sql = async <Row extends object>(statement: string, values: readonly unknown[] = []): Promise<Row[]> =>
    (await own.query<Row>(statement, [...values])).rows;

  return {
    clock,
    sql,
    databaseUrl: created.url,
    write: database.write,
    /** What orders were told, one after the other. */
    reported,
    async forget() {
      clock.set(start);
      reported.length = 0;
      await sql(
        'delete from erp_message; delete from erp_cursor; delete from erp_mismatch; update placed_order set sap_id = null',
      );
    },
    async placed(...kinds: MessageKind[]): Promise<string> {
      const [orderNumber = ''] = await insertPlaced(own, 1);
      for (const [index, kind] of kinds.entries()) {
        const message = {
          orderNumber,
          sequence: index + 1,
          kind,
          revision: 1,
          requestId: `r${index}`,
          createdAt: clock.now(),
        };
        await database.write((transaction) => runFixed(transaction, insertMessage(message)));
      }
      return orderNumber;
    },
    messages: <T>(work: (store: ErpMessageStore) => Promise<T>) =>
      database.write((transaction) => work(erpMessageStore(transaction))),
    deps: (
      port: Partial<ErpPort>,
      more: { orders?: Partial<ErpOrders>; customers?: Partial<ErpCustomers> } = {},
    ): ErpDeps => ({
      clock,
      read: database.read,
      write: database.write,
      logger,
      port: { ...silentPort, ...port },
      ordersOf: (transaction) => ({
        ...plainOrders(transaction),
        setChecking: async (...args) => void reported.push(['setChecking', ...args]),
        settleCancel: async (...args) => void reported.push(['settleCancel', ...args]),
        ...more.orders,
      }),
      customersOf: () => ({ applyContract: async () => 'same', applyCredit: async () => 'same', ...more.customers }),
      queue: {
        take: async () => [],
        complete: async () => undefined,
        tryAgain: async () => undefined,
        inTrace: (_name, _origin, work) => work(),
      },
      settings: { quietMs: 900_000, overlapMs: 120_000, parallel: 2, pollMs: 15_000 },
      lookAtCalls: () => ({ perSecond: 0, p99Ms: 0 }),
    }),
    async close() {
      await database.close();
      await own.end();
      await created.drop();
    },
  };
}

const nobodyAsks = () => Promise.reject(new Error('Nobody should ask this'));
const nothingChanged = async () => ({ rows: [], end: undefined, hasMore: false });

const silentPort: ErpPort = {
  reach: nobodyAsks,
  sendOrder: nobodyAsks,
  cancel: nobodyAsks,
  readOrder: nobodyAsks,
  findDocument: nobodyAsks,
  check: nobodyAsks,
  pdf: nobodyAsks,
  structuredInvoice: nobodyAsks,
  findByReference: async () => [],
  changedOrders: nothingChanged,
  changedDeliveries: nothingChanged,
  changedBilling: nothingChanged,
  changedContracts: nothingChanged,
  creditAccounts: nothingChanged,
  repeatsSafely: () => false,
  markets: ['CZ'],
  deliveryRules: () => [],
};
