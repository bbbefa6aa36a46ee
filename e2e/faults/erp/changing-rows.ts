import { setTimeout as sleep } from 'node:timers/promises';
import { countArrived } from './agreement.ts';
import type { Policy } from './connector.ts';
import type { ErpProcess } from './erp-process.ts';
import { type ErpWorld, type Portal, secondsUntil } from './erp-world.ts';
import { insertPlacedOrders } from './placed-orders.ts';

const orders = 1_000;
const changeForMs = 45_000;
const writers = 6;
const maxCommitMs = 3_000;
const policy: Policy = { quietSeconds: 20, isRepeatable: false, changeMs: 15_000 };

/** Rows of the ERP change while the feeds read them, each stamped up to three seconds before its commit. */
export async function readChangingRows(world: ErpWorld): Promise<string[]> {
  const { erp } = world;
  const portal = await world.openPortal();
  try {
    await insertPlacedOrders(portal.sql, orders);
    // As often as they can, so that many rounds meet the changes.
    await portal.connect(policy, { ERP_POLL_S: '1' });
    await secondsUntil('all orders at the ERP', 180, async () => (await countArrived(portal.sql)) === orders);
    const until = performance.now() + changeForMs;
    const changed = await Promise.all(Array.from({ length: writers }, () => keepChanging(erp, until)));
    let missing: string[] = [];
    const seconds = await secondsUntil('the portal knows every last state', 60, async () => {
      missing = await findMissed(portal, erp);
      return missing.length === 0;
    }).catch(() => undefined);
    const times = changed.reduce((sum, count) => sum + count, 0);
    console.log(
      `${orders} orders changed ${times} times by ${writers} writers while the feeds read: ${missing.length} missed` +
        (seconds === undefined ? '' : `, the last state known ${seconds.toFixed(1)} s after the last change`),
    );
    return missing;
  } finally {
    await portal.close();
  }
}

/** A stamp is taken, and its row comes to light when the transaction commits, whatever was committed in between. */
async function keepChanging(erp: ErpProcess, until: number): Promise<number> {
  let changed = 0;
  while (performance.now() < until) {
    const stamp = new Date();
    const heldSeconds = (Math.random() * maxCommitMs) / 1_000;
    const rows = await erp.sql(
      `with held as materialized (select pg_sleep($1)),
         chosen as (select "SalesOrder" from sales_order order by random() limit 12 for update skip locked),
         items as (
           update sales_order_item i set "RequestedQuantity" = "RequestedQuantity" + 1 from chosen c
           where i."SalesOrder" = c."SalesOrder")
       update sales_order o set "LastChangeDateTime" = greatest($2, o."LastChangeDateTime" + interval '1 millisecond')
       from chosen c, held where o."SalesOrder" = c."SalesOrder" returning 1`,
      [heldSeconds, stamp],
    );
    changed += rows.length;
    await sleep(Math.random() * 20);
  }
  return changed;
}

type State = { number: string; changedAt: Date | null; quantity: number | null };

async function findMissed({ sql }: Portal, erp: ErpProcess): Promise<string[]> {
  const there = await erp.sql<State>(
    `select replace(o."PurchaseOrderByShipToParty", 'DRAY-', '') as number, o."LastChangeDateTime" as "changedAt",
       i."RequestedQuantity"::float8 as quantity
     from sales_order o join sales_order_item i using ("SalesOrder") where i."HigherLevelItem" = 0`,
  );
  const here = new Map(
    (
      await sql<State>(
        `select order_number as number, changed_at as "changedAt", (items -> 0 ->> 'quantity')::float8 as quantity
         from order_progress`,
      )
    ).map((row) => [row.number, row]),
  );
  return there.flatMap(({ number, changedAt, quantity }) => {
    const known = here.get(number);
    const isSame = known?.quantity === quantity && known?.changedAt?.getTime() === changedAt?.getTime();
    return isSame
      ? []
      : [`${number} has ${quantity} since ${changedAt?.toISOString()}, the portal knows ${known?.quantity}`];
  });
}
