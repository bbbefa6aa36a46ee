import { isCountry } from '@dray/contract/markets.ts';
import { isStaffRight } from '@dray/contract/staff/rights.ts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';
import { isInForce } from './staff-grant.store.ts';
import type { HeldStaffGrant, NewStaffGrant, StaffRole } from './staff-role.model.ts';

export type StaffPeopleStore = ReturnType<typeof staffPeopleStore>;

const columns = sql`id, uid, roleid, countries, source, granted_by, granted_at, ends_on`;

/** Staff roles and who holds them, for anyone who gives or ends one. */
export const staffPeopleStore = namedStore('access', (transaction: Transaction) => {
  const listHeld = async (now: Date, which: RawBuilder<SqlBool>): Promise<HeldStaffGrant[]> => {
    const { rows } = await sql<HeldRow>`
      select ${columns} from staff_grant
      where ended_at is null and ${isInForce(now)} and ${which} order by roleid, source, id`.execute(transaction);
    return rows.map(toHeld);
  };

  return {
    async listRoles(): Promise<StaffRole[]> {
      const { rows } = await sql<RoleRow>`
        select roleid, name, rights, own_customers_only from staff_role order by roleid`.execute(transaction);
      return rows.map(({ roleid, name, rights, own_customers_only }) => ({
        id: roleid,
        name,
        rights: rights.filter(isStaffRight),
        ownCustomersOnly: own_customers_only,
      }));
    },

    listAllHeld: (now: Date) => listHeld(now, sql`true`),
    listHeldBy: (uid: string, now: Date) => listHeld(now, sql`uid = ${uid}`),

    /** Also one that has ended: who ends it once more is answered alike. */
    async findGrant(id: string): Promise<HeldStaffGrant | undefined> {
      const { rows } = await sql<HeldRow>`select ${columns} from staff_grant where id = ${id}`.execute(transaction);
      return rows[0] && toHeld(rows[0]);
    },

    /** Of two who end each other's role one waits here for the other; anybody may still be given a role meanwhile. */
    async lockManagers(): Promise<void> {
      await sql`
        select from staff_role where 'staff.manage' = any(rights) order by roleid for no key update`.execute(
        transaction,
      );
    },

    /** One that the person holds already, in force or past its last day, ends with it. */
    async replaceGrant(grant: NewStaffGrant, now: Date): Promise<string> {
      const { uid, roleId, countries, source, grantedBy, endsOn } = grant;
      await sql`
        update staff_grant set ended_at = ${now}, ended_by = ${grantedBy}
        where uid = ${uid} and roleid = ${roleId} and source = ${source} and ended_at is null`.execute(transaction);
      const { rows } = await sql<{ id: string }>`
        insert into staff_grant (uid, roleid, countries, source, granted_by, granted_at, ends_on)
        values (${uid}, ${roleId}, ${[...countries]}, ${source}, ${grantedBy}, ${now}, ${endsOn ?? null})
        returning id`.execute(transaction);
      return rows[0]?.id ?? '';
    },

    async endGrant(id: string, by: string, now: Date): Promise<void> {
      await sql`
        update staff_grant set ended_at = ${now}, ended_by = ${by} where id = ${id} and ended_at is null`.execute(
        transaction,
      );
    },
  };
});

type RoleRow = { roleid: string; name: string; rights: string[]; own_customers_only: boolean };
type HeldRow = {
  id: string;
  uid: string;
  roleid: string;
  countries: string[];
  source: 'manual' | 'idp';
  granted_by: string;
  granted_at: Date;
  ends_on: string | null;
};

const toHeld = (row: HeldRow): HeldStaffGrant => ({
  id: row.id,
  uid: row.uid,
  roleId: row.roleid,
  countries: row.countries.filter(isCountry),
  source: row.source,
  grantedBy: row.granted_by,
  grantedAt: row.granted_at,
  endsOn: row.ends_on ?? undefined,
});
