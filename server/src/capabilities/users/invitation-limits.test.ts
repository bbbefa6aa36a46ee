import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Answer, Caller } from '../../testing/caller.ts';
import { eventually } from '../../testing/eventually.ts';
import { readMails } from '../../testing/mails.ts';
import { openTestPortal, type TestPortal } from '../../testing/portal.ts';
import { addPerson, create, newPerson, users } from './test-people.ts';

let portal: TestPortal;
let owner: Caller;
beforeEach(async () => {
  portal = await openTestPortal();
  owner = await portal.signIn('owner@ulipy.example');
});
afterEach(() => portal.close());

const invite = (index: number, caller = owner): Promise<Answer> =>
  create(caller, newPerson(`guest-${index}@ulipy.example`));
const inviteMany = (from: number, count: number, caller = owner) =>
  Promise.all(Array.from({ length: count }, (_, index) => invite(from + index, caller)));
const statuses = (answers: readonly Answer[]) => answers.map(({ status }) => status).toSorted();
const invited = () => portal.sql(`select uid from account where email like 'guest-%'`);

test('of twelve at once ten go out, and nobody of the others is there', async () => {
  const answers = await inviteMany(0, 12);

  expect(statuses(answers)).toEqual([...Array(10).fill(201), 429, 429]);
  expect(await invited()).toHaveLength(10);
  const mails = await portal.sql(`select uid from notification where kind = 'person-invited'`);
  expect(mails).toHaveLength(10);
});

test('anyone who has sent ten is told from when on it goes again, and then it goes', async () => {
  await inviteMany(0, 9);
  portal.clock.advance({ minutes: 20 });
  expect((await invite(9)).status).toBe(201);

  const refused = await create(owner, newPerson('late@ulipy.example'));
  const again = await owner.send('POST', `${users}/ResendInvitation/u-ulipy-invited`, undefined);
  portal.clock.advance({ minutes: 40 });

  // The clock of Brno at the first nine, and an hour.
  expect(refused).toMatchObject({
    status: 429,
    headers: { 'retry-after': '2400' },
    body: { code: 'INVITATIONS_USED_UP', message: expect.stringMatching(/from 12\/11\/2026,\s11:30\.$/) },
  });
  expect(new Date(refused.body.again).getTime()).toBe(portal.clock.now().getTime());
  expect([again.status, again.body.code]).toEqual([429, 'INVITATIONS_USED_UP']);
  owner = await portal.signIn('owner@ulipy.example');
  expect((await create(owner, newPerson('late@ulipy.example'))).status).toBe(201);
});

test('a company has fifty a day, no matter who sends them', async () => {
  for (let colleague = 0; colleague < 5; colleague += 1) {
    const email = `manager-${colleague}@ulipy.example`;
    await addPerson(portal, email, [{ company: 'C1001', role: 'R-OWNER' }]);
    expect(statuses(await inviteMany(colleague * 10, 10, await portal.signIn(email)))).toEqual(Array(10).fill(201));
  }

  const refused = await invite(50);

  expect(refused).toMatchObject({ status: 429, headers: { 'retry-after': String(24 * 3_600) } });
  expect(await invited()).toHaveLength(50);
}, 60_000);

test('a name with an address in it is refused at its field, and one that was taken before is in no mail', async () => {
  const { status, body } = await create(
    owner,
    newPerson('guest@ulipy.example', { firstName: 'Win 1000 EUR', lastName: 'https://evil.example' }),
  );
  await portal.sql(
    `update account set first_name = 'Win 1000 EUR', last_name = 'evil.example' where uid = 'u-ulipy-owner'`,
  );
  await invite(1);
  const mail = await eventually(async () =>
    (await readMails(portal)).find(({ headers }) => headers.includes('guest-1@')),
  );

  expect([status, body.code]).toEqual([422, 'USER_INVALID']);
  expect(body.faults).toMatchObject([{ path: 'lastName', code: 'NAME_WITH_ADDRESS' }]);
  expect(`${mail.subject} ${mail.body}`).not.toContain('evil');
  const links = mail.body.match(/https?:\/\/[^\s/]+/g) ?? [];
  expect(new Set(links).size).toBe(1);
  expect(links[0]).toContain('localhost');
});
