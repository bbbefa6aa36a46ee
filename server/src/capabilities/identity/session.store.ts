import type { Transaction } from '#platform/database/connection.ts';
import type { Session } from './session.model.ts';

export type SessionStore = ReturnType<typeof sessionStore>;

export function sessionStore(transaction: Transaction) {
  const tables = transaction.$pickTables<'portal_session'>();

  return {
    async findSession(id: string): Promise<Session | undefined> {
      const row = await tables.selectFrom('portal_session').selectAll().where('id', '=', id).executeTakeFirst();
      return (
        row && {
          id: row.id,
          uid: row.uid,
          createdAt: row.created_at,
          renewedAt: row.renewed_at,
          idTokenHint: row.id_token_hint ?? undefined,
        }
      );
    },

    async addSession({ id, uid, createdAt, renewedAt, idTokenHint }: Session): Promise<void> {
      await tables
        .insertInto('portal_session')
        .values({ id, uid, created_at: createdAt, renewed_at: renewedAt, id_token_hint: idTokenHint ?? null })
        .execute();
    },

    async setRenewed(id: string, renewedAt: Date): Promise<void> {
      await tables.updateTable('portal_session').set({ renewed_at: renewedAt }).where('id', '=', id).execute();
    },

    async removeSession(id: string): Promise<void> {
      await tables.deleteFrom('portal_session').where('id', '=', id).execute();
    },

    async removeSessionsOf(uid: string): Promise<void> {
      await tables.deleteFrom('portal_session').where('uid', '=', uid).execute();
    },

    async removeUnusedSince(moment: Date): Promise<void> {
      await tables.deleteFrom('portal_session').where('renewed_at', '<', moment).execute();
    },
  };
}
