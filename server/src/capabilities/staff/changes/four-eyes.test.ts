import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../../testing/caller.ts';
import { openTestPortal, type TestPortal } from '../../../testing/portal.ts';
import { addStaff, approve, ask, heldBy, lastEventId, recordedAfter, refuse, withdraw } from '../test-staff.ts';

let portal: TestPortal;
let asker: Caller;
let second: Caller;
let czech: Caller;
let supporter: Caller;
beforeAll(async () => {
  portal = await openTestPortal({ env: { JOBS: '0' } });
  await addStaff(portal, 'second@meridian.example', [{ role: 'operator' }]);
  await addStaff(portal, 'czech@meridian.example', [{ role: 'operator', markets: ['CZ'] }]);
  await addStaff(portal, 'supporter@meridian.example', [{ role: 'support' }]);
  asker = await portal.signIn('staff@meridian.example');
  second = await portal.signIn('second@meridian.example');
  czech = await portal.signIn('czech@meridian.example');
  supporter = await portal.signIn('supporter@meridian.example');
});
afterAll(() => portal.close());

let count = 0;
/** Somebody new each time, so that tests do not meet. */
async function someone(...roles: Parameters<typeof addStaff>[2]) {
  count += 1;
  const email = `someone-${count}@meridian.example`;
  return { email, uid: await addStaff(portal, email, roles) };
}

test('a role that is asked for is held when a second person has approved it, and not before', async () => {
  const { email, uid } = await someone();
  const before = await lastEventId(portal);

  const asked = await ask(asker, { email, roleId: 'support', markets: ['SK', 'CZ'], endsOn: '2026-12-31' });
  const heldWhileWaiting = await heldBy(portal, uid);
  const approved = await approve(second, asked.body.id);

  expect(asked).toMatchObject({
    status: 202,
    body: {
      kind: 'staff-grant',
      state: 'waiting',
      subject: { key: `account:${uid}`, name: `Test Colleague (${email})` },
      before: { role: null, markets: null, endsOn: null },
      after: { role: 'support', markets: 'CZ,SK', endsOn: '2026-12-31' },
      mayDecide: false,
      whyNot: 'own',
      mayWithdraw: true,
      command: null,
    },
  });
  expect(heldWhileWaiting).toEqual([]);
  expect(approved).toMatchObject({ status: 200, body: { state: 'approved', decidedBy: 'Test Colleague' } });
  expect(await heldBy(portal, uid)).toEqual(['support CZ,SK 2026-12-31']);
  expect(await recordedAfter(portal, before)).toMatchObject([
    { actor: 'u-meridian-staff', action: 'staff-grant-asked', subject: `account:${uid}`, company_id: null },
    {
      actor: 'u-second-meridian-example',
      action: 'staff-granted',
      subject: `account:${uid}`,
      company_id: null,
      details: { role: 'support', request: asked.body.id, requestedBy: 'u-meridian-staff' },
      changes: { markets: { from: null, to: 'CZ,SK' }, endsOn: { from: null, to: '2026-12-31' } },
    },
  ]);
});

test('other markets for a role that is held take the place of the old ones', async () => {
  const { email, uid } = await someone({ role: 'support', markets: ['CZ', 'IT'] });

  const asked = await ask(asker, { email, roleId: 'support', markets: ['CZ', 'SK'] });
  await approve(second, asked.body.id);

  expect(asked.body).toMatchObject({ before: { markets: 'CZ,IT' }, after: { markets: 'CZ,SK' } });
  expect(await heldBy(portal, uid)).toEqual(['support CZ,SK']);
});

test('nobody approves or refuses what they asked for themselves', async () => {
  const { email, uid } = await someone();
  const { body } = await ask(asker, { email, roleId: 'support', markets: ['CZ'] });

  expect(await approve(asker, body.id)).toMatchObject({ status: 403, body: { code: 'OWN_CHANGE_REQUEST' } });
  expect(await refuse(asker, body.id)).toMatchObject({ status: 403, body: { code: 'OWN_CHANGE_REQUEST' } });
  expect(await heldBy(portal, uid)).toEqual([]);
});

