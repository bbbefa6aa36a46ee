import { setTimeout as sleep } from 'node:timers/promises';
import { countArrived, findDisagreements } from './agreement.ts';
import type { Policy } from './connector.ts';
import { type ErpWorld, type Portal, secondsUntil, untilNothingIsHeld } from './erp-world.ts';
import { insertPlacedOrders } from './placed-orders.ts';

const perSecond = 20;
const drainWithinSeconds = 300;
const policy: Policy = { quietSeconds: 20, isRepeatable: false, changeMs: 15_000 };

/** A minute, or with `--whole` five: twenty orders a second are taken, and all are at the ERP soon after it is back. */
export async function goAway(world: ErpWorld): Promise<string[]> {
  const { erp } = world;
  const awaySeconds = process.argv.includes('--whole') ? 300 : 60;
  const portal = await world.openPortal();
  try {
    await portal.connect(policy);
    await placeFor(portal, 5);
    await erp.control('faults', [{ kind: 'down' }]);
    const accepted = 5 * perSecond + (await placeFor(portal, awaySeconds));
    await erp.control('faults', []);
    const seconds = await secondsUntil('all orders at the ERP', drainWithinSeconds, async () => {
      return (await countArrived(portal.sql)) === accepted;
    });
    await untilNothingIsHeld(erp);
    const { created, doubled, posts } = await erp.stats();
    console.log(
      `away ${awaySeconds} s at ${perSecond} orders/s (inserted as placing leaves them): ${accepted} accepted, ` +
        `${created} created, ${doubled} doubled, ${posts} posts, drained ${seconds.toFixed(1)} s after it was back`,
    );
    return findDisagreements(portal, erp);
  } finally {
    await portal.close();
  }
}

/** At that pace by the clock: a slow moment is caught up. The answer is how many were taken. */
async function placeFor({ sql }: Portal, seconds: number): Promise<number> {
  const startedAt = performance.now();
  let placed = 0;
  while (placed < seconds * perSecond) {
    const due = Math.min(seconds * perSecond, Math.floor(((performance.now() - startedAt) / 1_000) * perSecond));
    if (due > placed) placed += (await insertPlacedOrders(sql, due - placed)).length;
    await sleep(100);
  }
  return placed;
}
