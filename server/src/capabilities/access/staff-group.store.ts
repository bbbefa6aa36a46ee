import { isCountry } from '@dray/contract/markets.ts';
import { sql } from 'kysely';
import type { Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';
import type { DirectoryGrant, NewDirectoryGrant, StaffGroup } from './staff-groups.model.ts';

export type StaffGroupStore = ReturnType<typeof staffGroupStore>;

/** Groups of the supplier's directory, and the roles that people hold by them. */
export const staffGroupStore = namedStore('access', (transaction: Transaction) => ({
  async listGroups(): Promise<StaffGroup[]> {
    const { rows } = await sql<GroupRow>`
      select "group", roleid, countries from staff_group order by "group", roleid`.execute(transaction);
    return rows.map(toGroup);
  },

  /** What these groups give; one that nobody mapped gives nothing. */
  async listMapped(names: readonly string[]): Promise<StaffGroup[]> {
    const { rows } = await sql<GroupRow>`
      select "group", roleid, countries from staff_group
      where "group" = any(${[...names]}::text[]) order by "group", roleid`.execute(transaction);
    return rows.map(toGroup);
  },

  /** Until the transaction ends nobody else changes it. */
  async lockGroup(group: string, roleId: string): Promise<StaffGroup | undefined> {
    const { rows } = await sql<GroupRow>`
      select "group", roleid, countries from staff_group
      where "group" = ${group} and roleid = ${roleId} for update`.execute(transaction);
    return rows[0] && toGroup(rows[0]);
  },

  async setGroup({ group, roleId, countries }: StaffGroup): Promise<void> {
    await sql`
      insert into staff_group ("group", roleid, countries) values (${group}, ${roleId}, ${[...countries]}::text[])
      on conflict ("group", roleid) do update set countries = excluded.countries`.execute(transaction);
  },

  async removeGroup(group: string, roleId: string): Promise<void> {
    await sql`delete from staff_group where "group" = ${group} and roleid = ${roleId}`.execute(transaction);
  },

  async listRoleIds(): Promise<string[]> {
    const { rows } = await sql<{ roleid: string }>`select roleid from staff_role order by roleid`.execute(transaction);
    return rows.map(({ roleid }) => roleid);
  },

  async listHeld(uid: string): Promise<DirectoryGrant[]> {
    const { rows } = await sql<{ id: string; roleid: string; countries: string[] }>`
      select id, roleid, countries from staff_grant
      where uid = ${uid} and source = 'idp' and ended_at is null order by roleid`.execute(transaction);
    return rows.map(({ id, roleid, countries }) => ({ id, roleId: roleid, countries: countries.filter(isCountry) }));
  },

  async endHeld(ids: readonly string[], by: string, now: Date): Promise<void> {
    await sql`
      update staff_grant set ended_at = ${now}, ended_by = ${by}
      where id = any(${[...ids]}::bigint[]) and source = 'idp' and ended_at is null`.execute(transaction);
  },

  async addHeld(uid: string, { roleId, countries }: NewDirectoryGrant, by: string, now: Date): Promise<void> {
    await sql`
      insert into staff_grant (uid, roleid, countries, source, granted_by, granted_at)
      values (${uid}, ${roleId}, ${[...countries]}::text[], 'idp', ${by}, ${now})`.execute(transaction);
  },
}));

type GroupRow = { group: string; roleid: string; countries: string[] };

const toGroup = ({ group, roleid, countries }: GroupRow): StaffGroup => ({
  group,
  roleId: roleid,
  countries: countries.filter(isCountry),
});
