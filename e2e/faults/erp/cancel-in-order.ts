import { setTimeout as sleep } from 'node:timers/promises';
import { openErp } from '@dray/server/capabilities/erp/index.ts';
import { systemClock as clock } from '@dray/server/platform/clock.ts';
import { type Database, openDatabase } from '@dray/server/platform/database/connection.ts';
import { createLogger } from '@dray/server/platform/logger.ts';
import type { Policy } from './connector.ts';
import { type ErpWorld, type Sql, secondsUntil, untilNothingIsHeld } from './erp-world.ts';
import { insertPlacedOrders } from './placed-orders.ts';

const tries = 300;
const withinMs = 20_000;
const policy: Policy = { quietSeconds: 4, isRepeatable: false, changeMs: 2_000 };
const failingCreates = [
  { kind: 'reset-before', share: 0.15, methods: ['POST'] },
  { kind: 'lose-answer', share: 0.1, methods: ['POST'] },
  { kind: 'late-commit', share: 0.05, delayMs: 3_000, methods: ['POST'] },
];

type Asked = { number: string; answer: 'withdrawn' | 'asked' };
type Settled = { number: string; create: string; cancel: string | null; sapId: string | null };

/** Orders are called off at any moment of their way: never before they were created, and never half (T80). */
export async function cancelInOrder(world: ErpWorld): Promise<string[]> {
  const { erp } = world;
  const portal = await world.openPortal();
  const database = openDatabase(portal.database.url, createLogger('error'));
  try {
    await erp.control('faults', { faults: failingCreates, seed: 11 });
    const numbers = await insertPlacedOrders(portal.sql, tries);
    await portal.connect(policy);
    const asked = await Promise.all(numbers.map((number) => askAtRandom(database, number)));
    const seconds = await secondsUntil('all cancels settled', 180, async () => (await countOpen(portal.sql)) === 0);
    await untilNothingIsHeld(erp);
    const rejections = new Map(
      (
        await erp.sql<{ reference: string; rejection: string }>(
          `select "PurchaseOrderByShipToParty" as reference, "OverallSDDocumentRejectionSts" as rejection from sales_order`,
        )
      ).map(({ reference, rejection }) => [reference, rejection]),
    );
    const settled = new Map((await readSettled(portal.sql)).map((row) => [row.number, row]));
    const withdrawn = asked.filter(({ answer }) => answer === 'withdrawn').length;
    const { doubled, met } = await erp.stats();
    console.log(
      `${tries} cancelled at random moments, creates failing ${JSON.stringify(met)}: ${withdrawn} withdrawn before they left, ` +
        `${tries - withdrawn} created and then rejected, ${doubled} doubled, settled ${seconds.toFixed(1)} s after the last wish`,
    );
    const faults = asked.flatMap((one) => faultsOf(one, settled.get(one.number), rejections.get(`DRAY-${one.number}`)));
    return doubled > 0 ? [...faults, `${doubled} doubled`] : faults;
  } finally {
    await database.close();
    await portal.close();
  }
}

async function askAtRandom(database: Database, number: string): Promise<Asked> {
  await sleep(Math.random() * withinMs);
  const answer = await database.write((transaction) => openErp({ clock })(transaction).askToCancel(number));
  return { number, answer };
}

function faultsOf({ number, answer }: Asked, settled: Settled | undefined, rejection: string | undefined): string[] {
  const states = `${settled?.create}, ${settled?.cancel}, ${settled?.sapId}; at the ERP ${rejection}`;
  if (answer === 'withdrawn') {
    const isGone = settled?.create === 'withdrawn' && settled.cancel === null && rejection === undefined;
    return isGone ? [] : [`${number} was withdrawn: ${states}`];
  }
  const isRejected = settled?.create === 'done' && settled.cancel === 'done' && settled.sapId && rejection === 'C';
  return isRejected ? [] : [`${number} was to be cancelled: ${states}`];
}

async function countOpen(sql: Sql): Promise<number> {
  const [row] = await sql<{ open: number }>(
    `select count(*)::int as open from erp_message where state in ('waiting', 'sending', 'unknown')`,
  );
  return row?.open ?? 0;
}

/** A cancel that ran first would have found nothing to cancel, and would be parked. */
const readSettled = (sql: Sql): Promise<Settled[]> =>
  sql<Settled>(
    `select o.order_number as number, o.sap_id as "sapId", a.state as create, b.state as cancel
     from placed_order o join erp_message a on a.order_number = o.order_number and a.kind = 'create'
     left join erp_message b on b.order_number = o.order_number and b.kind = 'cancel'`,
  );
