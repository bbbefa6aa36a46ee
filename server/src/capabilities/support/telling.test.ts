import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestStream } from '#edge/live/test-stream.ts';
import { eventually } from '../../testing/eventually.ts';
import { openTestPortal, type TestPortal } from '../../testing/portal.ts';
import { type Answering, answeringAt } from './test-answering.ts';
import { type Asker, askerAt, codeOf } from './test-support.ts';

let portal: TestPortal;
let owner: Asker;
let shift: Asker;
let staff: Answering;
beforeAll(async () => {
  portal = await openTestPortal({ env: { JOBS: '0' } });
  const askerOf = async (email: string) => askerAt(await portal.signIn(email));
  owner = await askerOf('owner@ulipy.example');
  shift = await askerOf('shift@ulipy.example');
  staff = answeringAt(await portal.signIn('staff@meridian.example'));
});
afterAll(() => portal.close());

const notificationsOf = (id: string) =>
  portal.sql<{ uid: string; state: string }>(
    `select n.uid, d.state from notification n join notification_delivery d on d.notification_id = n.id and d.channel = 'mail'
     where n.subject = $1 order by n.uid`,
    [`ticket:${id}`],
  );

test('open pages of anyone who may see it hear of a request, and of no other', async () => {
  const ofOwner = await openTestStream(portal.url, owner.token ?? '');
  const ofShift = await openTestStream(portal.url, shift.token ?? '');

  const company = await owner.asked();
  const atShipTo = await owner.asked({ shipToId: '100234' });

  const heard = (stream: typeof ofOwner) =>
    stream.frames.filter(({ event }) => event === 'ticket').map(({ data }) => (data as { id: string }).id);
  await eventually(async () => heard(ofShift).length > 0 || undefined);
  await eventually(async () => heard(ofOwner).length > 1 || undefined);
  expect(heard(ofOwner)).toEqual([company, atShipTo]);
  expect(heard(ofShift)).toEqual([atShipTo]);
  await Promise.all([ofOwner.close(), ofShift.close()]);
});

test('anyone who answers has read what was there, and nobody else has by that', async () => {
  const id = await owner.asked({ title: 'Nepřečtené', shipToId: '100234' });
  await shift.read(id);
  portal.clock.advance({ ms: 1_000 });
  await staff.say(id, 'Kolik jich bylo?');
  portal.clock.advance({ ms: 1_000 });
  await owner.say(id, 'Dvě.');
  const isUnread = async (reader: Asker) => (await reader.list('?search=neprectene')).results[0].isUnread;

  expect([await isUnread(owner), await isUnread(shift)]).toEqual([false, true]);
  // Another page that was slower, or a process whose clock is behind.
  portal.clock.advance({ ms: -1_500 });
  await owner.read(id);
  expect(await isUnread(owner)).toBe(false);
});

test('a conversation of two hundred answers takes no more', async () => {
  const [id, other] = [await owner.asked(), await owner.asked()];
  await portal.sql(
    `insert into ticket_comment (id, ticket_id, author_uid, is_staff, description, created_at)
     select gen_random_uuid(), $1, 'u-ulipy-owner', false, 'Ano', now() from generate_series(1, 199)`,
    [id],
  );

  expect((await owner.say(id)).status).toBe(201);
  expect(codeOf(await owner.say(id))).toBe('422 TICKET_FULL');
  expect(codeOf(await staff.say(id))).toBe('422 TICKET_FULL');
  expect((await owner.say(other)).status).toBe(201);
});

test('author and everyone who wrote are notified of an answer, and a right that was lost before sends nothing', async () => {
  const id = await owner.asked({ shipToId: '100234' });
  await shift.say(id);
  // Another of customer service has written, too: nobody tells them of each other's answers.
  await portal.sql(
    `insert into ticket_comment (id, ticket_id, author_uid, is_staff, staff_name, description, created_at)
     values (gen_random_uuid(), $1, 'u-bellini-owner', true, 'Marco', 'Moment', now())`,
    [id],
  );
  await staff.say(id, 'Vyřešíme to.');
  await portal.sql(`delete from role_grant where uid = 'u-ulipy-shift'`);

  const working = await portal.startAnother({ env: { JOBS: '1' } });
  const settled = await eventually(async () => {
    const notified = await notificationsOf(id);
    return notified.every(({ state }) => state !== 'waiting') ? notified : undefined;
  });
  await working.stop();

  expect(settled).toEqual([
    { uid: 'u-ulipy-owner', state: 'sent' },
    { uid: 'u-ulipy-shift', state: 'dropped' },
  ]);
});

test('anyone who does not want it is not notified', async () => {
  const id = await owner.asked();
  const off = { topic: 'request-answered', channel: 'mail', isOn: false };
  expect((await owner.send('PUT', '/api/notifications/preferences', off)).status).toBe(200);

  await staff.change(id, { status: 'In Progress' });

  expect(await notificationsOf(id)).toEqual([]);
});

test('a company’s hundredth request of a day is the last, and takes nothing from another company or from tomorrow', async () => {
  const day = 24 * 60;
  portal.clock.advance({ minutes: day });
  const [asker, otherAsker] = [
    askerAt(await portal.signIn('owner@ulipy.example')),
    askerAt(await portal.signIn('owner@tatravelko.example')),
  ];
  const id = await asker.asked();
  await portal.sql(
    `insert into ticket (id, author_uid, company_id, country, title, description, category, sub_category, search_text,
       created_at, updated_at)
     select gen_random_uuid(), author_uid, company_id, country, title, description, category, sub_category, '', created_at,
       updated_at from ticket, generate_series(1, 98) where id = $1`,
    [id],
  );

  expect((await asker.ask()).status).toBe(201);
  expect(codeOf(await asker.ask())).toBe('422 TICKET_QUOTA');
  expect((await otherAsker.ask()).status).toBe(201);
  // Exactly a day later none of them counts.
  portal.clock.advance({ minutes: day });
  expect((await askerAt(await portal.signIn('owner@ulipy.example')).ask()).status).toBe(201);
});
