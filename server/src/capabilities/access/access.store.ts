import type { Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';
import type { Grant } from '#platform/request/request.ts';
import { readSections } from './access.model.ts';

export type AccessStore = ReturnType<typeof accessStore>;

export const accessStore = namedStore('access', (transaction: Transaction) => {
  const tables = transaction.$pickTables<'role' | 'role_grant'>();

  return {
    async listGrants(uid: string): Promise<Grant[]> {
      const rows = await tables
        .selectFrom('role_grant')
        .innerJoin('role', 'role.roleid', 'role_grant.roleid')
        .select(['role_grant.company_id', 'role_grant.ship_to_id', 'role_grant.customer_type'])
        .select(['role.roleid', 'role.name', 'role.sections'])
        .where('role_grant.uid', '=', uid)
        .where('role_grant.deactivation_id', 'is', null)
        .orderBy('role_grant.company_id')
        .orderBy('role_grant.ship_to_id')
        .orderBy('role.roleid')
        .execute();
      return rows.map((row) => ({
        companyId: row.company_id,
        shipToId: row.ship_to_id ?? undefined,
        customerType: row.customer_type,
        roleId: row.roleid,
        roleName: row.name,
        sections: readSections(row.sections),
      }));
    },
  };
});
