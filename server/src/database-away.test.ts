import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Caller } from './testing/caller.ts';
import { lockTable } from './testing/database-lock.ts';
import { readMails } from './testing/mails.ts';
import { operate } from './testing/operator.ts';
import { openTestPortal, type TestPortal } from './testing/portal.ts';
import { testPassword } from './testing/small-world/people.ts';
import { untilServed } from './testing/until-served.ts';

const shipTo = '/api/shiptos/GetShipToBySapId/100234';
const config = '{ getPortalConfig { maintenance } }';
const tryLater = 'Something went wrong. Try again later';

const cutAllConnections = (portal: TestPortal) =>
  portal.sql(`select pg_terminate_backend(pid) from pg_stat_activity
              where datname = current_database() and application_name like 'dray-%'`);

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
    await untilServed(() => portal.visitor.askForToken('owner@ulipy.example', testPassword));
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
    expect(body).toEqual({
      code: 'SERVICE_UNAVAILABLE',
      message: tryLater,
      requestId: expect.any(String),
      outcome: 'none',
    });
    await untilServed(() => owner.get(shipTo));
  });

  test('a change under way did not happen, and can be made again', async () => {
    const lock = await lockTable({ superuserUrl: portal.superuserUrl, table: 'audit_event' });
    const before = await portal.sql('select * from sign_in_throttle');
    const asking = portal.visitor.askForToken('shift@ulipy.example', testPassword);
    await lock.isAwaited();

    await cutAllConnections(portal);
    const { status, body } = await asking;
    await lock.release();

    expect(before).toHaveLength(2);
    expect(status).toBe(503);
    expect(body).toMatchObject({ data: null, errors: [{ message: tryLater }] });
    await untilServed(() => portal.visitor.askForToken('shift@ulipy.example', testPassword));
    expect(await portal.sql(`select * from audit_event where actor = 'u-ulipy-shift'`)).toHaveLength(1);
  });

  test('jobs go on', async () => {
    await cutAllConnections(portal);

    await operate(portal, 'test-mail', 'jana@ulipy.example', 'en');

    expect((await readMails(portal))[0]?.subject).toBe('Dray: test e-mail');
  });

  test('none of it was a fault', () => {
    expect(portal.log.filter((line) => line.includes('a request met a fault'))).toEqual([]);
  });
});
