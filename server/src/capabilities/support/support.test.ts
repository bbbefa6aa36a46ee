import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addEntries } from '#capabilities/documents/list/test-entries.ts';
import { fillCart, openPubOrdering } from '#capabilities/ordering/test-placing.ts';
import { eventually } from '../../testing/eventually.ts';
import { readMails } from '../../testing/mails.ts';
import type { TestPortal } from '../../testing/portal.ts';
import { type Answering, answeringAt } from './test-answering.ts';
import { type Asker, askerAt, codeOf } from './test-support.ts';

let portal: TestPortal;
let owner: Asker;
let shift: Asker;
let stranger: Asker;
let staff: Answering;
let orderNumber: string;
beforeAll(async () => {
  const opened = await openPubOrdering();
  portal = opened.portal;
  const askerOf = async (email: string) => askerAt(await portal.signIn(email));
  [owner, shift, stranger] = await Promise.all([
    askerOf('owner@ulipy.example'),
    askerOf('shift@ulipy.example'),
    askerOf('owner@tatravelko.example'),
  ]);
  staff = answeringAt(await portal.signIn('staff@meridian.example'));
  orderNumber = (await opened.owner.place((await fillCart(opened.owner)).id)).order.order_number;
  await addEntries(portal, [{ id: 'F1' }]);
});
afterAll(() => portal.close());

test('a request has a number, a status and its author’s name, in the reader’s language', async () => {
  const { status, body } = await owner.send('POST', '/api/tickets/CreateTicket?market=EMEA&Language=cs', {
    title: ' Rozbité lahve ',
    description: 'Dvě přepravky.',
    categoryId: 'complaint',
    subCategoryId: 'damaged',
  });

  expect(status).toBe(201);
  expect(body).toMatchObject({
    caseNumber: expect.stringMatching(/^\d{5}$/),
    title: 'Rozbité lahve',
    status: 'New',
    statusText: 'Nový',
    isWaitingForYou: false,
    category: { id: 'complaint', name: 'Reklamace' },
    subCategory: { id: 'damaged', name: 'Poškozené zboží' },
    author: { name: 'Jana Dvořáková', isYou: true },
    shipTo: null,
    reference: null,
    moves: ['Closed(Cancelled)'],
    events: [{ from: null, to: 'New', by: { name: 'Jana Dvořáková', isStaff: false } }],
    isEditable: true,
  });
});

test.each([
  ['a title of 41', { title: 'ž'.repeat(41) }, '422 TICKET_TITLE_LENGTH'],
  ['no title', { title: '  ' }, '422 TICKET_TITLE_LENGTH'],
  ['a text of 2 001', { description: 'a'.repeat(2_001) }, '422 TICKET_DESCRIPTION_LENGTH'],
  ['a category nobody knows', { categoryId: 'nonsense' }, '422 TICKET_CATEGORY_UNKNOWN'],
  ['a sub-category of another', { subCategoryId: 'tap' }, '422 TICKET_CATEGORY_UNKNOWN'],
  ['an order nobody knows', { reference: { kind: 'order', id: '4999999' } }, '404 TICKET_REFERENCE_NOT_FOUND'],
  [
    'a sentence for a reference',
    { reference: { kind: 'error', id: 'call 900 123' } },
    '404 TICKET_REFERENCE_NOT_FOUND',
  ],
  ['a foreign place', { shipToId: '100301' }, '404 SHIP_TO_NOT_FOUND'],
])('%s is refused', async (_name, wanted, code) => {
  expect(codeOf(await owner.ask(wanted))).toBe(code);
});

test('40 and 2 000 are taken', async () => {
  expect((await owner.ask({ title: '😀'.repeat(40), description: 'a'.repeat(2_000) })).status).toBe(201);
});

