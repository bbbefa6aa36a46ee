import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestPortal, type TestPortal } from '../../testing/portal.ts';
import { addStaff } from '../staff/test-staff.ts';
import { type Answerer, answererAt } from './test-request-desk.ts';
import { type Asker, askerAt, codeOf } from './test-support.ts';

let portal: TestPortal;
let owner: Asker;
let slovak: Asker;
let iva: Answerer;
let karel: Answerer;
let czechOnly: Answerer;
beforeAll(async () => {
  portal = await openTestPortal({ env: { JOBS: '0' } });
  owner = askerAt(await portal.signIn('owner@ulipy.example'));
  slovak = askerAt(await portal.signIn('owner@tatravelko.example'));
  const answererOf = async (email: string, markets: 'CZ'[] | undefined) => {
    await addStaff(portal, email, [{ role: 'support', ...(markets ? { markets } : {}) }]);
    return answererAt(await portal.signIn(email));
  };
  iva = answererAt(await portal.signIn('staff@meridian.example'));
  karel = await answererOf('karel@meridian.example', undefined);
  czechOnly = await answererOf('czech@meridian.example', ['CZ']);
});
afterAll(() => portal.close());

const later = () => portal.clock.advance({ ms: 60_000 });
const titles = (page: { results: { title: string }[] }) => page.results.map(({ title }) => title);
const uidOf = (email: string) => `u-${email.replaceAll(/[@.]/g, '-')}`;

test('who waits longest comes first, and nobody waits who was answered or has the next word', async () => {
  const first = await owner.asked({ title: 'První' });
  later();
  await slovak.asked({ title: 'Druhý' });
  later();
  const third = await owner.asked({ title: 'Třetí' });
  expect(titles(await iva.list('?state=waiting'))).toEqual(['První', 'Druhý', 'Třetí']);

  later();
  await iva.answer(first, 'Podíváme se.');
  await iva.move(third, 'Waiting for Details');
  expect(titles(await iva.list('?state=waiting'))).toEqual(['Druhý']);

  later();
  await owner.say(first, 'A ještě něco.');
  later();
  await owner.say(first, 'Haló?');
  const page = await iva.list('?state=waiting');
  expect(titles(page)).toEqual(['Druhý', 'První']);
  expect(page.counts).toMatchObject({ waiting: 2 });
  expect(page.results[1]).toMatchObject({ company: { id: 'C1001', name: 'U Lípy s.r.o.' }, market: 'CZ' });
  // Since the first word that nobody answered, not the last.
  expect(Date.parse(page.results[1].waitingSince)).toBe(portal.clock.now().getTime() - 60_000);
});

test('the list is narrowed by market, owner, category and words, within the reader’s markets', async () => {
  await owner.asked({ title: 'Chmel', categoryId: 'delivery', subCategoryId: 'late' });
  later();
  const foreign = await slovak.asked({ title: 'Chmeľ' });

  expect(titles(await iva.list('?search=chmel'))).toEqual(['Chmel', 'Chmeľ']);
  expect(titles(await iva.list('?search=chmel&market=SK'))).toEqual(['Chmeľ']);
  expect(titles(await iva.list('?search=chmel&category=delivery'))).toEqual(['Chmel']);
  expect(titles(await czechOnly.list('?search=chmel'))).toEqual(['Chmel']);
  expect(codeOf(await czechOnly.see(foreign))).toBe('404 TICKET_NOT_FOUND');
  expect(codeOf(await czechOnly.answer(foreign, 'Ano.', { version: 1 }))).toBe('404 TICKET_NOT_FOUND');

  await iva.assign(foreign, uidOf('karel@meridian.example'));
  expect(titles(await karel.list('?search=chmel&owner=mine'))).toEqual(['Chmeľ']);
  expect(titles(await karel.list('?search=chmel&owner=none'))).toEqual(['Chmel']);
});

test('the first who answers looks after it; it is handed over only to somebody who may answer there', async () => {
  const id = await slovak.asked({ title: 'Kdo to má' });
  await karel.answer(id, 'Já.');
  const shown = (await iva.see(id)).body;
  expect(shown.owner).toMatchObject({ name: 'Test Colleague', uid: uidOf('karel@meridian.example') });
  expect(shown.colleagues.map(({ uid }: { uid: string }) => uid)).toEqual(
    expect.arrayContaining(['u-meridian-staff', uidOf('karel@meridian.example')]),
  );

  expect(codeOf(await karel.assign(id, uidOf('czech@meridian.example')))).toBe('404 USER_NOT_FOUND');
  expect(codeOf(await karel.assign(id, 'u-tatravelko-owner'))).toBe('404 USER_NOT_FOUND');
  expect((await karel.assign(id, 'u-meridian-staff')).body.owner.name).toBe('Ivana Podpora');
  expect((await iva.assign(id, null)).body.owner).toBeNull();
});

