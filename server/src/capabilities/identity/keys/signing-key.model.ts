export type KeyPurpose = 'portal' | 'provider';
export type Jwk = Record<string, unknown>;

export type SigningKey = {
  kid: string;
  publicJwk: Jwk;
  privateJwk: Jwk;
  createdAt: Date;
  signsFrom: Date;
  acceptedUntil: Date | undefined;
};

/** Longer than any process goes without looking for new keys. */
export const announcedMs = 30_000;

/** As long as the longest-lived thing that a key has signed: a program's token; the proof of sign-in that a session keeps. */
const countsMs: Record<KeyPurpose, number> = { portal: 3_600_000, provider: 7 * 24 * 3_600_000 };

export const acceptedUntil = (purpose: KeyPurpose, replacedAt: Date): Date =>
  new Date(replacedAt.getTime() + announcedMs + countsMs[purpose]);

export const isAccepted = ({ acceptedUntil: until }: Pick<SigningKey, 'acceptedUntil'>, now: Date): boolean =>
  until === undefined || now < until;

/** The newest whose time has come; on a new database the only one. */
export function signingKeyAt(keys: readonly SigningKey[], now: Date): SigningKey | undefined {
  const newestFirst = keys
    .filter((key) => isAccepted(key, now))
    .toSorted((one, other) => other.signsFrom.getTime() - one.signsFrom.getTime());
  return newestFirst.find(({ signsFrom }) => signsFrom <= now) ?? newestFirst.at(-1);
}
