import { sql } from 'kysely';
import { fixed, runFixed, type Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';
import { readSections } from './access.model.ts';
import type { HeldGrant, NewGrant, Role, RoleSide } from './role.model.ts';

export type RoleGrantStore = ReturnType<typeof roleGrantStore>;

const ownTables = (transaction: Transaction) => transaction.$pickTables<'role' | 'role_grant'>();

/** Roles as anyone who gives them knows them: of everybody at a company, those that are switched off among them. */
export const roleGrantStore = namedStore('access', (transaction: Transaction) => {
  const tables = ownTables(transaction);
  const grants = tables
    .selectFrom('role_grant')
    .innerJoin('role', 'role.roleid', 'role_grant.roleid')
    .select(['role_grant.uid', 'role_grant.company_id', 'role_grant.ship_to_id', 'role_grant.customer_type'])
    .select(['role_grant.deactivation_id', 'role.roleid', 'role.name', 'role.sections'])
    .orderBy('role_grant.company_id')
    .orderBy('role_grant.ship_to_id')
    .orderBy('role.roleid');

  return {
    async listRoles(): Promise<Role[]> {
      const rows = await tables.selectFrom('role').selectAll().orderBy('side').orderBy('roleid').execute();
      return rows.map(({ roleid, name, side, sections }) => ({
        id: roleid,
        name,
        // The database keeps it to its list.
        side: side as RoleSide,
        sections: readSections(sections),
      }));
    },

    /** Of companies that the caller's scope has given. */
    async listAtCompanies(companyIds: readonly string[]): Promise<HeldGrant[]> {
      const rows = await grants.where('role_grant.company_id', '=', sql<string>`any(${[...companyIds]})`).execute();
      return rows.map(toHeld);
    },

    /** At all companies, so that nobody changes more of a person than they manage. */
    async listOfPeople(uids: readonly string[]): Promise<HeldGrant[]> {
      const rows = await grants.where('role_grant.uid', '=', sql<string>`any(${[...uids]})`).execute();
      return rows.map(toHeld);
    },

    /** Of everybody, person by person, for a file of them. */
    async listHoldersAfter(uid: string, max: number): Promise<string[]> {
      const rows = await tables
        .selectFrom('role_grant')
        .select('uid')
        .distinct()
        .where('uid', '>', uid)
        .orderBy('uid')
        .limit(max)
        .execute();
      return rows.map((row) => row.uid);
    },

    async countHolders(companyIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
      // Names of sections are read as `readSections` does.
      const rows = await runFixed<{ section: string; people: number }>(
        transaction,
        fixed`
          select trim(replace(part, '&amp;', '&')) as section, count(distinct g.uid)::int as people
          from role_grant g join role r on r.roleid = g.roleid
          cross join unnest(r.sections) as listed cross join unnest(string_to_array(listed, ',')) as part
          where g.company_id = any(${companyIds}) and g.deactivation_id is null
          group by 1`,
      );
      return new Map(rows.map(({ section, people }) => [section, people]));
    },

    ...changesOf(tables),
  };
});

function changesOf(tables: ReturnType<typeof ownTables>) {
  return {
    async addGrants(uid: string, added: readonly NewGrant[]): Promise<void> {
      if (added.length === 0) return;
      const rows = added.map(({ companyId, shipToId, roleId, customerType }) => ({
        uid,
        company_id: companyId,
        ship_to_id: shipToId ?? null,
        roleid: roleId,
        customer_type: customerType,
      }));
      await tables.insertInto('role_grant').values(rows).execute();
    },

    async removeGrants(uid: string, removed: readonly Omit<NewGrant, 'customerType'>[]): Promise<void> {
      if (removed.length === 0) return;
      await tables
        .deleteFrom('role_grant')
        .where('uid', '=', uid)
        .where((where) =>
          where.or(
            removed.map(({ companyId, shipToId, roleId }) =>
              where.and([
                where('company_id', '=', companyId),
                where('ship_to_id', 'is not distinct from', shipToId ?? null),
                where('roleid', '=', roleId),
              ]),
            ),
          ),
        )
        .execute();
    },

    async switchOff(uid: string, deactivationId: string): Promise<void> {
      await tables
        .updateTable('role_grant')
        .set({ deactivation_id: deactivationId })
        .where('uid', '=', uid)
        .where('deactivation_id', 'is', null)
        .execute();
    },

    /** Only those that this deactivation had switched off. */
    async switchOn(deactivationId: string): Promise<void> {
      await tables
        .updateTable('role_grant')
        .set({ deactivation_id: null })
        .where('deactivation_id', '=', deactivationId)
        .execute();
    },
  };
}

type GrantRow = {
  uid: string;
  company_id: string;
  ship_to_id: string | null;
  customer_type: string;
  deactivation_id: string | null;
  roleid: string;
  name: string;
  sections: string[];
};

const toHeld = (row: GrantRow): HeldGrant => ({
  uid: row.uid,
  companyId: row.company_id,
  shipToId: row.ship_to_id ?? undefined,
  customerType: row.customer_type,
  roleId: row.roleid,
  roleName: row.name,
  sections: readSections(row.sections),
  isOff: row.deactivation_id !== null,
});
