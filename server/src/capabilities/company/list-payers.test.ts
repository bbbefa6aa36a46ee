import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestPortal, type TestPortal } from '../../testing/portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

test('an owner sees who pays, who buys, where goods go and when, and everybody who works there', async () => {
  const owner = await portal.signIn('owner@ulipy.example');

  const { status, body } = await owner.get('/api/payers/300101');

  expect(status).toBe(200);
  expect(body.payerdetail).toEqual([
    {
      companyId: 'C1001',
      companyName: 'U Lípy s.r.o.',
      identificationNo: '26900112',
      taxVat: 'CZ26900112',
      country: 'CZ',
    },
  ]);
  expect(body.payers).toMatchObject([
    {
      id: '300101',
      name: 'U Lípy s.r.o.',
      soldTos: [{ id: '200101', shipTos: [{ id: '100234' }, {}, { id: '100236' }] }],
    },
  ]);
  expect(body.payers[0].soldTos[0].shipTos[0]).toMatchObject({
    name: 'U Lípy',
    status: 'Active',
    city: 'Brno',
    transports: [{ transportType: 'VAN', cutOff: expect.stringMatching(/^\d\d:\d\d$/) }, { transportType: 'PICKUP' }],
  });
  // Everybody but the one who has left.
  expect(body.employees).toHaveLength(6);
  expect(body.employees).toContainEqual(
    expect.objectContaining({ id: 'u-ulipy-invited', lastName: 'Nový', status: 'Invited' }),
  );
  expect(JSON.stringify(body)).not.toMatch(/credit|iban|bank|balance/i);
});

test('without Access Management one sees oneself, and who to ask by name and role alone', async () => {
  const accountant = await portal.signIn('accountant@ulipy.example');

  const { body } = await accountant.get('/api/payers?payerid=300101');

  expect(body.employees).toEqual([
    expect.objectContaining({ id: 'u-ulipy-accountant', status: 'Active' }),
    { id: null, firstName: 'Jana', lastName: 'Dvořáková', rolename: 'Delegated Owner', status: null, roles: [] },
  ]);
});

test('anyone who works at one ship-to sees that one alone, and one customer type leaves out the others', async () => {
  const owner = await portal.signIn('owner@ulipy.example');
  await portal.sql(`update role_grant set roleid = 'R-PUB-COMMON-USER' where uid = 'u-ulipy-shift'`);
  const shift = await portal.signIn('shift@ulipy.example');

  const [own, none] = await Promise.all([shift.get('/api/soldtos/200101'), owner.get('/api/payers?customerType=WHSL')]);

  const ids = own.body.payers.flatMap((payer: { soldTos: { shipTos: { id: string }[] }[] }) =>
    payer.soldTos.flatMap(({ shipTos }) => shipTos.map(({ id }) => id)),
  );
  expect(ids).toEqual(['100234']);
  expect(none.body).toEqual({ payers: [], employees: [], payerdetail: [] });
});
