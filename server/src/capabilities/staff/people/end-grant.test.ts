import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../../testing/caller.ts';
import { eventually } from '../../../testing/eventually.ts';
import { operate } from '../../../testing/operator.ts';
import { openTestPortal, type TestPortal } from '../../../testing/portal.ts';
import { addStaff, approve, ask, end, grantIdOf, heldBy, lastEventId, recordedAfter } from '../test-staff.ts';

let portal: TestPortal;
let another: Awaited<ReturnType<TestPortal['startAnother']>>;
let operator: Caller;
let czech: Caller;
beforeAll(async () => {
  portal = await openTestPortal({ env: { JOBS: '0' } });
  another = await portal.startAnother();
  await addStaff(portal, 'czech@meridian.example', [{ role: 'operator', markets: ['CZ'] }]);
  operator = await portal.signIn('staff@meridian.example');
  czech = await portal.signIn('czech@meridian.example');
});
afterAll(() => portal.close());

let count = 0;
async function someone(...roles: Parameters<typeof addStaff>[2]) {
  count += 1;
  const email = `someone-${count}@meridian.example`;
  return { email, uid: await addStaff(portal, email, roles) };
}

test('a role that is ended counts no more in any process within five seconds', async () => {
  const { email, uid } = await someone({ role: 'operator', markets: ['CZ'] });
  const person = await portal.signIn(email);
  const inBoth = [person, another.callerWith(person.token ?? '')];
  const statuses = () => Promise.all(inBoth.map(async (at) => (await at.get('/api/staff/grants')).status));
  expect(await statuses()).toEqual([200, 200]);

  await end(operator, await grantIdOf(portal, uid, 'operator'));
  portal.clock.advance({ ms: 2_000 });

  expect(await statuses()).toEqual([403, 403]);
  expect((await person.get('/api/staff/me')).body.rights).toEqual([]);
});

test('ending a role leaves one line in the audit, and ending it again none', async () => {
  const { uid } = await someone({ role: 'support', markets: ['CZ', 'SK'] });
  const id = await grantIdOf(portal, uid, 'support');
  const before = await lastEventId(portal);

  const [first, again] = [await end(operator, id), await end(operator, id)];

  expect([first, again]).toMatchObject([
    { status: 200, body: { ended: true } },
    { status: 200, body: { ended: true } },
  ]);
  expect(await recordedAfter(portal, before)).toMatchObject([
    {
      actor: 'u-meridian-staff',
      action: 'staff-grant-ended',
      subject: `account:${uid}`,
      details: { role: 'support' },
      changes: { markets: { from: 'CZ,SK', to: null } },
    },
  ]);
});

test('a role of other markets is not there, and one that holds there, too, is not theirs to end', async () => {
  const [abroad, both] = [
    await someone({ role: 'support', markets: ['SK'] }),
    await someone({ role: 'support', markets: ['CZ', 'SK'] }),
  ];

  expect(await end(czech, await grantIdOf(portal, abroad.uid, 'support'))).toMatchObject({
    status: 404,
    body: { code: 'NOT_FOUND' },
  });
  expect(await end(czech, '999999')).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  expect(await end(czech, await grantIdOf(portal, both.uid, 'support'))).toMatchObject({
    status: 403,
    body: { code: 'STAFF_RIGHT_MISSING' },
  });
});

test('what a group of the directory gives is ended in the directory', async () => {
  const { uid } = await someone({ role: 'support' });
  await portal.sql(`update staff_grant set source = 'idp' where uid = $1`, [uid]);

  const answer = await end(operator, await grantIdOf(portal, uid, 'support'));

  expect(answer).toMatchObject({ status: 409, body: { code: 'STAFF_FROM_DIRECTORY' } });
});

test('the last person who manages staff in a market stays, whatever way is tried', async () => {
  const id = await grantIdOf(portal, 'u-meridian-staff', 'operator');
  await addStaff(portal, 'approver@meridian.example', [{ role: 'operator', until: '2026-12-31' }]);
  const approver = await portal.signIn('approver@meridian.example');
  const asked = { email: 'staff@meridian.example', roleId: 'operator' };

  const ended = await end(operator, id);
  const fewer = await ask(operator, { ...asked, markets: ['CZ'] });
  const approved = await approve(approver, fewer.body.id);

  expect(ended).toMatchObject({ status: 409, body: { code: 'LAST_OPERATOR' } });
  expect(ended.body.message).toContain('SK, IT, ES');
  expect(approved).toMatchObject({ status: 409, body: { code: 'LAST_OPERATOR' } });
  await expect(operate(portal, 'staff', 'end', 'staff@meridian.example', 'operator')).rejects.toThrow('SK, IT, ES');
  expect(await heldBy(portal, 'u-meridian-staff')).toEqual(['operator CZ,SK,IT,ES', 'support CZ,SK,IT,ES']);
});

test('of two who end each other at the same time one stays', async () => {
  await portal.sql(`update staff_grant set ended_at = now(), ended_by = 'test' where roleid = 'operator' and ended_at is null
    and uid not in ('u-meridian-staff')`);
  const { email, uid } = await someone({ role: 'operator' });
  const other = another.callerWith((await portal.signIn(email)).token ?? '');
  const [mine, theirs] = [
    await grantIdOf(portal, 'u-meridian-staff', 'operator'),
    await grantIdOf(portal, uid, 'operator'),
  ];

  const answers = await whileHeld([mine, theirs], () => Promise.all([end(operator, theirs), end(other, mine)]));

  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const held = [await heldBy(portal, uid), await heldBy(portal, 'u-meridian-staff')].flat();
  expect(held.filter((grant) => grant.startsWith('operator'))).toHaveLength(1);
});

/** Lets go of the rows when both calls stand before something that is held: neither has seen what the other one does. */
async function whileHeld<T>(grantIds: readonly string[], calls: () => Promise<T>): Promise<T> {
  const holder = new pg.Client({ connectionString: portal.superuserUrl });
  await holder.connect();
  await holder.query('begin');
  await holder.query('select from staff_grant where id = any($1) for update', [grantIds]);
  const answers = calls();
  await eventually(async () => {
    const [row] = await portal.sql<{ n: number }>(
      `select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return row?.n === 2 ? true : undefined;
  });
  await holder.query('commit');
  await holder.end();
  return answers;
}
