import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#platform/database/test-database.ts';
import { eventually } from './testing/eventually.ts';
import { readMails } from './testing/mails.ts';
import { operate } from './testing/operator.ts';
import { openTestPortal, type TestPortal } from './testing/portal.ts';

/** As `restore` leaves it. */
async function restoredDatabase(): Promise<TestDatabase> {
  const database = await createTestDatabase('smallWorld');
  const client = new pg.Client({ connectionString: database.superuserUrl });
  await client.connect();
  await client.query('update portal_setting set restored_at = now()');
  await client.end();
  return database;
}

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal({ database: await restoredDatabase() });
});
afterAll(() => portal.close());

const shipTo = '/api/shiptos/GetShipToBySapId/100234';
const queues = () => portal.sql<{ name: string }>(`select name from pgboss.queue where name = 'deliver-notification'`);
const takers = () =>
  portal.sql(`select from pg_stat_activity where datname = current_database() and application_name = 'dray-jobs'`);

test('a restored portal is closed to everybody and sends nothing until `restored` has run', async () => {
  const [owner, staff] = [await portal.signIn('owner@ulipy.example'), await portal.signIn('staff@meridian.example')];

  const [ofOwner, ofStaff] = [await owner.get(shipTo), await staff.get(shipTo)];
  await operate(portal, 'test-mail', 'jana@ulipy.example');
  await operate(portal, 'maintenance', 'off');
  portal.clock.advance({ ms: 2_000 });
  const stillClosed = await owner.get(shipTo);

  expect([ofOwner, ofStaff, stillClosed].map(({ status, body }) => [status, body.code])).toEqual(
    Array.from({ length: 3 }, () => [503, 'MAINTENANCE']),
  );
  expect((await portal.visitor.graphql('{ getPortalConfig { maintenance } }')).body).toEqual({
    data: { getPortalConfig: { maintenance: true } },
  });
  expect(await takers()).toEqual([]);
  expect(await readdir(join(portal.dataDir, 'mail')).catch(() => [])).toEqual([]);
  expect(portal.log.join('\n')).toContain('until `npm run portal -- restored` has run');

  const said = await operate(portal, 'restored');
  portal.clock.advance({ ms: 2_000 });
  const [mail] = await readMails(portal);

  expect(said).toContain('The portal is open');
  expect(mail?.subject).toContain('Dray');
  expect((await owner.get(shipTo)).status).toBe(401);
  expect((await (await portal.signIn('owner@ulipy.example')).get(shipTo)).status).toBe(200);
  expect(await queues()).toHaveLength(1);
  expect(await eventually(async () => (await takers()).length > 0 || undefined)).toBe(true);
});

test('a closed process stops like any other, and a portal that is open is opened no second time', async () => {
  await portal.sql('update portal_setting set restored_at = now()');
  const another = await portal.startAnother();

  await another.stop();

  expect(await operate(portal, 'restored')).toContain('The portal is open');
  expect(await operate(portal, 'restored')).not.toContain('The portal is open');
});
