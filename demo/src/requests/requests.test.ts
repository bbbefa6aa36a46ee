import { languages } from '@dray/contract/languages.ts';
import { ticketStatuses } from '@dray/contract/support/ticket-status.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DemoPortal, openDemoPortal } from '../testing/demo-portal.ts';

let portal: DemoPortal;
beforeAll(async () => {
  portal = await openDemoPortal({ history: true });
}, 120_000);
afterAll(() => portal.close());

type Listed = { id: string; status: string; isWaitingForYou: boolean; author: { isYou: boolean } };

const listOf = async (email: string) => {
  const reader = await portal.signIn(email);
  const { body } = await reader.get('/api/tickets/GetAllTickets?limit=100');
  return { reader, own: body.results.filter(({ author }: Listed) => author.isYou) as Listed[] };
};

test('there are sixty requests over all nine statuses, twenty-five with files', async () => {
  const [counted] = await portal.sql(`select count(*)::int as total, count(distinct status)::int as statuses,
    (select count(distinct ticket_id)::int from ticket_attachment) as with_files,
    (count(*) filter (where reference_kind is not null))::int as about from ticket`);

  expect(counted).toEqual({ total: 60, statuses: ticketStatuses.length, with_files: 25, about: 36 });
});

test.each([
  ['owner@ulipy.example', 7],
  ['shift@ulipy.example', 4],
  ['owner@tatravelko.example', 7],
  ['owner@bellini.example', 7],
  ['owner@bar-romero.example', 6],
  ['manager@bar-romero.example', 5],
])('%s sees their own requests, and one waits for them', async (email, count) => {
  const { own } = await listOf(email);

  expect(own).toHaveLength(count);
  expect(own.filter(({ isWaitingForYou }) => isWaitingForYou)).toHaveLength(1);
});

test('what is attached can be saved, and a request leads to what it is about', async () => {
  const { reader, own } = await listOf('owner@ulipy.example');
  const broken = own.find(({ isWaitingForYou }) => isWaitingForYou);

  const { body } = await reader.get(`/api/tickets/GetTicketById/${broken?.id}`);

  expect(body).toMatchObject({
    reference: { kind: 'order-line', href: expect.stringContaining('/orders/history?order='), affected: { packs: 2 } },
  });
  // What comes back is what the portal itself would have said.
  const { body: order } = await reader.get(`/api/orders/${body.reference.id}`);
  const line = order.lines.find(({ lineNo }: { lineNo: number }) => lineNo === body.reference.lineNo);
  const { goods, deposit } = line.creditPerPack;
  expect(body.reference.affected).toEqual({
    packs: 2,
    packFormat: line.packFormat,
    credit: { amount: Math.round((goods + deposit) * 200) / 100, currency: order.currency },
  });
  expect(body.attachments.map(({ name }: { name: string }) => name)).toEqual(['rozbité lahve.jpg']);
  for (const { link, size } of body.attachments) {
    const file = await portal.app.inject({ url: link, headers: { authorization: `Bearer ${reader.token}` } });
    expect([file.statusCode, file.rawPayload.length]).toEqual([200, size]);
  }
});

test('some wait for customer service, each taken up by somebody or by nobody yet, and notes stay with colleagues', async () => {
  const service = await portal.signIn('service@meridian.example');
  const { body } = await service.get('/api/staff/requests?state=waiting&limit=100');
  const [notes] = await portal.sql(`select count(*)::int as count from ticket_note`);

  expect(new Set(body.results.map(({ market }: { market: string }) => market))).toEqual(new Set(['CZ', 'SK']));
  expect(body.counts).toMatchObject({ waiting: body.total, mine: expect.any(Number) });
  expect(body.counts.mine).toBeGreaterThan(0);
  expect(body.counts.unassigned).toBeGreaterThan(0);
  expect(notes).toEqual({ count: 12 });
  const canned = (await service.get('/api/staff/requests/canned-answers')).body.results;
  expect(canned).toHaveLength(4);
  for (const { texts } of canned) expect(Object.keys(texts).toSorted()).toEqual([...languages].toSorted());
});

test('steps are such as the portal would have taken, nothing lies ahead, and numbers go on', async () => {
  const [wrong] = await portal.sql(`select
    (select count(*)::int from ticket_event e where from_status is not null and not exists (select from state_transition s
      where s.kind = 'ticket' and s.from_state = e.from_status and s.to_state = e.to_status)) as steps,
    (select count(*)::int from ticket t where status <> (select e.to_status from ticket_event e
      where e.ticket_id = t.id order by e.id desc limit 1)) as ends,
    (select count(*)::int from ticket where updated_at > '2026-11-12T09:30Z') as ahead`);
  const reader = await portal.signIn('owner@ulipy.example');
  const { body } = await reader.send('POST', '/api/tickets/CreateTicket', {
    title: 'Nový',
    description: 'Nový',
    categoryId: 'other',
    subCategoryId: 'question',
  });

  expect(wrong).toEqual({ steps: 0, ends: 0, ahead: 0 });
  expect(body.caseNumber).toBe('00061');
});
