import { expect, test } from 'vitest';
import { goesToAcademy } from './academy.ts';

const detail = (rolename: string, roleid: string) => ({ rolename, roleid, permission: '', customerType: 'POS' });
const academy = detail('POS Academy', 'R-1');
const byId = detail('Akademie výčepu', 'R-POS-ACADEMY');
const owner = detail('Owner', 'R-OWNER');
const holderOf = (...companies: ReturnType<typeof detail>[][]) => ({
  permissionSchema: companies.map((rpDetails, index) => ({ companyId: `C${index}`, rpDetails })),
});

test.each([
  ['nobody', holderOf(), false, false],
  ['an owner', holderOf([owner]), false, false],
  ['the academy by its name', holderOf([academy]), true, true],
  ['the academy by its id', holderOf([byId]), true, true],
  ['the academy at two companies', holderOf([academy], [byId]), true, true],
  ['the academy and another role', holderOf([academy, owner]), true, false],
  ['the academy, and another role elsewhere', holderOf([academy], [owner]), true, false],
  ['a company without roles', holderOf([]), false, false],
])('%s: goes there after the tutorial, and always', (_who, user, afterTutorial, always) => {
  expect([goesToAcademy(user, true), goesToAcademy(user, false)]).toEqual([afterTutorial, always]);
});
