import { exportJWK, generateKeyPair } from 'jose';
import type { Clock } from '#platform/clock.ts';
import type { KeyPurpose, SigningKeyRow, SigningKeyStore } from './signing-key.store.ts';

export const signingAlgorithm = 'ES256';

/** The keys that sign our tokens, making the first one on a new database. */
export async function getOrCreateSigningKeys(
  keys: SigningKeyStore,
  purpose: KeyPurpose,
  clock: Clock,
): Promise<SigningKeyRow[]> {
  await keys.lockKeys();
  const existing = await keys.listKeys(purpose);
  if (existing.length > 0) return existing;

  const { privateKey } = await generateKeyPair(signingAlgorithm, { extractable: true });
  const key = { kid: crypto.randomUUID(), jwk: { ...(await exportJWK(privateKey)) } };
  await keys.addKey(key, purpose, clock.now());
  return [key];
}