test('the second of two who answer is told who was first, and nothing of theirs is sent', async () => {
  const id = await owner.asked({ title: 'Dva najednou' });
  const version = await iva.versionOf(id);

  const first = await iva.answer(id, 'Odpověď Ivany.', { version });
  const second = await karel.answer(id, 'Odpověď Karla.', { version });

  expect(first.status).toBe(201);
  expect(codeOf(second)).toBe('409 CHANGED_MEANWHILE');
  expect(second.body.fresh.words.at(-1)).toMatchObject({ text: 'Odpověď Ivany.', author: { name: 'Ivana Podpora' } });
  const { comments } = (await owner.show(id)).body;
  expect(comments.map(({ description }: { description: string }) => description)).toEqual(['Odpověď Ivany.']);
  expect((await karel.answer(id, 'Odpověď Karla.', { version: second.body.fresh.version })).status).toBe(201);
});

test('of two at the same moment one is taken', async () => {
  const id = await owner.asked({ title: 'Závod' });
  const version = await iva.versionOf(id);

  const both = await Promise.all([iva.answer(id, 'A', { version }), karel.answer(id, 'B', { version })]);

  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
});

test('an answer reaches the author by bell and mail in their own words, with its file', async () => {
  const id = await owner.asked({ title: 'S přílohou' });
  const answered = await iva.answer(id, 'Tady je doklad.', { status: 'Problem Solved' });
  const pdf = Buffer.from('%PDF-1.7 startxref %%EOF');
  expect((await iva.attachTo(id, answered.body.commentId, 'doklad.pdf', pdf)).status).toBe(200);
  expect(codeOf(await karel.attachTo(id, answered.body.commentId, 'cizí.pdf', pdf))).toBe('403 TICKET_NOT_YOURS');

  const seen = (await owner.show(id)).body;
  expect(seen).toMatchObject({ status: 'Problem Solved', isUnread: true });
  expect(seen.comments[0]).toMatchObject({ description: 'Tady je doklad.', attachments: [{ name: 'doklad.pdf' }] });
  const [file] = (await iva.see(id)).body.words.at(-1).files;
  expect((await karel.get(file.link)).status).toBe(200);
  const notified = await portal.sql<{ uid: string }>(
    `select n.uid from notification n join notification_delivery d on d.notification_id = n.id and d.channel = 'mail'
     where n.subject = $1`,
    [`ticket:${id}`],
  );
  expect(notified).toEqual([{ uid: 'u-ulipy-owner' }]);
});

test('a request goes on in another of the same company; both keep their words, and who waited still waits', async () => {
  const [id, into] = [await owner.asked({ title: 'Totéž' }), await owner.asked({ title: 'Už jednou' })];
  const foreign = await slovak.asked({ title: 'Jiná firma' });
  await iva.answer(into, 'Víme o tom.');
  const numberOf = async (of: string) => (await iva.see(of)).body.caseNumber;
  expect((await iva.see(id)).body.others.map((each: { id: string }) => each.id)).toContain(into);

  expect(codeOf(await iva.merge(id, await numberOf(foreign)))).toBe('409 TICKET_MOVE_NOT_ALLOWED');
  expect(codeOf(await czechOnly.merge(id, await numberOf(foreign)))).toBe('404 TICKET_NOT_FOUND');
  const merged = await iva.merge(id, await numberOf(into));

  expect(merged.body).toMatchObject({ status: 'Merged', mergedInto: { id: into }, canAnswer: false });
  expect((await owner.show(id)).body).toMatchObject({ status: 'Merged', mergedInto: { id: into } });
  expect((await iva.see(into)).body.waitingSince).not.toBeNull();
});

test('beside the words stands what the customer sees: who they are, their language and their last orders', async () => {
  const id = await owner.asked({ shipToId: '100234' });

  expect((await iva.see(id)).body).toMatchObject({
    company: { id: 'C1001', name: 'U Lípy s.r.o.' },
    shipTo: { id: '100234', name: 'U Lípy' },
    author: { uid: 'u-ulipy-owner', language: 'cs', email: 'owner@ulipy.example' },
    orders: [],
  });
  await portal.sql(`update staff_role set rights = array_remove(rights, 'orders.read') where roleid = 'support'`);
  later();
  expect((await karel.see(id)).body.orders).toBeNull();
  await portal.sql(`update staff_role set rights = rights || '{orders.read}' where roleid = 'support'`);
});
