import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Asker, askerAt } from '#capabilities/support/test-support.ts';
import { operate } from '../testing/operator.ts';
import { openTestPortal, type TestPortal } from '../testing/portal.ts';

let portal: TestPortal;
let owner: Asker;
let stranger: Asker;
let id: string;
let number: string;
beforeAll(async () => {
  portal = await openTestPortal({ env: { JOBS: '0' } });
  owner = askerAt(await portal.signIn('owner@ulipy.example'));
  stranger = askerAt(await portal.signIn('owner@tatravelko.example'));
});
afterAll(() => portal.close());
beforeEach(async () => {
  id = await owner.asked({ title: 'Chybí sud' });
  number = (await owner.show(id)).body.caseNumber;
});

const ticket = (...args: string[]) => operate(portal, 'ticket', ...args);

test('open requests are listed, and one is shown with its conversation', async () => {
  await owner.say(id, 'A ještě bedna');

  expect(await ticket('list')).toContain(`${number}  `);
  expect(await ticket('list', 'closed')).toBe('None');
  expect(await ticket('show', String(Number(number)))).toMatch(
    /Chybí sud {2}\(New\)[\s\S]*complaint \/ damaged, company C1001[\s\S]*Jana Dvořáková[\s\S]*A ještě bedna/,
  );
});

test('an answer is read by the customer under the name that was given, and the customer is notified', async () => {
  await ticket('answer', number, 'Pošlete fotku.', '--status', 'Waiting for Details', '--as', 'Iva Podpora');

  expect((await owner.show(id)).body).toMatchObject({
    status: 'Waiting for Details',
    isWaitingForYou: true,
    isUnread: true,
    comments: [{ description: 'Pošlete fotku.', author: { name: 'Iva Podpora', isStaff: true, isYou: false } }],
  });
  const notified = await portal.sql(`select 1 from notification where kind = 'request-answered' and subject = $1`, [
    `ticket:${id}`,
  ]);
  expect(notified).toHaveLength(1);
  const [event] = await portal.sql(`select actor, action, company_id from audit_event order by id desc limit 1`);
  expect(event).toEqual({ actor: 'operator', action: 'ticket-answered', company_id: 'C1001' });
});

test('without a name it is customer service, in the reader’s words', async () => {
  await ticket('answer', number, 'Hned to zjistíme.');

  const { body } = await owner.get(`/api/tickets/GetTicketById/${id}?Language=cs`);
  expect(body).toMatchObject({ status: 'Information Provided', comments: [{ author: { name: 'Zákaznický servis' } }] });
});

test('a request goes on in another of the same company, and carries its number', async () => {
  const other = await owner.asked();
  const { caseNumber } = (await owner.show(other)).body;
  const foreign = (await stranger.show(await stranger.asked())).body.caseNumber;

  await expect(ticket('merge', number, foreign)).rejects.toThrow('cannot be moved');
  await expect(ticket('merge', number, number)).rejects.toThrow('cannot be moved');
  await ticket('merge', number, caseNumber);

  expect((await owner.show(id)).body).toMatchObject({
    status: 'Merged',
    mergedInto: { id: other, caseNumber },
    moves: [],
    canComment: false,
  });
  await expect(ticket('merge', caseNumber, number)).rejects.toThrow('cannot be moved');
  await expect(ticket('status', number, 'In Progress')).rejects.toThrow('cannot be moved');
});

test('a status is moved by its name', async () => {
  expect(await ticket('status', number, 'Problem Solved')).toContain('Problem Solved');

  expect((await owner.show(id)).body.status).toBe('Problem Solved');
});

test.each([
  [['shred', '1'], /listed, shown, answered/],
  [['show', 'abc'], /number is needed/],
  [['show', '999999999'], /cannot find this request/],
  [['answer', '1'], /text is needed/],
  [['answer', '1', 'x', '--as'], /--as needs a value/],
  [['status', '1', 'Done'], /A status is one of/],
] as const)('%j says what is wrong', async (args, said) => {
  await expect((async () => ticket(...args))()).rejects.toThrow(said);
});
