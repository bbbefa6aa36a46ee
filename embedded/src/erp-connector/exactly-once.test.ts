import { eventually } from '@dray/server/testing/eventually.ts';
import { expect, test } from 'vitest';
import { type ConnectedPortal, openConnectedPortal } from './test-connected-portal.ts';

type Options = Parameters<typeof openConnectedPortal>[0];

/** Each with a portal and an ERP of its own, so that no fault meets another test. */
const withPortal = (options: Options, work: (portal: ConnectedPortal) => Promise<void>) => async () => {
  const portal = await openConnectedPortal(options);
  try {
    await work(portal);
  } finally {
    await portal.close();
  }
};

/** Each so often that many orders meet it, and then no more: the test ends when the last of them has arrived. */
const faults = {
  'answers lost': [{ kind: 'lose-answer', times: 12, methods: ['POST'] }],
  'dying before the commit': [{ kind: 'reset-before', times: 8, methods: ['POST'] }],
  'errors and pages': [
    { kind: '500', times: 4, methods: ['POST'] },
    { kind: '503', times: 2, methods: ['GET'] },
    { kind: 'html', times: 4, methods: ['POST'], when: 'after' },
    { kind: 'empty', times: 4, methods: ['POST'], when: 'after' },
    { kind: 'csrf-expired', times: 4 },
    { kind: '308', times: 2 },
  ],
} as const;

const settled = async (portal: ConnectedPortal, count: number) => {
  await portal.hurry();
  const [row] = await portal.sql<{ done: number; numbers: number }>(
    `select count(*) filter (where m.state = 'done')::int as done, count(distinct o.sap_id)::int as numbers
     from erp_message m join placed_order o using (order_number)`,
  );
  return (row?.done === count && row.numbers === count) || undefined;
};

/** Held until the test lets them go: however slow the machine is, they come after we gave up. */
const lateCommits = [{ kind: 'late-commit', times: 6, methods: ['POST'], delayMs: 600_000 }];

test(
  'what the ERP commits late is not sent again while it may still come',
  withPortal({ env: { ERP_QUIET_S: '900' }, changeMs: 300 }, async (portal) => {
    await portal.erp.control('faults', { faults: lateCommits });
    await portal.insertOrders(12);
    await portal.connect();
    // Given up, and looked for again in vain.
    await eventually(async () => {
      const [row] = await portal.sql<{ looked: number }>(
        `select count(*)::int as looked from pgboss.job
         where name = 'erp-order-event' and state = 'retry' and retry_count >= 1 and start_after > now() + interval '1s'`,
      );
      return row?.looked === 6 || undefined;
    });

    await portal.erp.control('release', {});
    await eventually(() => settled(portal, 12));

    expect(await portal.erp.control('stats')).toMatchObject({ created: 12, doubled: 0, posts: 12 });
  }),
);

test(
  'without that quiet time the same faults double orders, so the check above can fail',
  withPortal({ env: { ERP_QUIET_S: '0' }, changeMs: 300 }, async (portal) => {
    await portal.erp.control('faults', { faults: lateCommits });
    await portal.insertOrders(12);
    await portal.connect();
    await eventually(() => settled(portal, 12));

    await portal.erp.control('release', {});

    await eventually(async () => {
      const { doubled } = await portal.erp.control<{ doubled: number }>('stats');
      return doubled > 0 || undefined;
    });
  }),
);

test(
  'an ERP that repeats its answers is sent the same request again at once',
  withPortal({ env: { ERP_QUIET_S: '900', ERP_REPEATABLE: '1' } }, async (portal) => {
    await portal.insertOrders(10);
    await portal.connect();
    await eventually(() => settled(portal, 10));
    await portal.erp.control('faults', { faults: [{ kind: 'reset-before', times: 6, methods: ['POST'] }] });
    await portal.insertOrders(10);

    await eventually(() => settled(portal, 20));

    expect(await portal.erp.control('stats')).toMatchObject({ created: 20, doubled: 0 });
  }),
);

for (const [name, list] of Object.entries(faults)) {
  test(
    `${name}: every order is at the ERP once`,
    withPortal({ env: { ERP_QUIET_S: '3' } }, async (portal) => {
      await portal.erp.control('faults', { faults: list, seed: 7 });
      await portal.insertOrders(30);
      await portal.connect();

      await eventually(() => settled(portal, 30));
      await portal.erp.control('release', {});

      expect(await portal.erp.control('stats')).toMatchObject({ created: 30, doubled: 0 });
    }),
  );
}
