import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestStream } from '#edge/live/test-stream.ts';
import { eventually } from '../../testing/eventually.ts';
import { openTestPortal, type TestPortal } from '../../testing/portal.ts';
import { type Asker, askerAt } from './test-support.ts';

let portal: TestPortal;
let owner: Asker;
let shift: Asker;
let staff: Asker;
beforeAll(async () => {
  portal = await openTestPortal({ env: { JOBS: '0' } });
  const askerOf = async (email: string) => askerAt(await portal.signIn(email));
  owner = await askerOf('owner@ulipy.example');
  shift = await askerOf('shift@ulipy.example');
  staff = await askerOf('staff@meridian.example');
});
afterAll(() => portal.close());

const toldOf = (id: string) =>
  portal.sql<{ uid: string; state: string }>(
    `select n.uid, d.state from notification n join notification_delivery d on d.notification_id = n.id and d.channel = 'mail'
     where n.subject = $1 order by n.uid`,
    [`ticket:${id}`],
  );

test('open pages of whoever may see it hear of a request, and of no other', async () => {
  const ofOwner = await openTestStream(portal.url, owner.token ?? '');
  const ofShift = await openTestStream(portal.url, shift.token ?? '');

  const company = await owner.asked();
  const place = await owner.asked({ shipToId: '100234' });

  const heard = (stream: typeof ofOwner) =>
    stream.frames.filter(({ event }) => event === 'ticket').map(({ data }) => (data as { id: string }).id);
  await eventually(async () => heard(ofShift).length > 0 || undefined);
  await eventually(async () => heard(ofOwner).length > 1 || undefined);
  expect(heard(ofOwner)).toEqual([company, place]);
  expect(heard(ofShift)).toEqual([place]);
  await Promise.all([ofOwner.close(), ofShift.close()]);
});

test('author and whoever wrote are told of an answer, and a right that was lost before sends nothing', async () => {
  const id = await owner.asked({ shipToId: '100234' });
  await shift.say(id);
  await staff.say(id, 'Vyřešíme to.');
  await portal.sql(`delete from role_grant where uid = 'u-ulipy-shift'`);

  const working = await portal.startAnother({ env: { JOBS: '1' } });
  const settled = await eventually(async () => {
    const told = await toldOf(id);
    return told.every(({ state }) => state !== 'waiting') ? told : undefined;
  });
  await working.stop();

  expect(settled).toEqual([
    { uid: 'u-ulipy-owner', state: 'sent' },
    { uid: 'u-ulipy-shift', state: 'dropped' },
  ]);
});

test('whoever does not want it is not told', async () => {
  const id = await owner.asked();
  const off = { topic: 'request-answered', channel: 'mail', isOn: false };
  expect((await owner.send('PUT', '/api/notifications/preferences', off)).status).toBe(200);

  await staff.change(id, { status: 'In Progress' });

  expect(await toldOf(id)).toEqual([]);
});
