import type { Country } from '@dray/contract/markets.ts';

/** What one group of the supplier's directory gives to everybody in it. */
export type StaffGroup = { group: string; roleId: string; countries: readonly Country[] };

export type NewDirectoryGrant = Pick<StaffGroup, 'roleId' | 'countries'>;
/** A role that somebody holds by their groups. */
export type DirectoryGrant = NewDirectoryGrant & { id: string };

export const maxGroupNameLength = 200;

/** What several groups give together: each role once, in all the markets that any of them names. */
export function grantsOfGroups(groups: readonly NewDirectoryGrant[]): NewDirectoryGrant[] {
  const marketsOf = new Map<string, Set<Country>>();
  for (const { roleId, countries } of groups) {
    const markets = marketsOf.get(roleId) ?? new Set();
    for (const country of countries) markets.add(country);
    marketsOf.set(roleId, markets);
  }
  return [...marketsOf]
    .filter(([, markets]) => markets.size > 0)
    .map(([roleId, markets]) => ({ roleId, countries: [...markets].sort() }))
    .sort((one, other) => one.roleId.localeCompare(other.roleId, 'en'));
}

/** A role in other markets than before is another grant: the old one ends. */
export function compareGrants(
  held: readonly DirectoryGrant[],
  wanted: readonly NewDirectoryGrant[],
): { ended: DirectoryGrant[]; added: NewDirectoryGrant[] } {
  const isIn = (grants: readonly NewDirectoryGrant[], grant: NewDirectoryGrant) =>
    grants.some((other) => writtenGrant(other) === writtenGrant(grant));
  return {
    ended: held.filter((grant) => !isIn(wanted, grant)),
    added: wanted.filter((grant) => !isIn(held, grant)),
  };
}

const writtenGrant = ({ roleId, countries }: NewDirectoryGrant): string =>
  `${roleId} ${[...countries].sort().join(',')}`;

/** For the audit: `operator CZ,SK; support CZ`, or nothing. */
export const writtenGrants = (grants: readonly NewDirectoryGrant[]): string | null =>
  grants.length > 0 ? grants.map(writtenGrant).sort().join('; ') : null;
