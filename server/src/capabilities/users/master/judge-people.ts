import type { Country } from '@dray/contract/markets.ts';
import { isPhoneOf } from '@dray/contract/users/phone.ts';
import { fault } from '#platform/csv/cell-fault.ts';
import type { ComingRow, FindComing, Judgement, MasterFault, MasterRow } from '#platform/master/master-kind.ts';
import type { PeopleDoors } from './people-rows.ts';

export type SiteOfPeople = { id: string; companyId: string; country: Country; customerType?: string };

export type SitesOfPeople = {
  findCompanies: (ids: readonly string[]) => Promise<ReadonlyMap<string, SiteOfPeople>>;
  findShipTos: (ids: readonly string[]) => Promise<ReadonlyMap<string, SiteOfPeople>>;
};

type Judging = { doors: PeopleDoors; sites: SitesOfPeople; findComing: FindComing };

/** A role exists and fits where it is to hold; nobody of the supplier's becomes a customer. */
export async function judgePeople(judging: Judging, rows: readonly ComingRow[]): Promise<Judgement[]> {
  const { doors } = judging;
  const [roles, accounts, companies, shipTos] = await Promise.all([
    doors.access.listRoles(),
    doors.identity.listAccountsByEmail(rows.map(({ row: { email = '' } }) => email)),
    findSites(judging, 'companies', rows, 'company'),
    findSites(judging, 'ship-tos', rows, 'ship_to'),
  ]);
  const known = new Set(roles.map(({ id }) => id));
  const staff = new Set(accounts.filter(({ isStaff }) => isStaff).map(({ email }) => email.toLowerCase()));
  return rows.map((coming): Judgement => {
    const at = companies.get(coming.row.company ?? '');
    const faults = [
      ...placeFaults(coming.row, at, shipTos.get(coming.row.ship_to ?? '')),
      ...personFaults(coming, at, staff),
      ...(known.has(coming.row.role ?? '') ? [] : [fault('role', 'NO_ROLE', { id: coming.row.role ?? '' })]),
    ];
    return at && faults.length === 0 ? { country: at.country } : { faults };
  });
}

function placeFaults(
  { company = '', ship_to = '' }: MasterRow,
  at: SiteOfPeople | undefined,
  place: SiteOfPeople | undefined,
): MasterFault[] {
  if (!at) return [fault('company', 'NO_COMPANY', { id: company })];
  if (ship_to && !place) return [fault('ship_to', 'NO_SHIP_TO', { id: ship_to })];
  return place && place.companyId !== company
    ? [fault('ship_to', 'OF_COMPANY', { id: ship_to, company: place.companyId })]
    : [];
}

function personFaults(
  { row: { email = '', phone = '', invite }, stored }: ComingRow,
  at: SiteOfPeople | undefined,
  staff: ReadonlySet<string>,
): MasterFault[] {
  const isForeignPhone = at !== undefined && phone !== '' && !stored && !isPhoneOf(at.country, phone);
  const isTakenBack = stored?.row.invite === '1' && invite !== '1';
  return [
    ...(staff.has(email) ? [fault('email', 'ONE_OF_STAFF')] : []),
    ...(isForeignPhone ? [fault('phone', 'PHONE_OF_MARKET', { market: at.country })] : []),
    ...(isTakenBack ? [fault('invite', 'WAS_INVITED')] : []),
  ];
}

async function findSites(
  { sites, findComing }: Judging,
  kind: 'companies' | 'ship-tos',
  rows: readonly ComingRow[],
  column: 'company' | 'ship_to',
): Promise<ReadonlyMap<string, SiteOfPeople>> {
  const ids = [...new Set(rows.map(({ row }) => row[column] ?? ''))].filter(Boolean);
  const stored = kind === 'companies' ? await sites.findCompanies(ids) : await sites.findShipTos(ids);
  const found = new Map<string, SiteOfPeople>(stored);
  const coming = await findComing(
    kind,
    ids.filter((id) => !found.has(id)),
  );
  for (const [id, { row, country }] of coming)
    found.set(id, { id, country, companyId: kind === 'companies' ? id : (row.company ?? '') });
  return found;
}
