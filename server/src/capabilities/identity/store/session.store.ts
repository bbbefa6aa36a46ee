import { fixed, runFixed, type Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';
import type { DeviceForm } from '../rules/device.model.ts';
import type { Session } from '../rules/session.model.ts';

export type SessionStore = ReturnType<typeof sessionStore>;

export const sessionStore = namedStore('identity', (transaction: Transaction) => {
  const tables = transaction.$pickTables<'portal_session'>();

  return {
    async findSession(id: string): Promise<Session | undefined> {
      const row = await tables.selectFrom('portal_session').selectAll().where('id', '=', id).executeTakeFirst();
      return row && toSession(row);
    },

    async addSession({ id, uid, createdAt, renewedAt, idTokenHint, device, knowsGroups }: Session): Promise<void> {
      await tables
        .insertInto('portal_session')
        .values({
          id,
          uid,
          created_at: createdAt,
          renewed_at: renewedAt,
          id_token_hint: idTokenHint ?? null,
          browser: device?.browser ?? null,
          system: device?.system ?? null,
          form: device?.form ?? null,
          knows_groups: knowsGroups,
        })
        .execute();
    },

    async setRenewed(id: string, renewedAt: Date): Promise<void> {
      await tables.updateTable('portal_session').set({ renewed_at: renewedAt }).where('id', '=', id).execute();
    },

    async removeSession(id: string): Promise<void> {
      await tables.deleteFrom('portal_session').where('id', '=', id).execute();
    },

    async listSessionsOf(uid: string): Promise<Session[]> {
      const rows = await tables
        .selectFrom('portal_session')
        .selectAll()
        .where('uid', '=', uid)
        .orderBy('created_at')
        .execute();
      return rows.map(toSession);
    },

    /** Of several people, as much as says whether a session still lives. */
    async listTimesOf(uids: readonly string[]): Promise<Pick<Session, 'uid' | 'createdAt' | 'renewedAt'>[]> {
      if (uids.length === 0) return [];
      const rows = await tables
        .selectFrom('portal_session')
        .select(['uid', 'created_at', 'renewed_at'])
        .where('uid', 'in', uids)
        .execute();
      return rows.map((row) => ({ uid: row.uid, createdAt: row.created_at, renewedAt: row.renewed_at }));
    },

    /** It goes on under a new password. */
    async setOpened(id: string, createdAt: Date): Promise<void> {
      await tables.updateTable('portal_session').set({ created_at: createdAt }).where('id', '=', id).execute();
    },

    /** Everybody's where nobody is named; all but one where that is to stay. */
    async removeSessionsOf(uid: string | undefined, keep?: string): Promise<void> {
      const sessions = tables.deleteFrom('portal_session').where('id', '<>', keep ?? '');
      await (uid === undefined ? sessions : sessions.where('uid', '=', uid)).execute();
    },

    async removeUnusedSince(moment: Date, max: number): Promise<number> {
      const rows = await runFixed(
        transaction,
        fixed`delete from portal_session where ctid = any(array(
            select ctid from portal_session where renewed_at < ${moment} order by renewed_at limit ${max}
            for update skip locked))
          returning 1`,
      );
      return rows.length;
    },
  };
});

type SessionRow = {
  id: string;
  uid: string;
  created_at: Date;
  renewed_at: Date;
  id_token_hint: string | null;
  browser: string | null;
  system: string | null;
  form: string | null;
  knows_groups: boolean;
};

const toSession = (row: SessionRow): Session => ({
  id: row.id,
  uid: row.uid,
  createdAt: row.created_at,
  renewedAt: row.renewed_at,
  idTokenHint: row.id_token_hint ?? undefined,
  device: {
    browser: row.browser ?? undefined,
    system: row.system ?? undefined,
    form: (row.form as DeviceForm | null) ?? undefined,
  },
  knowsGroups: row.knows_groups,
});
