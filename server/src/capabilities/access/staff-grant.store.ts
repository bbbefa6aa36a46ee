import { headOffice, isCountry, marketOf } from '@dray/contract/markets.ts';
import { isStaffRight } from '@dray/contract/staff/rights.ts';
import { type SqlBool, sql } from 'kysely';
import type { Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';
import type { StaffGrant } from '#platform/request/request.ts';

export type StaffGrantStore = ReturnType<typeof staffGrantStore>;
/** By a person or a command, or by the groups of the supplier's own directory. */
export type GrantInForce = StaffGrant & { source: 'manual' | 'idp' };

/** What the supplier's people hold; names of rights and markets that this version does not know give nothing. */
export const staffGrantStore = namedStore('access', (transaction: Transaction) => ({
  async listInForce(uid: string, now: Date): Promise<GrantInForce[]> {
    const { rows } = await sql<GrantRow>`
      select staff_role.roleid, staff_role.rights, staff_grant.countries, staff_grant.source,
        case when staff_role.own_customers_only then array(
          select company_id from sales_portfolio
          where sales_portfolio.uid = staff_grant.uid and country = any(staff_grant.countries) order by company_id
        ) end as company_ids
      from staff_grant join staff_role using (roleid)
      where staff_grant.uid = ${uid} and ended_at is null and ${isInForce(now)}
      order by staff_role.roleid, source`.execute(transaction);
    return rows.map(({ roleid, rights, countries, source, company_ids }) => ({
      source,
      roleId: roleid,
      rights: rights.filter(isStaffRight),
      countries: countries.filter(isCountry),
      companyIds: company_ids ?? undefined,
    }));
  },
}));

/** Until the end of its last day, as the head office counts days. */
export const isInForce = (now: Date) =>
  sql<SqlBool>`(ends_on is null or ends_on >= (${now}::timestamptz at time zone ${marketOf(headOffice).timeZone})::date)`;

type GrantRow = {
  roleid: string;
  rights: string[];
  countries: string[];
  source: GrantInForce['source'];
  company_ids: string[] | null;
};
