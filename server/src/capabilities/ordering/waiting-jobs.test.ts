import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPortal } from '../../testing/portal.ts';
import { fillCart, openPubOrdering, type Placer } from './test-placing.ts';

let portal: TestPortal;
let owner: Placer;
beforeAll(async () => {
  ({ portal, owner } = await openPubOrdering());
});
afterAll(() => portal.close());

const figure = (text: string, name: string): number =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(name))
      ?.split(' ')[1],
  );

test('orders that wait for the ERP are counted at once, with the age of the oldest', async () => {
  const before = (await portal.readMetrics()).text;
  await owner.place((await fillCart(owner)).id);
  await owner.place((await fillCart(owner)).id);
  await portal.sql(`update pgboss.job set created_on = now() - interval '10 minutes'
    where id = (select id from pgboss.job where name = 'erp-order-event' order by created_on limit 1)`);

  const { text } = await portal.readMetrics();

  const waiting = 'dray_jobs{name="erp-order-event",state="waiting"}';
  const oldest = 'dray_jobs_oldest_seconds{name="erp-order-event"}';
  expect([figure(before, waiting), figure(before, oldest)]).toEqual([0, 0]);
  expect(figure(text, waiting)).toBe(2);
  expect(figure(text, oldest)).toBeGreaterThanOrEqual(600);
});

test('what nobody takes is kept for a year, not for a fortnight', async () => {
  const [job] = await portal.sql<{ days: number }>(`select extract(day from keep_until - created_on)::int as days
    from pgboss.job where name = 'erp-order-event' order by created_on desc limit 1`);

  expect(job?.days).toBeGreaterThanOrEqual(364);
});