test('what it refers to goes along as data, with a way there for anyone who may go', async () => {
  const references = [
    { kind: 'order', id: orderNumber },
    { kind: 'order-line', id: orderNumber, lineNo: 10 },
    { kind: 'document', id: 'F1' },
    { kind: 'error', id: '0190b6f2-7c1e-7cc3-98c4-dc0c0c07398f' },
  ];

  const plain = { lineNo: null, affected: null };
  const answers = await Promise.all(references.map((reference) => owner.ask({ reference })));

  expect(answers.map(({ body }) => body.reference)).toEqual([
    { ...plain, kind: 'order', id: orderNumber, label: orderNumber, href: `/orders/history?order=${orderNumber}` },
    {
      ...plain,
      kind: 'order-line',
      id: orderNumber,
      lineNo: 10,
      label: expect.stringMatching(/\w{4}/),
      href: `/orders/history?order=${orderNumber}`,
    },
    { ...plain, kind: 'document', id: 'F1', label: expect.any(String), href: '/my-documents?document=F1' },
    { ...plain, ...references[3], label: references[3]?.id, href: null },
  ]);
  expect(answers[0]?.body.shipTo).toMatchObject({ id: '100234' });
  const foreign = await Promise.all(references.slice(0, 3).map((reference) => stranger.ask({ reference })));
  expect(foreign.map(codeOf)).toEqual(Array(3).fill('404 TICKET_REFERENCE_NOT_FOUND'));
  // The shift leader has no documents.
  expect(codeOf(await shift.ask({ reference: references[2] }))).toBe('404 TICKET_REFERENCE_NOT_FOUND');
});

test('of a line one may say how many packs, and what the order’s own prices make of it is expected', async () => {
  const { body: order } = await owner.get(`/api/orders/${orderNumber}`);
  const [line] = order.lines;
  const ofLine = (packs: number) => ({
    reference: { kind: 'order-line', id: orderNumber, lineNo: line.lineNo, packs },
  });

  const { body } = await owner.ask(ofLine(1));

  const { goods, deposit } = line.creditPerPack;
  expect(body.reference.affected).toEqual({
    packs: 1,
    packFormat: line.packFormat,
    credit: { amount: Math.round((goods + deposit) * 100) / 100, currency: order.currency },
  });
  expect((await owner.show(body.id)).body.reference).toEqual(body.reference);
  expect((await owner.ask(ofLine(line.quantityTotal))).status).toBe(201);
  expect(codeOf(await owner.ask(ofLine(line.quantityTotal + 1)))).toBe('422 TICKET_PACKS');
  for (const packs of [0, -1, 1.5]) expect((await owner.ask(ofLine(packs))).status).toBe(400);
});

test('colleagues see each other’s requests of their ship-tos, with who wrote', async () => {
  const ofShipTo = await owner.asked({ title: 'Pro U Lípy', shipToId: '100234' });
  const ofOther = await owner.asked({ title: 'Pro zahradu', shipToId: '100235' });
  const ofCompany = await owner.asked({ title: 'Pro firmu' });
  const ofShift = await shift.asked({ title: 'Od směny' });

  expect((await shift.show(ofShipTo)).body).toMatchObject({
    author: { name: 'Jana Dvořáková', isYou: false },
    moves: [],
  });
  expect((await Promise.all([ofOther, ofCompany].map(shift.show))).map(codeOf)).toEqual(
    Array(2).fill('404 TICKET_NOT_FOUND'),
  );
  expect((await owner.show(ofShift)).body).toMatchObject({
    author: { name: 'Petr Malý', isYou: false },
    shipTo: { id: '100234' },
  });
  expect((await staff.see(ofCompany)).body).toMatchObject({ title: 'Pro firmu' });
});

test('a foreign request answers like a missing one, in every call', async () => {
  const id = await owner.asked();
  const file = Buffer.from('%PDF-1.7 startxref %%EOF');
  const { body } = await owner.attach(id, 'a.pdf', file);
  const calls = (ticket: string, attachment: string) => [
    stranger.show(ticket),
    stranger.say(ticket),
    stranger.change(ticket, { status: 'Closed(Cancelled)' }),
    stranger.change(ticket, { title: 'Moje' }),
    stranger.read(ticket),
    stranger.files(ticket),
    stranger.attach(ticket, 'a.pdf', file),
    stranger.remove(attachment),
    stranger.fetch(attachment),
  ];
  const answersOf = async (
    answers: readonly Promise<{ status: number; body: { code?: string; message?: string } }>[],
  ) => {
    const all = [];
    for (const answer of answers)
      all.push(await answer.then((each) => [each.status, each.body.code, each.body.message]));
    return all;
  };

  const foreign = await answersOf(calls(id, body[0].id));
  const missing = await answersOf(calls(randomUUID(), randomUUID()));

  expect(foreign).toEqual(missing);
  expect(foreign.map(([status]) => status)).toEqual(Array(9).fill(404));
  expect((await stranger.list()).results).toEqual([]);
});