test('who manages staff in some of the markets sees a change but does not decide it, and others do not see it', async () => {
  const { email } = await someone();
  const { body } = await ask(asker, { email, roleId: 'support', markets: ['CZ', 'SK'] });

  const listed = await czech.get('/api/staff/changes?limit=100');

  expect(await approve(czech, body.id)).toMatchObject({ status: 403, body: { code: 'STAFF_RIGHT_MISSING' } });
  expect(listed.body.results.find(({ id }: { id: string }) => id === body.id)).toMatchObject({
    mayDecide: false,
    whyNot: 'right-missing',
    mayWithdraw: false,
  });
  for (const decide of [approve, refuse, withdraw])
    expect(await decide(supporter, body.id)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  expect(await withdraw(second, body.id)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
});

test('two who approve at once, in two processes, give the role once', async () => {
  await addStaff(portal, 'third@meridian.example', [{ role: 'operator' }]);
  const another = await portal.startAnother();
  const third = another.callerWith((await portal.signIn('third@meridian.example')).token ?? '');
  const { email, uid } = await someone();
  const { body } = await ask(asker, { email, roleId: 'support', markets: ['CZ'] });
  const before = await lastEventId(portal);

  const answers = await Promise.all([approve(second, body.id), approve(third, body.id)]);

  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe('CHANGE_DECIDED');
  expect(await heldBy(portal, uid)).toEqual(['support CZ']);
  expect(await recordedAfter(portal, before)).toHaveLength(1);
});

test('the same approval sent again is answered alike and changes nothing', async () => {
  const { email } = await someone();
  const { body } = await ask(asker, { email, roleId: 'support', markets: ['CZ'] });
  const first = await approve(second, body.id);
  const before = await lastEventId(portal);

  const again = await approve(second, body.id);

  expect(again).toMatchObject({ status: 200, body: { ...first.body } });
  expect(await recordedAfter(portal, before)).toEqual([]);
});

test('a refusal keeps its reason with the request and out of the audit', async () => {
  const { email, uid } = await someone();
  const { body } = await ask(asker, { email, roleId: 'support', markets: ['CZ'] });
  const before = await lastEventId(portal);

  const refused = await refuse(second, body.id, '  She works for sales.  ');

  expect(refused.body).toMatchObject({ state: 'refused', reason: 'She works for sales.', mayDecide: false });
  const recorded = await recordedAfter(portal, before);
  expect(recorded).toMatchObject([{ action: 'change-refused', subject: `account:${uid}` }]);
  expect(JSON.stringify(recorded)).not.toContain('sales');
  expect(await approve(second, body.id)).toMatchObject({ status: 409, body: { code: 'CHANGE_DECIDED' } });
  expect((await second.get('/api/staff/changes?state=decided&limit=1')).body.results[0]).toMatchObject({ id: body.id });
});

test('what somebody has asked for they may take back, and ask for anew', async () => {
  const { email } = await someone();
  const wanted = { email, roleId: 'support', markets: ['CZ'] };
  const { body } = await ask(asker, wanted);

  expect(await ask(asker, { ...wanted, markets: ['SK'] })).toMatchObject({
    status: 409,
    body: { code: 'CHANGE_WAITING' },
  });
  expect(await withdraw(asker, body.id)).toMatchObject({ status: 200, body: { state: 'withdrawn' } });
  expect((await ask(asker, wanted)).status).toBe(202);
  expect(await approve(second, body.id)).toMatchObject({ status: 409, body: { code: 'CHANGE_DECIDED' } });
});

test('after fourteen days a change can be approved no more, and may be asked for anew', async () => {
  const { email, uid } = await someone();
  const wanted = { email, roleId: 'support', markets: ['CZ'] };
  const { body } = await ask(asker, wanted);
  portal.clock.advance({ minutes: 14 * 24 * 60 });
  const [askerLater, secondLater] = await Promise.all([
    portal.signIn('staff@meridian.example'),
    portal.signIn('second@meridian.example'),
  ]);

  const waiting = await secondLater.get('/api/staff/changes?limit=100');
  const decided = await secondLater.get('/api/staff/changes?state=decided&limit=100');
  const approved = await approve(secondLater, body.id);
  const anew = await ask(askerLater, wanted);

  expect(waiting.body.results).toEqual([]);
  expect(decided.body.results.find(({ id }: { id: string }) => id === body.id)).toMatchObject({ state: 'expired' });
  expect(approved).toMatchObject({ status: 409, body: { code: 'CHANGE_DECIDED' } });
  expect(await heldBy(portal, uid)).toEqual([]);
  expect(anew.status).toBe(202);
});
