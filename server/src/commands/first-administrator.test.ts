import { afterAll, beforeAll, expect, test } from 'vitest';
import { operate } from '../testing/operator.ts';
import { openTestPortal, type TestPortal } from '../testing/portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

const add = (email: string) => operate(portal, 'first-administrator', email, 'Petra', 'Malá', 'cs');

test('where staff is there already the first administrator is refused', async () => {
  await expect(add('petra@brewery.example')).rejects.toThrow('There is staff already');
});

test('the first administrator of an empty portal is invited as staff, and comes in by a link', async () => {
  await portal.sql(`update account set status = 'Deactivated' where is_staff`);

  const link = await add('petra@brewery.example');

  expect(link).toMatch(/^https:\/\/orders\.example\/verification\?/);
  expect(
    await portal.sql(
      `select is_staff, status, language, company_id from account where email = 'petra@brewery.example'`,
    ),
  ).toEqual([{ is_staff: true, status: 'Invited', language: 'cs', company_id: null }]);
  expect(await portal.sql(`select actor from audit_event where action = 'first-staff-added'`)).toEqual([
    { actor: 'operator' },
  ]);
  expect(
    await portal.sql(
      `select roleid, countries, granted_by from staff_grant join account using (uid)
       where email = 'petra@brewery.example' order by roleid`,
    ),
  ).toEqual([
    { roleid: 'operator', countries: ['CZ', 'SK', 'IT', 'ES'], granted_by: 'operator' },
    { roleid: 'support', countries: ['CZ', 'SK', 'IT', 'ES'], granted_by: 'operator' },
  ]);
  await expect(add('other@brewery.example')).rejects.toThrow('There is staff already');
});

test('an address that is somebody’s is refused', async () => {
  await portal.sql(`update account set status = 'Deactivated' where is_staff`);

  await expect(add('Owner@ulipy.example')).rejects.toThrow('belongs to somebody');
});