test('who wrote is what the session says, and markup is text', async () => {
  const id = await owner.asked();

  const { status, body } = await shiftless(id);

  expect(status).toBe(201);
  expect(body).toMatchObject({
    description: '<img src=x onerror=alert(1)>',
    author: { name: 'Jana Dvořáková', isYou: true },
  });
});
const shiftless = (id: string) =>
  owner.say(id, '<img src=x onerror=alert(1)>', { user: { uid: 'u-meridian-staff', name: 'Ivana Podpora' } });

test('two presses are one request and one answer', async () => {
  const clientId = randomUUID();
  const [first, second] = await Promise.all([owner.ask({ clientId }), owner.ask({ clientId })]);
  const id = first.body.id;
  const [one, two] = await Promise.all([owner.say(id, 'Ano', { clientId }), owner.say(id, 'Ano', { clientId })]);

  expect([first.status, second.status, second.body.id]).toEqual([201, 201, id]);
  expect(two.body.id).toBe(one.body.id);
  expect((await owner.show(id)).body.comments).toHaveLength(1);
  // What a page counts up anew for each request must not swallow the answer to another.
  const other = await owner.asked();
  expect((await owner.say(other, 'Ano', { clientId })).status).toBe(201);
  expect((await owner.show(other)).body.comments).toHaveLength(1);
});

test('two answers at once are both kept', async () => {
  const id = await owner.asked();
  await staff.change(id, { status: 'Waiting for Details' });

  const answers = await Promise.all([owner.say(id, 'Jedna'), owner.say(id, 'Dvě'), owner.say(id, 'Tři')]);

  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  const { comments } = (await owner.show(id)).body;
  expect(comments.map(({ description }: { description: string }) => description).sort()).toEqual([
    'Dvě',
    'Jedna',
    'Tři',
  ]);
});

test('an answer takes a request where it belongs, and every step is written down', async () => {
  const id = await owner.asked();
  const statusAfter = async (doing: Promise<unknown>) => {
    await doing;
    return (await owner.show(id)).body.status;
  };

  expect(await statusAfter(staff.change(id, { status: 'Researching' }))).toBe('Researching');
  expect(await statusAfter(owner.say(id))).toBe('Researching');
  expect(await statusAfter(staff.say(id))).toBe('Information Provided');
  expect(await statusAfter(owner.say(id))).toBe('In Progress');
  expect(await statusAfter(staff.change(id, { status: 'Waiting for Details' }))).toBe('Waiting for Details');
  expect(await owner.list('?status=Waiting%20for%20Details')).toMatchObject({ waitingForYou: expect.any(Number) });
  expect(await statusAfter(owner.say(id))).toBe('In Progress');
  expect(await statusAfter(staff.change(id, { status: 'Problem Solved' }))).toBe('Problem Solved');
  expect(await statusAfter(owner.say(id, 'Zase to kape'))).toBe('In Progress');
  expect(await statusAfter(owner.change(id, { status: 'Closed(Cancelled)' }))).toBe('Closed(Cancelled)');
  expect(codeOf(await owner.say(id))).toBe('409 TICKET_CLOSED');
  const { events } = (await owner.show(id)).body;
  expect(events.map(({ to }: { to: string }) => to)).toEqual([
    'New',
    'Researching',
    'Information Provided',
    'In Progress',
    'Waiting for Details',
    'In Progress',
    'Problem Solved',
    'In Progress',
    'Closed(Cancelled)',
  ]);
  await expect(portal.sql(`update ticket_event set to_status = 'New'`)).rejects.toThrow('never changed');
});

