import { countArrived, findDisagreements } from './agreement.ts';
import type { Policy } from './connector.ts';
import { type ErpWorld, secondsUntil, untilNothingIsHeld } from './erp-world.ts';
import { insertPlacedOrders } from './placed-orders.ts';

const orders = 500;
const patienceSeconds = 300;

const post = { methods: ['POST'] };
const single = {
  'answers lost 30 %': { kind: 'lose-answer', share: 0.3, ...post },
  'dying before commit 10 %': { kind: 'reset-before', share: 0.1, ...post },
  '500 5 %': { kind: '500', share: 0.05, ...post },
  'HTML after commit 5 %': { kind: 'html', share: 0.05, when: 'after', ...post },
  'commit 3 s late 5 %': { kind: 'late-commit', share: 0.05, delayMs: 3_000, ...post },
  'session over 2 %': { kind: 'csrf-expired', share: 0.02, ...post },
} as const;

const faults: Readonly<Record<string, readonly object[]>> = {
  none: [],
  ...Object.fromEntries(Object.entries(single).map(([name, fault]) => [name, [fault]])),
  'all together': Object.values(single),
};

/** A machine with other work commits later than the fault says: the quiet time leaves room for that. */
const policies: Readonly<Record<string, Policy>> = {
  'quiet time': { quietSeconds: 8, isRepeatable: false, changeMs: 1_000 },
  RequestID: { quietSeconds: 8, isRepeatable: true, changeMs: 1_000 },
};

/** 500 orders, 25 under way at once, each fault alone and all of them together: none lost, none doubled. */
export async function sendThroughFaults(world: ErpWorld): Promise<string[]> {
  const found: string[] = [];
  for (const [named, policy] of Object.entries(policies)) {
    for (const [fault, list] of Object.entries(faults)) {
      const sent = await sendAll(world, policy, list);
      console.log(`${named}, ${fault}: ${sent.said}`);
      found.push(...sent.faults.map((one) => `${named}, ${fault}: ${one}`));
    }
  }
  return [...found, ...(await findBlindness(world))];
}

/** With neither of the two the same late commits double orders; a count that saw none then would prove nothing. */
async function findBlindness(world: ErpWorld): Promise<string[]> {
  const policy = { quietSeconds: 0, isRepeatable: false, changeMs: 1_000 };
  const { said, doubled } = await sendAll(world, policy, [single['commit 3 s late 5 %']]);
  console.log(`neither, commit 3 s late 5 %: ${said}`);
  return doubled > 0 ? [] : ['nothing doubled where it must: the count sees nothing'];
}

async function sendAll({ openPortal, erp }: ErpWorld, policy: Policy, list: readonly object[]) {
  const portal = await openPortal();
  try {
    await erp.control('faults', { faults: list, seed: 7 });
    await insertPlacedOrders(portal.sql, orders);
    await portal.connect(policy);
    const drained = await secondsUntil('all orders at the ERP', patienceSeconds, async () => {
      return (await countArrived(portal.sql)) === orders;
    });
    await untilNothingIsHeld(erp);
    const disagreements = await findDisagreements(portal, erp);
    const { posts, created, doubled, met, replayed } = await erp.stats();
    const meetings = Object.entries(met).map(([kind, times]) => `${kind} ${times}`);
    const said = `${created} created, ${doubled} doubled, ${posts} posts, ${replayed} replayed, drained in ${drained.toFixed(1)} s (${meetings.join(', ')})`;
    return { said, doubled, faults: doubled > 0 ? [...disagreements, `${doubled} doubled`] : disagreements };
  } finally {
    await portal.close();
  }
}
