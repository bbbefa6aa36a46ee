import type { Transaction } from '#platform/database/connection.ts';
import type { PendingSignIn, Session } from './session.model.ts';

export type SessionStore = ReturnType<typeof sessionStore>;

export function sessionStore(transaction: Transaction) {
  const tables = transaction.$pickTables<'portal_session' | 'pending_sign_in'>();

  return {
    async findSession(id: string): Promise<Session | undefined> {
      const row = await tables.selectFrom('portal_session').selectAll().where('id', '=', id).executeTakeFirst();
      return row && toSession(row);
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

    async listSessionsOf(uid: string): Promise<Session[]> {
      const rows = await tables
        .selectFrom('portal_session')
        .selectAll()
        .where('uid', '=', uid)
        .orderBy('created_at')
        .execute();
      return rows.map(toSession);
    },

    /** Everybody's where nobody is named. */
    async removeSessionsOf(uid: string | undefined): Promise<void> {
      const sessions = tables.deleteFrom('portal_session');
      await (uid === undefined ? sessions : sessions.where('uid', '=', uid)).execute();
    },

    async addPendingSignIn(pending: PendingSignIn, createdAt: Date): Promise<void> {
      await tables
        .insertInto('pending_sign_in')
        .values({
          state: pending.state,
          browser: pending.browser,
          nonce: pending.nonce,
          code_verifier: pending.codeVerifier,
          return_to: pending.returnTo,
          created_at: createdAt,
        })
        .execute();
    },

    /** Whoever takes it has it alone: an answer of the provider counts once. */
    async takePendingSignIn(state: string, browser: string, notBefore: Date): Promise<PendingSignIn | undefined> {
      const row = await tables
        .deleteFrom('pending_sign_in')
        .where('state', '=', state)
        .where('browser', '=', browser)
        .where('created_at', '>', notBefore)
        .returningAll()
        .executeTakeFirst();
      return (
        row && {
          state: row.state,
          browser: row.browser,
          nonce: row.nonce,
          codeVerifier: row.code_verifier,
          returnTo: row.return_to,
        }
      );
    },

    async removeOlderThan({
      pendingBefore,
      sessionsBefore,
    }: {
      pendingBefore: Date;
      sessionsBefore: Date;
    }): Promise<void> {
      await tables.deleteFrom('pending_sign_in').where('created_at', '<', pendingBefore).execute();
      await tables.deleteFrom('portal_session').where('renewed_at', '<', sessionsBefore).execute();
    },
  };
}

type SessionRow = { id: string; uid: string; created_at: Date; renewed_at: Date; id_token_hint: string | null };

const toSession = (row: SessionRow): Session => ({
  id: row.id,
  uid: row.uid,
  createdAt: row.created_at,
  renewedAt: row.renewed_at,
  idTokenHint: row.id_token_hint ?? undefined,
});
