import type { Section } from '@dray/contract/sections.ts';
import { demoAccounts } from '@dray/demo/people/demo-accounts.ts';
import { employees } from '@dray/demo/people/people.ts';
import { roles } from '@dray/demo/roles/roles.ts';

/** What the demo world's own tables say of an account, without asking the server. */
export type DemoPerson = { email: string; uid: string; maySignIn: boolean; sections: ReadonlySet<Section> };

const everyone = Object.values(employees).flat();

/** Every account that the start prints. */
export const demoPeople: readonly DemoPerson[] = demoAccounts.map(({ email }) => {
  const person = everyone.find((employee) => employee.email === email);
  if (!person) throw new Error(`The demo world has nobody called ${email}`);
  const held = [...person.roles, ...(person.elsewhere?.roles ?? [])];
  return {
    email,
    uid: person.uid,
    maySignIn: person.status === undefined,
    sections: new Set(roles.filter(({ roleid }) => held.includes(roleid)).flatMap(({ sections }) => [...sections])),
  };
});
