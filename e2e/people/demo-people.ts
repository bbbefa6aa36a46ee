import type { Permitted } from '@dray/contract/section-table.ts';
import { type Section, sections } from '@dray/contract/sections.ts';
import { demoAccounts } from '@dray/demo/people/demo-accounts.ts';
import { employees } from '@dray/demo/people/people.ts';
import { roles } from '@dray/demo/roles/roles.ts';

/** What the demo world's own tables say of an account, without asking the product. */
export type DemoPerson = Permitted & { email: string; maySignIn: boolean; allAvailablePermission: readonly Section[] };

const everyone = Object.values(employees).flat();

/** Every account that the start prints. */
export const demoPeople: readonly DemoPerson[] = demoAccounts.map(({ email }) => {
  const person = everyone.find((employee) => employee.email === email);
  if (!person) throw new Error(`The demo world has nobody called ${email}`);
  const ids = [...person.roles, ...(person.elsewhere?.roles ?? [])];
  // Customers' calls answer the supplier's people only while they act for somebody (T145).
  const held = person.isStaff ? [] : roles.filter(({ roleid }) => ids.includes(roleid));
  return {
    email,
    maySignIn: person.status === undefined,
    customerType: person.employer.customerType,
    permissionSchema: [{ rpDetails: held.map(({ name }) => ({ rolename: name })) }],
    allAvailablePermission: sections.filter((section) => held.some((role) => role.sections.some((s) => s === section))),
  };
});
