import { sql } from 'kysely';
import { fixed, runFixed, type Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';

/** What the embedded identity provider remembers, by its own kinds; shared by all processes. */
export type OidcPayload = { payload: Record<string, unknown>; isConsumed: boolean };
export type OidcPayloadStore = ReturnType<typeof oidcPayloadStore>;

export const oidcPayloadStore = namedStore('identity', (transaction: Transaction) => {
  const tables = transaction.$pickTables<'oidc_payload'>();

  return {
    async findBy(model: string, key: 'id' | 'uid', value: string, now: Date): Promise<OidcPayload | undefined> {
      const row = await tables
        .selectFrom('oidc_payload')
        .select(['payload', 'consumed_at'])
        .where('model', '=', model)
        .where(key, '=', value)
        .where('expires_at', '>', now)
        .executeTakeFirst();
      return row && { payload: row.payload as Record<string, unknown>, isConsumed: row.consumed_at !== null };
    },

    async save(model: string, id: string, payload: Record<string, unknown>, expiresAt: Date): Promise<void> {
      const columns = {
        payload: JSON.stringify(payload),
        grant_id: textOf(payload.grantId),
        uid: textOf(payload.uid),
        expires_at: expiresAt,
      };
      await tables
        .insertInto('oidc_payload')
        .values({ model, id, ...columns })
        .onConflict((conflict) => conflict.columns(['model', 'id']).doUpdateSet(columns))
        .execute();
    },

    /** False for anyone who comes second, though they may have found it unused: what counts once, one alone has used. */
    async consume(model: string, id: string, at: Date): Promise<boolean> {
      const used = await tables
        .updateTable('oidc_payload')
        .set({ consumed_at: at })
        .where('model', '=', model)
        .where('id', '=', id)
        .where('consumed_at', 'is', null)
        .returning('id')
        .executeTakeFirst();
      return used !== undefined;
    },

    async remove(model: string, id: string): Promise<void> {
      await tables.deleteFrom('oidc_payload').where('model', '=', model).where('id', '=', id).execute();
    },

    /** With everything that was granted together with this. */
    async removeGrantOf(model: string, id: string): Promise<void> {
      const grant = tables
        .selectFrom('oidc_payload')
        .select('grant_id')
        .where('model', '=', model)
        .where('id', '=', id);
      await tables
        .deleteFrom('oidc_payload')
        .where((row) =>
          row.or([row('grant_id', 'in', grant), row.and([row('model', '=', 'Grant'), row('id', 'in', grant)])]),
        )
        .execute();
    },

    async removeByGrant(grantId: string): Promise<void> {
      await tables.deleteFrom('oidc_payload').where('grant_id', '=', grantId).execute();
    },

    /** Whom the provider knows in whichever browser; each has to say the password again. */
    async removeSessionsOf(accountId: string): Promise<void> {
      await tables
        .deleteFrom('oidc_payload')
        .where('model', '=', 'Session')
        .where(sql`payload ->> 'accountId'`, '=', accountId)
        .execute();
    },

    async removeExpired(now: Date, max: number): Promise<number> {
      const rows = await runFixed(
        transaction,
        fixed`delete from oidc_payload where ctid = any(array(
            select ctid from oidc_payload where expires_at < ${now} order by expires_at limit ${max}
            for update skip locked))
          returning 1`,
      );
      return rows.length;
    },
  };
});

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
