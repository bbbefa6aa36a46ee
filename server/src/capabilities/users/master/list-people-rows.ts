import type { Country } from '@dray/contract/markets.ts';
import type { MasterRow, StoredMasterRow } from '#platform/master/master-kind.ts';
import type { SitesOfPeople } from './judge-people.ts';
import { type PeopleDoors, rowsOf } from './people-rows.ts';

type Page = { countries: readonly Country[]; after: MasterRow | undefined; limit: number };

const peopleAtOnce = 500;

/** Person by person, whole people only, so that a page may be longer than it was asked to be; none is empty but the last. */
export async function listPeopleRows(
  { doors, sites }: { doors: PeopleDoors; sites: SitesOfPeople },
  { countries, after, limit }: Page,
): Promise<StoredMasterRow[]> {
  const rows: StoredMasterRow[] = [];
  let uid = after ? await uidOf(doors, after) : '';
  while (uid !== undefined && rows.length < limit) {
    const uids = await doors.access.listHoldersAfter(uid, peopleAtOnce);
    const held = await rowsOf(doors, await doors.identity.listManagedAccounts(uids));
    const companies = await sites.findCompanies(held.map(({ companyId }) => companyId));
    const shown = held.flatMap(({ row, companyId, uid: of }) => {
      const country = companies.get(companyId)?.country;
      return country && countries.includes(country) ? [{ row, country, of }] : [];
    });
    shown.sort((one, other) => uids.indexOf(one.of) - uids.indexOf(other.of));
    rows.push(...shown.map(({ row, country }) => ({ row, country })));
    uid = uids.length < peopleAtOnce ? undefined : uids.at(-1);
  }
  return rows;
}

/** Nobody comes behind somebody who has gone meanwhile. */
async function uidOf({ identity }: PeopleDoors, { email = '' }: MasterRow): Promise<string | undefined> {
  const [account] = await identity.listAccountsByEmail([email]);
  return account?.uid;
}
