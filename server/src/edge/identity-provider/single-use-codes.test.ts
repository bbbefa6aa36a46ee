import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testBrowser } from '../../testing/browser.ts';
import { eventually } from '../../testing/eventually.ts';
import { freePort } from '../../testing/free-port.ts';
import { openTestPortal, type TestPortal } from '../../testing/portal.ts';
import { testPassword } from '../../testing/small-world/people.ts';

let portal: TestPortal;
let publicUrl: string;
beforeAll(async () => {
  const port = await freePort();
  publicUrl = `http://127.0.0.1:${port}`;
  portal = await openTestPortal({ config: { port }, env: { PUBLIC_URL: publicUrl } });
});
afterAll(() => portal.close());

/** Signed in at the provider, with its answer in hand and not yet brought to the portal. */
async function answeredByProvider() {
  const browser = testBrowser(portal, publicUrl);
  const page = await browser.open('/auth/login');
  const resumed = await browser.visit(page.address, { email: 'owner@ulipy.example', password: testPassword });
  const answer = await browser.visit(resumed.headers.get('location') ?? '');
  return { browser, callback: answer.headers.get('location') ?? '' };
}

/** Nobody can use a code up while the test holds it, though everybody still finds it unused. */
async function holdCodes() {
  const holder = new pg.Client({ connectionString: portal.databaseUrl });
  await holder.connect();
  await holder.query('begin');
  await holder.query(`select from oidc_payload where model = 'AuthorizationCode' for update`);
  return {
    areAwaitedBy: (count: number) =>
      eventually(async () => {
        const waiting = await portal.sql(
          `select from pg_stat_activity
           where datname = current_database() and application_name like 'dray-%' and wait_event_type = 'Lock'`,
        );
        return waiting.length === count || undefined;
      }),
    async release() {
      await holder.query('rollback');
      await holder.end();
    },
  };
}

test('a code that is brought twice at the same moment lets one in, and what it granted is void', async () => {
  const { browser, callback } = await answeredByProvider();
  const codes = await holdCodes();

  const both = Promise.all([browser.visit(callback), browser.visit(callback)]);
  await codes.areAwaitedBy(2);
  await codes.release();
  const locations = (await both).map(({ headers }) => headers.get('location'));

  expect(locations.sort()).toEqual(['/', '/login?error=refused']);
  expect(await portal.sql(`select from oidc_payload where model in ('AuthorizationCode', 'Grant')`)).toEqual([]);
});