test('nobody moves what they may not, or where it does not go', async () => {
  const id = await owner.asked({ shipToId: '100234' });

  expect(codeOf(await shift.change(id, { status: 'Closed(Cancelled)' }))).toBe('403 TICKET_NOT_YOURS');
  expect(codeOf(await shift.change(id, { title: 'Jinak' }))).toBe('403 TICKET_NOT_YOURS');
  for (const status of ['In Progress', 'Problem Solved', 'Merged', 'On Hold'])
    expect(codeOf(await owner.change(id, { status }))).toBe('409 TICKET_MOVE_NOT_ALLOWED');
  expect(codeOf(await staff.change(id, { status: 'Merged' }))).toBe('409 TICKET_MOVE_NOT_ALLOWED');
});

test('what was written can be changed until customer service has done something', async () => {
  const id = await owner.asked();

  expect((await owner.change(id, { title: 'Jinak', subCategoryId: 'missing' })).body).toMatchObject({
    title: 'Jinak',
    subCategory: { id: 'missing' },
  });
  await staff.say(id);
  expect(codeOf(await owner.change(id, { title: 'A zase jinak' }))).toBe('409 TICKET_ANSWERED');
});

test('requests are found by their number and by words, with or without accents, and narrowed by status', async () => {
  const id = await owner.asked({ title: 'Výčep kape', description: 'U pípy č. 3' });
  await owner.say(id, 'Technik přišel pozdě');
  const { caseNumber } = (await owner.show(id)).body;
  const titles = async (query: string) =>
    (await owner.list(query)).results.map(({ title }: { title: string }) => title);

  for (const search of [caseNumber, 'vycep', 'VÝČEP KAPE', 'pípy', 'technik pozde'])
    expect(await titles(`?search=${encodeURIComponent(search)}`)).toEqual(['Výčep kape']);
  expect(await titles('?search=vycep%25')).toEqual([]);
  expect(await titles('?search=vycep&status=closed')).toEqual([]);
  expect(await titles('?search=vycep&status=open')).toEqual(['Výčep kape']);
  const { total, results } = await owner.list('?limit=2&offset=1');
  expect(results).toHaveLength(2);
  expect(total).toBeGreaterThan(5);
});

test('an answer is unread until it was read, is at the bell and goes by mail, once', async () => {
  const id = await owner.asked({ title: 'Fotka štítku' });
  portal.clock.advance({ ms: 1_000 });
  await staff.say(id, 'Pošlete nám prosím fotku štítku.');
  const listed = async () => (await owner.list('?search=stitku')).results[0];

  expect(await listed()).toMatchObject({ isUnread: true, comments: 1 });
  expect((await owner.read(id)).status).toBe(204);
  expect(await listed()).toMatchObject({ isUnread: false });
  const bell = (await owner.get('/api/notifications?group=requests&Language=cs')).body.results;
  expect(bell[0]).toMatchObject({
    kind: 'request-answered',
    href: `/support/tickets?ticket=${id}`,
    values: { title: 'Fotka štítku', status: 'Informace poskytnuty' },
  });
  const mail = await eventually(async () =>
    (await readMails(portal)).find(({ subject }) => subject.includes('Fotka štítku')),
  );
  expect(mail.subject).toMatch(/^Požadavek \d{5}: Fotka štítku$/);
  expect(mail.body).toContain('Ivana Podpora odpovídá na váš požadavek:');
  expect(mail.body).toContain('Pošlete nám prosím fotku štítku.');
});

test('categories have names in every language', async () => {
  const [categories, all, ofOne, unknown] = await Promise.all([
    owner.get('/api/tickets/GetCategories?Language=it'),
    owner.get('/api/tickets/GetAllSubCategories?Language=es'),
    owner.get('/api/tickets/GetSubCategoriesByCategoryId/complaint?Language=sk'),
    owner.get('/api/tickets/GetSubCategoriesByCategoryId/nonsense'),
  ]);

  expect(categories.body[0]).toMatchObject({
    id: 'complaint',
    name: 'Reclamo',
    subCategories: [{ id: 'damaged' }, {}, {}, {}, {}],
  });
  expect(all.body).toContainEqual({ id: 'tap', categoryId: 'equipment', name: 'Avería del grifo' });
  expect(ofOne.body[0]).toEqual({ id: 'damaged', categoryId: 'complaint', name: 'Poškodený tovar' });
  expect(unknown.status).toBe(404);
});
