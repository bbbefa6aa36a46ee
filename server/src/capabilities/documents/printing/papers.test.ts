import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../../testing/caller.ts';
import type { TestPortal } from '../../../testing/portal.ts';
import { fillCart, openPubOrdering } from '../../ordering/test-placing.ts';
import { addEntries } from '../list/test-entries.ts';

let portal: TestPortal;
let accountant: Caller;
let orderNumber: string;
beforeAll(async () => {
  const opened = await openPubOrdering({ env: { JOBS: '0' } });
  portal = opened.portal;
  accountant = await portal.signIn('accountant@ulipy.example');
  const cart = await fillCart(opened.owner);
  const { order } = await opened.owner.place(cart.id);
  orderNumber = order.order_number;
});
afterAll(() => portal.close());

const named = (name: string) => `attachment; filename*=UTF-8''${encodeURIComponent(name)}`;

test('who may see an order gets its confirmation as a file in their language', async () => {
  const owner = await portal.signIn('owner@ulipy.example');

  const answer = await owner.get(`/api/orders/${orderNumber}/confirmation`, { language: 'cs' });

  expect(answer.status).toBe(200);
  expect(answer.headers['content-type']).toBe('application/pdf');
  expect(answer.headers['content-disposition']).toBe(named(`Potvrzení objednávky ${orderNumber}.pdf`));
  expect(answer.text).toMatch(/^%PDF-1\.7/);
  expect(answer.text).toContain('/Lang (cs)');
});

test('a pro-forma is printed for anyone who may see documents, and only while the ERP has none', async () => {
  const own = await accountant.get(`/api/orders/${orderNumber}/proforma`, { language: 'it' });

  expect(own.status).toBe(200);
  expect(own.headers['content-disposition']).toBe(named(`Proforma ${orderNumber}.pdf`));
});

test('where the ERP has issued a pro-forma, the portal prints none beside it', async () => {
  await portal.sql('update placed_order set sap_id = $1 where order_number = $2', ['8010000777', orderNumber]);
  await portal.sql(
    `insert into billing_document (number, kind, type, payer_id, document_date, currency, net_total, tax_total, is_cancelled,
       is_paid, changed_at, digest, first_seen_at, file_state)
     values ('9800', 'proforma', 'F8', '300101', '2026-11-12', 'CZK', 1, 0, false, false, now(), '', now(), 'on-demand')`,
  );
  await portal.sql(`insert into billing_document_line (number, item, sap_id, line_no, quantity, net)
    values ('9800', '10', '8010000777', 1, 1, 1)`);

  const refused = await accountant.get(`/api/orders/${orderNumber}/proforma`);

  expect([refused.status, refused.body.code]).toEqual([404, 'DOCUMENT_NOT_FOUND']);
});

test('a foreign order or payer answers like one that is not there', async () => {
  const stranger = await portal.signIn('owner@zelena-vrata.example');
  const missing = await accountant.get('/api/mydocuments/statement?payer=999999&from=2026-11-01&to=2026-11-30');
  const foreign = await accountant.get('/api/mydocuments/statement?payer=300102&from=2026-11-01&to=2026-11-30');

  expect([missing.status, missing.body.code]).toEqual([404, 'DOCUMENT_NOT_FOUND']);
  expect(foreign.body.code).toBe(missing.body.code);
  expect((await stranger.get(`/api/orders/${orderNumber}/confirmation`)).status).toBe(404);
});

test('a statement is of a year at most', async () => {
  await addEntries(portal, [{ id: 'S1', amount: '121.00', document_date: '2026-11-03' }]);

  const year = await accountant.get('/api/mydocuments/statement?payer=300101&from=2026-01-01&to=2026-12-31');
  const longer = await accountant.get('/api/mydocuments/statement?payer=300101&from=2025-01-01&to=2026-12-31');

  expect(year.status).toBe(200);
  expect([longer.status, longer.body.code]).toEqual([400, 'MALFORMED_REQUEST']);
});

test('who has had which paper of whom printed is written down', async () => {
  await portal.sql(`delete from billing_document_line where number = '9800'`);
  await portal.sql(`delete from billing_document where number = '9800'`);
  const before = await portal.sql(`select id from audit_event where action = 'paper-printed'`);

  await accountant.get(`/api/orders/${orderNumber}/proforma`);
  await accountant.get('/api/mydocuments/statement?payer=300101&from=2026-11-01&to=2026-11-30');
  await accountant.get('/api/mydocuments/statement?payer=300102&from=2026-11-01&to=2026-11-30');

  const events = await portal.sql(
    `select actor, company_id, subject, details from audit_event where action = 'paper-printed' order by id`,
  );
  const by = { actor: 'u-ulipy-accountant', company_id: 'C1001' };
  expect(events.slice(before.length)).toEqual([
    { ...by, subject: `order:${orderNumber}`, details: { paper: 'proforma' } },
    { ...by, subject: 'payer:300101', details: { paper: 'statement', from: '2026-11-01', to: '2026-11-30' } },
  ]);
});
