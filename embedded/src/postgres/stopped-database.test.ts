import { prepareDatabase } from '@dray/server/platform/database/prepare-database.ts';
import type { Answer } from '@dray/server/testing/caller.ts';
import { readMails } from '@dray/server/testing/mails.ts';
import { operate } from '@dray/server/testing/operator.ts';
import { openTestPortal } from '@dray/server/testing/portal.ts';
import { loadSmallWorld } from '@dray/server/testing/small-world/load-small-world.ts';
import { testPassword } from '@dray/server/testing/small-world/people.ts';
import { untilServed } from '@dray/server/testing/until-served.ts';
import { expect, test } from 'vitest';
import { startEmbeddedPostgres } from './start-embedded-postgres.ts';
import { startThrowAwayPostgres } from './throw-away.ts';

const shipTo = '/api/shiptos/GetShipToBySapId/100234';
const config = '{ getPortalConfig { maintenance } }';
const tryLater = 'Something went wrong. Try again later';

test('while the database is stopped the portal says so, lives on, and recovers by itself', async () => {
  const postgres = await startThrowAwayPostgres();
  const { applicationUrl: url, ownerUrl, superuserUrl } = postgres;
  const log = { info: () => undefined, warn: () => undefined };
  await prepareDatabase({ databaseUrl: url, migrationDatabaseUrl: ownerUrl }, log);
  await loadSmallWorld(url);
  const portal = await openTestPortal({ database: { url, superuserUrl, drop: async () => undefined } });
  const owner = await portal.signIn('owner@ulipy.example');

  // A throw-away database may forget what it has not written yet, which is not what this is about.
  await portal.sql('checkpoint');
  postgres.stopAtOnce();
  await postgres.exited;
  const asks: Record<string, () => Promise<Answer>> = {
    'a REST call': () => owner.get(shipTo),
    'a public one': () => portal.visitor.get('/api/contacts'),
    'a query': () => portal.visitor.graphql(config),
    'a mutation': () => portal.visitor.askForToken('owner@ulipy.example', testPassword),
  };
  const answers = await Promise.all(Object.values(asks).map((ask) => ask()));
  portal.clock.advance({ ms: 2_000 });
  const unknownCaller = await owner.get(shipTo);
  const [ready, live, metrics] = await Promise.all([
    portal.visitor.get('/health/ready'),
    portal.visitor.get('/health/live'),
    portal.readMetrics(),
  ]);

  for (const { status, headers, text } of [...answers, unknownCaller]) {
    expect(status).toBe(503);
    expect(headers['retry-after']).toBe('2');
    expect(text).toContain(tryLater);
  }
  expect(ready).toMatchObject({
    status: 503,
    body: { status: 'not ready', database: 'failed', migrations: 'unknown', writable: 'failed', draining: false },
  });
  expect([live.status, metrics.status]).toEqual([200, 200]);

  const { folder: dataDir, port } = postgres;
  const again = await startEmbeddedPostgres({ dataDir, port, durable: false, log: () => undefined });
  for (const ask of Object.values(asks)) await untilServed(ask);
  expect((await portal.visitor.get('/health/ready')).status).toBe(200);
  await operate(portal, 'test-mail', 'jana@ulipy.example', 'en');
  expect(await readMails(portal)).toHaveLength(1);
  expect(portal.log.filter((line) => line.includes('a request met a fault'))).toEqual([]);

  await portal.close();
  await again.stop();
  await postgres.stop();
});
