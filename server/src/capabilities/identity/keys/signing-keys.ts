import { exportJWK, generateKeyPair } from 'jose';
import type { Audit } from '#capabilities/audit/index.ts';
import type { Clock } from '#platform/clock.ts';
import type { Actor } from '#platform/request.ts';
import { acceptedUntil, type KeyPurpose, type SigningKey, signsFrom } from './signing-key.model.ts';
import type { SigningKeyStore } from './signing-key.store.ts';

export const signingAlgorithm = 'ES256';

/** The keys of one purpose, making the first one on a new database. */
export async function getOrCreateSigningKeys(
  keys: SigningKeyStore,
  purpose: KeyPurpose,
  clock: Clock,
): Promise<SigningKey[]> {
  await keys.lockKeys();
  const existing = await keys.listKeys(purpose);
  if (existing.length > 0) return existing;

  const key = await newKey(clock.now(), clock.now());
  await keys.addKey(purpose, key);
  return [key];
}

/**
 * New keys for both purposes. They begin to sign when every process has seen them, and the old ones count as long as
 * anything they signed: nobody notices. At once, after a leak: what the old ones signed is void, whoever signed it.
 */
export async function rotateKeys(
  { keys, audit, clock }: { keys: SigningKeyStore; audit: Audit; clock: Clock },
  actor: Actor,
  { atOnce }: { atOnce: boolean },
): Promise<void> {
  const now = clock.now();
  await keys.lockKeys();
  for (const purpose of ['portal', 'provider'] as const) {
    if (atOnce) await keys.removeKeysOf(purpose);
    else await keys.setAcceptedUntil(purpose, acceptedUntil(purpose, now));
    await keys.addKey(purpose, await newKey(now, atOnce ? now : signsFrom(purpose, now)));
  }
  await audit.record(actor, { action: 'keys-rotated', subject: 'signing-keys', details: { atOnce } });
}

async function newKey(createdAt: Date, itsSignsFrom: Date): Promise<SigningKey> {
  const { privateKey, publicKey } = await generateKeyPair(signingAlgorithm, { extractable: true });
  return {
    kid: crypto.randomUUID(),
    publicJwk: { ...(await exportJWK(publicKey)) },
    privateJwk: { ...(await exportJWK(privateKey)) },
    createdAt,
    signsFrom: itsSignsFrom,
    acceptedUntil: undefined,
  };
}
