import type { Section } from '@dray/contract/sections.ts';
import { people, uidOf } from '../testing/small-world/people.ts';
import { roles } from '../testing/small-world/roles.ts';

/** What the small world's own tables say of an account, without asking the server. */
export type KnownPerson = { email: string; uid: string; maySignIn: boolean; sections: ReadonlySet<Section> };

export const knownPeople: readonly KnownPerson[] = people.map((person) => {
  // Whatever roles the supplier's people were given, they hold no section of the customers' (T145).
  const held = person.isStaff ? [] : person.grants.flatMap((grant) => grant.roles);
  return {
    email: person.email,
    uid: uidOf(person),
    maySignIn: person.status === undefined,
    sections: new Set(roles.filter(({ roleid }) => held.includes(roleid)).flatMap(({ sections }) => [...sections])),
  };
});
