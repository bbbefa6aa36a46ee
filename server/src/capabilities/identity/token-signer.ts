import { importJWK, type JWTHeaderParameters, jwtVerify, SignJWT } from 'jose';
import { boundedCache } from '#platform/bounded-cache.ts';
import type { Clock } from '#platform/clock.ts';
import type { SigningKeyRow } from './signing-key.store.ts';
import { signingAlgorithm } from './signing-keys.ts';

export type TokenSigner = Awaited<ReturnType<typeof tokenSigner>>;
export type TokenClaims = {
  uid: string;
  tokenId: string;
  issuedAt: Date;
  expiresAt: Date;
  /** Set on a browser's token, which counts only together with the cookie of this session. */
  sessionId: string | undefined;
};

const audience = 'dray';
/** A program's token; a browser's lives shorter and is renewed from its cookie. */
const programLifetimeSeconds = 60 * 60;

/** Signs and checks the tokens that travel as `Authorization: Bearer`. */
export async function tokenSigner(keys: readonly SigningKeyRow[], issuer: string, clock: Clock) {
  const newest = keys[0];
  if (!newest) throw new Error('There is no key to sign tokens with');
  const privateKey = await importJWK({ ...newest.jwk, alg: signingAlgorithm });
  const publicKeys = new Map(
    await Promise.all(
      keys.map(
        async ({ kid, jwk: { d: _private, ...jwk } }) =>
          [kid, await importJWK({ ...jwk, alg: signingAlgorithm })] as const,
      ),
    ),
  );
  const seconds = () => Math.floor(clock.now().getTime() / 1000);
  // A signature that held once holds until the token's end; checking it again would be an eighth of every call's work.
  const verified = boundedCache<TokenClaims>(10_000);
  const isWithin = ({ expiresAt }: TokenClaims) => clock.now() < expiresAt;

  return {
    async sign(
      uid: string,
      session?: { id: string; lifetimeSeconds: number },
    ): Promise<{ token: string; tokenId: string }> {
      const tokenId = crypto.randomUUID();
      const lifetimeSeconds = session?.lifetimeSeconds ?? programLifetimeSeconds;
      const token = await new SignJWT({ uid, ...(session ? { sid: session.id } : {}) })
        .setProtectedHeader({ alg: signingAlgorithm, kid: newest.kid, typ: 'JWT' })
        .setIssuer(issuer)
        .setAudience(audience)
        .setSubject(uid)
        .setJti(tokenId)
        .setIssuedAt(seconds())
        .setExpirationTime(seconds() + lifetimeSeconds)
        .sign(privateKey);
      return { token, tokenId };
    },

    /** Undefined for whatever we did not sign, or not for this, or not any more. */
    async verify(token: string): Promise<TokenClaims | undefined> {
      const known = verified.get(token);
      if (known && isWithin(known)) return known;
      try {
        const { payload } = await jwtVerify(token, (header) => keyOf(header), {
          algorithms: [signingAlgorithm],
          issuer,
          audience,
          currentDate: clock.now(),
          requiredClaims: ['exp', 'iat', 'sub', 'jti'],
        });
        const claims = {
          uid: String(payload.sub),
          tokenId: String(payload.jti),
          issuedAt: new Date(Number(payload.iat) * 1000),
          expiresAt: new Date(Number(payload.exp) * 1000),
          sessionId: typeof payload.sid === 'string' ? payload.sid : undefined,
        };
        verified.set(token, claims);
        return claims;
      } catch {
        // Every failure to verify means the same to the caller: no session.
        return undefined;
      }
    },
  };

  function keyOf({ kid }: JWTHeaderParameters) {
    const key = publicKeys.get(kid ?? '');
    if (!key) throw new Error('unknown key');
    return key;
  }
}
