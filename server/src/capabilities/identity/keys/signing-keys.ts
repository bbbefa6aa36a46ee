import { generateKeyPair as generateWithCallback } from 'node:crypto';
import { promisify } from 'node:util';
import { exportJWK, generateKeyPair } from 'jose';
import type { Audit } from '#capabilities/audit/index.ts';
import type { Clock } from '#platform/clock.ts';
import type { Actor } from '#platform/request/request.ts';
import { certify } from './certify.ts';
import { acceptedUntil, type KeyPurpose, type SigningKey, signsFrom } from './signing-key.model.ts';
import type { SigningKeyStore } from './signing-key.store.ts';

export const signingAlgorithm = 'ES256';
const generateRsaPair = promisify(generateWithCallback);

/** The keys of one purpose, making the first one on a new database. */
export async function getOrCreateSigningKeys(
  keys: SigningKeyStore,
  purpose: KeyPurpose,
  clock: Clock,
): Promise<SigningKey[]> {
  await keys.lockKeys();
  const existing = await keys.listKeys(purpose);
  if (existing.length > 0) return existing;

  const key = await newKey(purpose, clock.now(), clock.now());
  await keys.addKey(purpose, key);
  return [key];
}

/**
 * New keys for all purposes. They begin to sign when every process has seen them, and the old ones count as long as
 * anything they signed: nobody notices. At once, after a leak: what the old ones signed is void, no matter who signed it.
 */
export async function rotateKeys(
  { keys, audit, clock }: { keys: SigningKeyStore; audit: Audit; clock: Clock },
  actor: Actor,
  { atOnce }: { atOnce: boolean },
): Promise<void> {
  const now = clock.now();
  await keys.lockKeys();
  // What has no key yet gets its first one when it needs it.
  for (const purpose of await keys.listPurposes()) {
    if (atOnce) await keys.removeKeysOf(purpose);
    else await keys.setAcceptedUntil(purpose, acceptedUntil(purpose, now));
    await keys.addKey(purpose, await newKey(purpose, now, atOnce ? now : signsFrom(purpose, now)));
  }
  await audit.record(actor, { action: 'keys-rotated', subject: 'signing-keys', details: { atOnce } });
}

async function newKey(purpose: KeyPurpose, createdAt: Date, startsSigning: Date): Promise<SigningKey> {
  const pair = await (purpose === 'saml' ? samlPair(createdAt) : tokenPair());
  return { kid: crypto.randomUUID(), ...pair, createdAt, signsFrom: startsSigning, acceptedUntil: undefined };
}

type KeyPair = Pick<SigningKey, 'publicJwk' | 'privateJwk'>;

async function tokenPair(): Promise<KeyPair> {
  const { privateKey, publicKey } = await generateKeyPair(signingAlgorithm, { extractable: true });
  return { publicJwk: { ...(await exportJWK(publicKey)) }, privateJwk: { ...(await exportJWK(privateKey)) } };
}

/** RSA of a length that every SAML tool knows; its certificate travels with the public half (`x5c`, RFC 7517). */
async function samlPair(createdAt: Date): Promise<KeyPair> {
  const pair = await generateRsaPair('rsa', { modulusLength: 2_048 });
  const certificate = certify(pair, createdAt).toString('base64');
  return {
    publicJwk: { ...pair.publicKey.export({ format: 'jwk' }), x5c: [certificate] },
    privateJwk: { ...pair.privateKey.export({ format: 'jwk' }) },
  };
}
