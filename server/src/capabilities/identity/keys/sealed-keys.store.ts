import type { Client } from 'pg';
import type { Sealing } from '#platform/secrets/sealing.ts';
import { purposeOfSeal } from './signing-key.store.ts';

/** For the part that fills the database: whether all its keys can be opened with the secret that is here, if there is one. */
export async function canOpenKeys(client: Client, sealing: Sealing | undefined): Promise<boolean> {
  const { rows } = await client.query<{ sealed_jwk: string }>('select sealed_jwk from signing_key');
  return rows.every(({ sealed_jwk: sealed }) => sealing?.open(purposeOfSeal, sealed) !== undefined);
}

/** The next start makes new ones. */
export async function forgetKeys(client: Client): Promise<void> {
  await client.query('delete from signing_key');
}
