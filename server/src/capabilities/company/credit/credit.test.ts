import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestPortal, type TestPortal } from '../../../testing/portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal({ now: '2026-11-12T09:30:00Z' });
  await portal.sql(`
    insert into payer_credit (payer_id, credit_limit, currency, is_blocked, as_of, mode) values
      ('300101', 1000, 'CZK', false, '2026-11-12T02:00:00Z', 'warn'), ('300102', 50000, 'CZK', false, now(), 'block')`);
  const bill = (id: string, type: string, amount: number, status: string) =>
    `('${id}', 'erp', '${type}', '${id}', '2026-11-01', ${amount}, 'CZK', '${status}', '300101', 'C1001', 'CZ')`;
  await portal.sql(`
    insert into document_entry (id, source, type, number, document_date, amount, currency, standing, payer_id, company_id,
      country) values
      ${bill('1', 'invoice', 726, 'open')}, ${bill('2', 'credit-note', -121, 'open')}, ${bill('3', 'invoice', 900, 'paid')},
      ${bill('4', 'invoice', 900, 'cancelled')}, ${bill('5', 'proforma', 900, 'none')}`);
});
afterAll(() => portal.close());

const credit = async (email: string, payer = '300101') =>
  (await portal.signIn(email)).get(`/api/payers/${payer}/credit`);

test('a line is used by open bills less what credit notes give back', async () => {
  const { body } = await credit('owner@ulipy.example');

  expect(body).toEqual({
    payerId: '300101',
    verdict: 'within',
    mode: 'warn',
    isStale: false,
    asOf: '2026-11-12T02:00:00.000Z',
    amounts: { currency: 'CZK', limit: 1000, used: 605, ordersSince: 0, available: 395, share: 0.605 },
  });
});

test('who may not see the amounts hears only that somebody has to look', async () => {
  const within = (await credit('shift@ulipy.example')).body;
  await portal.sql(`update payer_credit set credit_limit = 600 where payer_id = '300101'`);
  const [exceeded, owners] = [(await credit('shift@ulipy.example')).body, (await credit('owner@ulipy.example')).body];
  await portal.sql(`update payer_credit set credit_limit = 1000 where payer_id = '300101'`);

  expect(within).toMatchObject({ verdict: 'none', amounts: null, asOf: null });
  expect(exceeded).toMatchObject({ verdict: 'needs-owner', amounts: null, asOf: null });
  expect(owners).toMatchObject({ verdict: 'exceeded', amounts: { available: -5 } });
});

test('a foreign payer answers like a missing one', async () => {
  const foreign = await credit('owner@ulipy.example', '300102');
  const missing = await credit('owner@ulipy.example', '999999');

  expect([foreign.status, foreign.body.code]).toEqual([404, 'PAYER_NOT_FOUND']);
  expect([missing.status, missing.body.code]).toEqual([404, 'PAYER_NOT_FOUND']);
});

test('without a row, without a limit or with the check switched off there is no line', async () => {
  await portal.sql(`update payer_credit set mode = 'none' where payer_id = '300101'`);
  const off = (await credit('owner@ulipy.example')).body;
  await portal.sql(`update payer_credit set mode = 'warn', credit_limit = null where payer_id = '300101'`);
  const unlimited = (await credit('owner@ulipy.example')).body;
  await portal.sql(`update payer_credit set credit_limit = 1000 where payer_id = '300101'`);

  expect([off, unlimited]).toEqual([
    expect.objectContaining({ verdict: 'none', amounts: null }),
    expect.objectContaining({ verdict: 'none', amounts: null }),
  ]);
});

test('a cart tells the same of its payer, where it is asked for it', async () => {
  const owner = await portal.signIn('owner@ulipy.example');
  await owner.graphql('mutation { createEmptyCart }');
  const asked = `{ customerCart { credit { verdict currency limit used available is_stale } } }`;

  const { body } = await owner.graphql(asked, { headers: { 'outlet-id': '100234' } });

  expect(body.data.customerCart.credit).toEqual({
    verdict: 'within',
    currency: 'CZK',
    limit: 1000,
    used: 605,
    available: 395,
    is_stale: false,
  });
});

test('what was read more than a day ago is said to be old', async () => {
  await portal.sql(`update payer_credit set as_of = '2026-11-11T09:00:00Z' where payer_id = '300101'`);

  expect((await credit('owner@ulipy.example')).body).toMatchObject({ isStale: true });
});
