import { setTimeout as sleep } from 'node:timers/promises';
import { countArrived, findDisagreements } from './agreement.ts';
import type { Policy } from './connector.ts';
import { type ErpWorld, type Portal, secondsUntil, untilNothingIsHeld } from './erp-world.ts';
import { insertPlacedOrders } from './placed-orders.ts';

const wanted = 50;
/** Some come too early or too late. */
const maxKills = 120;
const ordersEach = 6;
const policy: Policy = { quietSeconds: 5, isRepeatable: false, changeMs: 20_000 };

type Moment = { name: string; faults: readonly object[]; isFrozenUntilCommitted?: true };

const slowly = (kind: string, delayMs: number) => [{ kind, delayMs, methods: ['POST'] }];

const usual: Moment = { name: 'at any moment', faults: [] };

/** What the ERP is at when the sender dies, in turn. */
const moments: readonly Moment[] = [
  { name: 'before the ERP begins', faults: slowly('slow', 1_500) },
  { name: 'while it commits', faults: slowly('late-commit', 1_500) },
  // Frozen first: it was sent, has been answered, and the answer is read by nobody.
  { name: 'when it has committed', faults: slowly('late-commit', 300), isFrozenUntilCommitted: true },
  { name: 'when it has lost the request', faults: [{ kind: 'reset-before', methods: ['POST'] }] },
  usual,
];

/** Killed between sending and storing, again and again, and started anew: none lost, none doubled. */
export async function killConnector(world: ErpWorld): Promise<string[]> {
  const { erp } = world;
  const portal = await world.openPortal();
  const hits = new Map<string, number>();
  let [kills, inBetween] = [0, 0];
  try {
    for (; inBetween < wanted && kills < maxKills; kills += 1) {
      const moment = moments[kills % moments.length] ?? usual;
      const orders = await killOnce(world, portal, moment);
      hits.set(moment.name, (hits.get(moment.name) ?? 0) + orders);
      if (orders > 0) inBetween += 1;
    }
    await erp.control('faults', []);
    await takeBackLeases(portal);
    await portal.connect(policy);
    const orders = kills * ordersEach;
    const seconds = await secondsUntil('all orders at the ERP', 180, async () => {
      return (await countArrived(portal.sql)) === orders;
    });
    await untilNothingIsHeld(erp);
    const { posts, created, doubled } = await erp.stats();
    const said = [...hits].map(([name, count]) => `${count} ${name}`).join(', ');
    console.log(
      `${kills} kills, ${inBetween} of them with orders between sending and storing (${said}): ${created} created of ${orders}, ` +
        `${doubled} doubled, ${posts} posts, the last settled ${seconds.toFixed(1)} s after the last start`,
    );
    const missed = inBetween < wanted ? [`only ${inBetween} of ${kills} kills came in between`] : [];
    return [...(await findDisagreements(portal, erp)), ...missed];
  } finally {
    await portal.close();
  }
}

/** The answer is how many orders this process had sent and not stored when it happened. */
async function killOnce({ erp }: ErpWorld, portal: Portal, moment: Moment): Promise<number> {
  await erp.control('faults', moment.faults);
  const { posts } = await erp.stats();
  await insertPlacedOrders(portal.sql, ordersEach);
  await takeBackLeases(portal);
  const startedAt = new Date();
  const connector = await portal.connect(policy);
  await secondsUntil('something is sent', 60, async () => (await erp.stats()).posts > posts);
  if (moment.isFrozenUntilCommitted) {
    connector.freeze();
    await untilNothingIsHeld(erp);
  }
  // Anywhere within what a commit takes.
  await sleep(Math.random() * 40);
  await connector.kill();
  const [row] = await portal.sql<{ sending: number }>(
    `select count(*)::int as sending from erp_message where state = 'sending' and unknown_since >= $1`,
    [startedAt],
  );
  return row?.sending ?? 0;
}

/** pg-boss gives a killed process's jobs to another when their lease is over: here at once, as it would do it. */
const takeBackLeases = ({ sql }: Portal) =>
  sql(
    `update pgboss.job set state = 'retry', retry_count = retry_count + 1, start_after = now()
     where name = 'erp-order-event' and state = 'active'`,
  );
