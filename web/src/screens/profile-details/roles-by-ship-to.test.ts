import type { AuthUser } from '@dray/contract/users/users.rest.ts';
import { expect, test } from 'vitest';
import { rolesByShipTo } from './roles-by-ship-to.ts';

const detail = (rolename: string, shipToId?: string) => ({
  permission: '',
  customerType: 'POS',
  roleid: rolename,
  rolename,
  ...(shipToId ? { shipToId } : {}),
});
const shipTo = (id: string, name: string) => ({
  id,
  name,
  city: 'Brno',
  status: 'Active',
  country: 'CZ',
  customerType: '',
});

test('company-wide roles come first, then the ship-tos by name, each role once', () => {
  const entries = rolesByShipTo({
    shipTos: [shipTo('2', 'Zlatý'), shipTo('1', 'Lípa')],
    permissionSchema: [
      { companyId: 'C1', rpDetails: [detail('Shift leader', '2'), detail('Accountant', '1'), detail('Owner')] },
      { companyId: 'C2', rpDetails: [detail('Owner'), detail('Associate', '1'), detail('Owner', 'gone')] },
    ],
  } as AuthUser);

  expect(entries.map(({ shipTo: found, roleNames }) => [found?.name, roleNames])).toEqual([
    [undefined, ['Owner']],
    ['Lípa', ['Accountant', 'Associate']],
    ['Zlatý', ['Shift leader']],
  ]);
});
