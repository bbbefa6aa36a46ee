import { type Country, countries } from '@dray/contract/markets.ts';
import { type BillingUpdate, type DeliveryUpdate, usualDeliveryRules } from '@dray/server/capabilities/erp/index.ts';
import type { Cursor, Page } from '@dray/server/capabilities/erp/port/erp-port.ts';
import { orderFromUpdates } from '@dray/server/capabilities/ordering/index.ts';
import { deliveredTotals } from '@dray/server/capabilities/ordering/rules/delivered-totals.model.ts';
import { sapPortOf } from '@dray/server/compose/erp.ts';
import { examples } from '@dray/server/testing/examples.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadErpSeed } from '../erp/seed/load-erp-seed.ts';
import { startTestErp, type TestErp } from '../erp/testing/test-erp.ts';
import { connectorConfig } from './test-connected-portal.ts';
import { materials, type RandomOrder, randomOrder, toSend } from './test-random-orders.ts';

/** Monday; everything is for Friday, and on the Wednesday after it all is billed. */
const monday = new Date('2026-11-16T08:00:00Z');
const allBilled = '2026-11-25T12:00:00Z';
const calendar = { today: '2026-11-25', dayOf: (moment: Date) => moment.toISOString().slice(0, 10) };
const count = examples({ few: 40, all: 1_000 });

let erp: TestErp;
let port: ReturnType<typeof sapPortOf>;
beforeAll(async () => {
  erp = await startTestErp({ wall: { now: () => monday } });
  await loadErpSeed(erp.databaseUrl, { customers: [], materials, prices: [], orders: [] });
  port = sapPortOf(connectorConfig(erp, 'postgres://unused/unused', {}, 30_000), { now: () => monday });
});
afterAll(async () => {
  port.close();
  await erp.stop();
});

type Sent = { order: RandomOrder; orderNumber: string; sapId: string };

async function send(order: RandomOrder, index: number): Promise<Sent> {
  const orderNumber = String(4_600_000 + index);
  await erp.control(`orders/DRAY-${orderNumber}`, { plan: order.plan, ripen: false });
  const sending = { requestId: orderNumber.padStart(32, '0'), firstSentAt: monday };
  const { sapId } = await port.sendOrder(toSend(order, orderNumber, monday), sending);
  return { order, orderNumber, sapId };
}

type Feed<Update> = (country: Country, after: Cursor) => Promise<Page<Update>>;

/** Everything that a feed tells, from the beginning. */
async function readAll<Update>(feed: Feed<Update>): Promise<Update[]> {
  const read: Update[] = [];
  for (const country of countries) {
    let after: Cursor = { at: new Date('2026-11-01T00:00:00Z'), key: '' };
    for (;;) {
      const page = await feed(country, after);
      for (const row of page.rows) {
        if ('fault' in row) throw new Error(row.fault);
        read.push(row.update);
      }
      if (!page.hasMore || !page.end) break;
      after = page.end;
    }
  }
  return read;
}

/** What invoices ask for less what credit notes give back. */
const billedOf = (bills: readonly BillingUpdate[]): number =>
  bills.reduce((sum, { kind, netMinor, taxMinor }) => {
    if (kind === 'proforma') return sum;
    return sum + (kind === 'credit-note' ? -1 : 1) * (netMinor + taxMinor);
  }, 0);

/** What the portal says that was delivered costs. */
async function owedFor({ order, sapId }: Sent, deliveries: readonly DeliveryUpdate[]): Promise<number> {
  const update = await port.readOrder(sapId);
  if (!update) throw new Error(`no order ${sapId}`);
  const { states } = orderFromUpdates(
    order,
    { update, deliveries },
    { rules: usualDeliveryRules(order.country), calendar },
  );
  if (!states.some(({ delivered = 0 }) => delivered > 0)) return 0;
  return (deliveredTotals(order, states) ?? order.totals).grandMinor;
}

const bySapId = <Update extends { items: readonly { sapId: string }[] }>(all: readonly Update[]) =>
  Map.groupBy(all, ({ items }) => items[0]?.sapId ?? '');

test('whatever is ordered and however it comes, its bills are what was delivered, pallets and all', async () => {
  const orders = fc.sample(randomOrder, { numRuns: count, seed: 29 });
  const sent: Sent[] = [];
  for (const [index, order] of orders.entries()) sent.push(await send(order, index));

  await erp.control('clock', { at: allBilled });
  const bills = bySapId(await readAll(port.changedBilling));
  const deliveries = bySapId(await readAll(port.changedDeliveries));

  const wrong: unknown[] = [];
  for (const one of sent) {
    const owed = await owedFor(one, deliveries.get(one.sapId) ?? []);
    const billed = billedOf(bills.get(one.sapId) ?? []);
    if (owed !== billed) wrong.push({ plan: one.order.plan, country: one.order.country, owed, billed });
  }
  expect(wrong).toEqual([]);
  // None of the cases is missing.
  expect(new Set(sent.map(({ order }) => order.plan)).size).toBe(4);
  expect(sent.some(({ order }) => order.returnables.some(({ parentSku }) => parentSku === undefined))).toBe(true);
  const isBundle = ({ options }: { options: readonly unknown[] }) => options.length > 1;
  expect(new Set(sent.filter(({ order }) => order.lines.some(isBundle)).map(({ order }) => order.plan)).size).toBe(4);
}, 600_000);
