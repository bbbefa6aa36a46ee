import { startEmbeddedPostgres } from '@dray/embedded/postgres/start-embedded-postgres.ts';
import { startThrowAwayPostgres } from '@dray/embedded/postgres/throw-away.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { prepareDatabase } from '#platform/database/prepare-database.ts';
import type { Answer, Caller } from './testing/caller.ts';
import { lockTable } from './testing/database-lock.ts';
import { eventually } from './testing/eventually.ts';
import { readMails } from './testing/mails.ts';
import { operate } from './testing/operator.ts';
import { openTestPortal, type TestPortal } from './testing/portal.ts';

const shipTo = '/api/shiptos/GetShipToBySapId/100234';
const config = '{ getPortalConfig { maintenance } }';
const tryLater = 'Something went wrong. Try again later';

const cutAllConnections = (portal: TestPortal) =>
  portal.sql(`select pg_terminate_backend(pid) from pg_stat_activity
              where datname = current_database() and application_name like 'dray-%'`);

/** Asks until it is answered; until then only "try again later" will do. */
const untilServed = (ask: () => Promise<Answer>) =>
  eventually(async () => {
    const answer = await ask();
    expect([200, 503]).toContain(answer.status);
    return answer.status === 200 ? answer : undefined;
  });

describe('when every connection to the database is cut', () => {
  let portal: TestPortal;
  let owner: Caller;
  beforeAll(async () => {
    portal = await openTestPortal();
    owner = await portal.signIn('owner@ulipy.example');
  });
  afterAll(() => portal.close());

  test('requests are served again without a restart', async () => {
    await cutAllConnections(portal);

    await untilServed(() => owner.get(shipTo));
    await untilServed(() => portal.visitor.graphql(config));
    await untilServed(() => portal.visitor.askForToken('owner@ulipy.example', 'Meridian-Demo-2026!'));
  });

  test('a query under way is answered by “try again later”, and nothing else breaks', async () => {
    const lock = await lockTable({ superuserUrl: portal.superuserUrl, table: 'ship_to' });
    const asking = owner.get(shipTo);
    await lock.isAwaited();

    await cutAllConnections(portal);
    const { status, headers, body } = await asking;
    await lock.release();

    expect(status).toBe(503);
    expect(headers['retry-after']).toBe('2');
    expect(body).toEqual({ code: 'SERVICE_UNAVAILABLE', message: tryLater, requestId: expect.any(String) });
    await untilServed(() => owner.get(shipTo));
  });

  test('a change under way did not happen, and can be made again', async () => {
    const lock = await lockTable({ superuserUrl: portal.superuserUrl, table: 'audit_event' });
    const before = await portal.sql('select * from sign_in_throttle');
    const asking = portal.visitor.askForToken('shift@ulipy.example', 'Meridian-Demo-2026!');
    await lock.isAwaited();

    await cutAllConnections(portal);
    const { status, body } = await asking;
    await lock.release();

    expect(before).toHaveLength(2);
    expect(status).toBe(503);
    expect(body).toMatchObject({ data: null, errors: [{ message: tryLater }] });
    await untilServed(() => portal.visitor.askForToken('shift@ulipy.example', 'Meridian-Demo-2026!'));
    expect(await portal.sql(`select * from audit_event where actor = 'u-ulipy-shift'`)).toHaveLength(1);
  });

  test('jobs go on', async () => {
    await cutAllConnections(portal);

    await operate(portal, 'test-mail', 'jana@ulipy.example', 'en');

    expect((await readMails(portal))[0]?.subject).toBe('Dray: test mail');
  });

  test('none of it was a fault', () => {
    expect(portal.log.filter((line) => line.includes('a request met a fault'))).toEqual([]);
  });
});

test('while the database is stopped the portal says so, lives on, and recovers by itself', async () => {
  const postgres = await startThrowAwayPostgres();
  const { applicationUrl: url, ownerUrl, superuserUrl } = postgres;
  const log = { info: () => undefined, warn: () => undefined };
  await prepareDatabase({ databaseUrl: url, migrationDatabaseUrl: ownerUrl }, log);
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
    'a mutation': () => portal.visitor.askForToken('owner@ulipy.example', 'Meridian-Demo-2026!'),
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
  expect(ready).toMatchObject({ status: 503, body: { status: 'not ready', database: 'failed', migrations: 'failed' } });
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
