export type KeyPurpose = 'portal' | 'provider' | 'saml';
export type Jwk = Record<string, unknown>;

export type SigningKey = {
  kid: string;
  publicJwk: Jwk;
  privateJwk: Jwk;
  createdAt: Date;
  signsFrom: Date;
  acceptedUntil: Date | undefined;
};

const dayMs = 24 * 3_600_000;

/**
 * How long a new key is known before it signs: longer than any process goes without looking for new ones. OpenID clients
 * ask for the provider's keys once a minute at most; a certificate for hand-offs is loaded by somebody at another company.
 */
const announcedMs: Record<KeyPurpose, number> = { portal: 30_000, provider: 120_000, saml: 7 * dayMs };

/**
 * As long as the longest-lived thing that a key has signed: a program's token; the proof of sign-in that a session keeps. A hand-off
 * counts for a minute, but tools ask for the certificates once a day.
 */
const countsMs: Record<KeyPurpose, number> = { portal: 3_600_000, provider: 7 * dayMs, saml: dayMs };

export const signsFrom = (purpose: KeyPurpose, announcedAt: Date): Date =>
  new Date(announcedAt.getTime() + announcedMs[purpose]);

/** Of a key whose successor was announced at that moment. */
export const acceptedUntil = (purpose: KeyPurpose, successorAt: Date): Date =>
  new Date(signsFrom(purpose, successorAt).getTime() + countsMs[purpose]);

export const isAccepted = ({ acceptedUntil: until }: Pick<SigningKey, 'acceptedUntil'>, now: Date): boolean =>
  until === undefined || now < until;

/** The newest whose time has come; on a new database the only one. */
export function signingKeyAt(keys: readonly SigningKey[], now: Date): SigningKey | undefined {
  const newestFirst = keys
    .filter((key) => isAccepted(key, now))
    .toSorted((one, other) => other.signsFrom.getTime() - one.signsFrom.getTime());
  return newestFirst.find((key) => key.signsFrom <= now) ?? newestFirst.at(-1);
}
