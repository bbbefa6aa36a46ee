import { sql } from 'kysely';
import type { Transaction } from '#platform/database/connection.ts';

export type SigningKeyStore = ReturnType<typeof signingKeyStore>;
export type KeyPurpose = 'portal' | 'provider';
export type SigningKeyRow = { kid: string; jwk: Record<string, unknown> };

export function signingKeyStore(transaction: Transaction) {
  const tables = transaction.$pickTables<'signing_key'>();

  return {
    /** Newest first; the newest signs, older ones still verify. */
    async listKeys(purpose: KeyPurpose): Promise<SigningKeyRow[]> {
      const rows = await tables
        .selectFrom('signing_key')
        .select(['kid', 'private_jwk'])
        .where('purpose', '=', purpose)
        .orderBy('created_at', 'desc')
        .orderBy('kid')
        .execute();
      return rows.map(({ kid, private_jwk }) => ({ kid, jwk: private_jwk as Record<string, unknown> }));
    },

    /** Two processes that start together must not both make the first key. */
    async lockKeys(): Promise<void> {
      await sql`lock table signing_key in share row exclusive mode`.execute(transaction);
    },

    async addKey({ kid, jwk }: SigningKeyRow, purpose: KeyPurpose, createdAt: Date): Promise<void> {
      await tables
        .insertInto('signing_key')
        .values({ kid, private_jwk: JSON.stringify(jwk), purpose, created_at: createdAt })
        .execute();
    },
  };
}
