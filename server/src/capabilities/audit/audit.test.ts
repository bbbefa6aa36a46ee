import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase, type Transaction } from '#platform/database/connection.ts';
import { createLogger } from '#platform/logger.ts';
import { composeOver } from '../../testing/compose.ts';
import { operate } from '../../testing/operator.ts';
import { openTestPortal, type TestPortal } from '../../testing/portal.ts';
import { testPassword } from '../../testing/small-world/people.ts';

const operator = { name: 'operator', companyId: undefined, requestId: 'request-1' };

let portal: TestPortal;
let database: Database;
beforeAll(async () => {
  portal = await openTestPortal();
  database = openDatabase(portal.databaseUrl, createLogger('silent'));
  await operate(portal, 'switch', 'Contracts', '0');
});
afterAll(async () => {
  await database.close();
  await portal.close();
});

const listEvents = () => portal.sql<{ action: string }>('select * from audit_event order by id');
const portalConfigOf = (transaction: Transaction) => composeOver(database, portal.clock).portalConfigOf(transaction);

// By the test's own connection, which owns the table and may do anything else in this database.
test.each([
  `update audit_event set actor = 'nobody'`,
  'update audit_event set actor = actor where false',
  'delete from audit_event',
  'delete from audit_event where false',
  'truncate audit_event',
  `insert into audit_event (id, at, actor, action, subject, request_id) overriding system value
   values (1, now(), 'a', 'b', 'c', 'd') on conflict (id) do update set actor = 'nobody'`,
])('the database refuses “%s”', async (statement) => {
  const before = await listEvents();

  await expect(portal.sql(statement)).rejects.toMatchObject({ code: '42501' });
  expect(await listEvents()).toEqual(before);
  expect(before).not.toEqual([]);
});

test('a change that is taken back takes its record with it', async () => {
  const before = await listEvents();

  const changing = database.write(async (transaction) => {
    await portalConfigOf(transaction).setSwitch(operator, { section: 'Reporting', value: '0' });
    throw new Error('taken back');
  });

  await expect(changing).rejects.toThrow('taken back');
  expect(await listEvents()).toEqual(before);
  expect(await portal.sql(`select value from portal_switch where section = 'Reporting'`)).toEqual([{ value: '1' }]);
});

test('a change whose record cannot be written does not happen', async () => {
  const unwritable = { ...operator, requestId: '\u0000' };

  const changing = database.write((transaction) => portalConfigOf(transaction).setMaintenance(unwritable, true));

  await expect(changing).rejects.toMatchObject({ code: '22021' });
  expect(await portal.sql('select maintenance from portal_setting')).toEqual([{ maintenance: false }]);
});

test('an event says who, when, what and in which request', async () => {
  await database.write((transaction) => portalConfigOf(transaction).setMaintenance(operator, false));

  expect((await listEvents()).at(-1)).toEqual({
    id: expect.any(String),
    at: portal.clock.now(),
    actor: 'operator',
    company_id: null,
    action: 'maintenance-switched',
    subject: 'portal',
    details: { on: false },
    changes: { on: { from: false, to: false } },
    acting_for: null,
    request_id: 'request-1',
  });
});

test('a token that was issued is recorded under the request that the caller saw', async () => {
  const { headers } = await portal.visitor.askForToken('owner@ulipy.example', testPassword);

  expect((await listEvents()).at(-1)).toMatchObject({ action: 'token-issued', request_id: headers['x-request-id'] });
});

test('the record holds no address, name, password or token', async () => {
  const { token } = await portal.signIn('owner@ulipy.example');
  await operate(portal, 'test-mail', 'jana.dvorakova@ulipy.example', 'cs');
  await operate(portal, 'holiday', 'CZ', '2026-12-31');

  const events = JSON.stringify(await listEvents());

  expect(events).toContain('test-mail-requested');
  expect(events).not.toMatch(/@|Dvořáková|Small-World|eyJ/);
  expect(events).not.toContain(token);
});
