import { sql } from 'kysely';
import type { Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';
import type { Sealing } from '#platform/secrets/sealing.ts';
import type { Jwk, KeyPurpose, SigningKey } from './signing-key.model.ts';

export type SigningKeyStore = ReturnType<typeof signingKeyStore>;

/** The keys in the database are of no use without the one that they are sealed with. */
export class KeysSealedElsewhere extends Error {
  constructor() {
    super(
      'The signing keys in the database were sealed with another secret key. Set SECRET_KEY to that one, or put its file ' +
        'back into DATA_DIR; if it is lost, `npm run portal -- rotate-keys at-once` makes new ones.',
    );
    this.name = 'KeysSealedElsewhere';
  }
}

export const purposeOfSeal = 'signing key';

export const signingKeyStore = namedStore('identity', (transaction: Transaction, { seal, open }: Sealing) => {
  const tables = transaction.$pickTables<'signing_key'>();

  const opened = (sealed: string): Jwk => {
    const text = open(purposeOfSeal, sealed);
    if (text === undefined) throw new KeysSealedElsewhere();
    return JSON.parse(text);
  };

  return {
    async listKeys(purpose: KeyPurpose): Promise<SigningKey[]> {
      const rows = await tables.selectFrom('signing_key').selectAll().where('purpose', '=', purpose).execute();
      return rows.map((row) => ({
        kid: row.kid,
        publicJwk: row.public_jwk as Jwk,
        privateJwk: opened(row.sealed_jwk),
        createdAt: row.created_at,
        signsFrom: row.signs_from,
        acceptedUntil: row.accepted_until ?? undefined,
      }));
    },

    async listPurposes(): Promise<KeyPurpose[]> {
      const rows = await tables.selectFrom('signing_key').select('purpose').distinct().orderBy('purpose').execute();
      return rows.map(({ purpose }) => purpose as KeyPurpose);
    },

    /** Two processes that start together must not both make the first key. */
    async lockKeys(): Promise<void> {
      await sql`lock table signing_key in share row exclusive mode`.execute(transaction);
    },

    async addKey(purpose: KeyPurpose, key: SigningKey): Promise<void> {
      await tables
        .insertInto('signing_key')
        .values({
          kid: key.kid,
          purpose,
          public_jwk: JSON.stringify(key.publicJwk),
          sealed_jwk: seal(purposeOfSeal, JSON.stringify(key.privateJwk)),
          created_at: key.createdAt,
          signs_from: key.signsFrom,
          accepted_until: key.acceptedUntil ?? null,
        })
        .execute();
    },

    async setAcceptedUntil(purpose: KeyPurpose, moment: Date): Promise<void> {
      await tables
        .updateTable('signing_key')
        .set({ accepted_until: moment })
        .where('purpose', '=', purpose)
        .where('accepted_until', 'is', null)
        .execute();
    },

    async removeKeysOf(purpose: KeyPurpose): Promise<void> {
      await tables.deleteFrom('signing_key').where('purpose', '=', purpose).execute();
    },

    async removeKeysNotAcceptedAt(moment: Date): Promise<void> {
      await tables.deleteFrom('signing_key').where('accepted_until', '<', moment).execute();
    },
  };
});
