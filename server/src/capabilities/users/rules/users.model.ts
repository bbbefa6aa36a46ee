import { alwaysAllowedSection, type Section, sections } from '@dray/contract/sections.ts';
import type { ShipTo } from '#capabilities/company/index.ts';
import type { Person } from '#capabilities/identity/index.ts';
import type { Grant } from '#platform/request/request.ts';

/** A person with what their roles give them. */
export type AuthUser = {
  person: Person;
  /** Whether it is the caller's own. */
  isCaller: boolean;
  companyName: string | undefined;
  grants: readonly Grant[];
  shipTos: readonly ShipTo[];
};

/** The distinct sections over all roles and companies, in the order the product lists them (S20). */
export function allSectionsOf(grants: readonly Grant[]): Section[] {
  const held = new Set(grants.flatMap((grant) => grant.sections));
  held.add(alwaysAllowedSection);
  return sections.filter((section) => held.has(section));
}
