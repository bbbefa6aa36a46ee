import { type CryptoKey, importJWK, type JWTHeaderParameters, jwtVerify, SignJWT } from 'jose';
import { boundedCache } from '#platform/bounded-cache.ts';
import type { Clock } from '#platform/clock.ts';
import type { KeyRing } from './key-ring.ts';
import type { Jwk } from './signing-key.model.ts';
import { signingAlgorithm } from './signing-keys.ts';

export type TokenSigner = ReturnType<typeof tokenSigner>;
export type TokenClaims = {
  uid: string;
  tokenId: string;
  issuedAt: Date;
  expiresAt: Date;
  /** Set on a browser's token, which counts only together with the cookie of this session. */
  sessionId: string | undefined;
};
type Verified = TokenClaims & { kid: string };

const audience = 'dray';

/** Signs and checks the tokens that travel as `Authorization: Bearer`. */
export function tokenSigner(ring: KeyRing, issuer: string, clock: Clock) {
  const imported = boundedCache<Promise<CryptoKey | Uint8Array>>(100);
  const keyOf = (id: string, jwk: Jwk) => {
    const known = imported.get(id) ?? importJWK({ ...jwk, alg: signingAlgorithm });
    imported.set(id, known);
    return known;
  };
  const seconds = () => Math.floor(clock.now().getTime() / 1000);
  // A signature that held once holds until the token's end; checking it again would be an eighth of every call's work.
  const verified = boundedCache<Verified>(10_000);
  const isWithin = ({ expiresAt, kid }: Verified) => clock.now() < expiresAt && ring.has(kid);

  return {
    async sign(
      uid: string,
      { lifetimeSeconds, sessionId }: { lifetimeSeconds: number; sessionId?: string },
    ): Promise<{ token: string; tokenId: string; expiresAt: Date }> {
      const { kid, privateJwk } = await ring.current();
      const tokenId = crypto.randomUUID();
      const expiresAt = seconds() + lifetimeSeconds;
      const token = await new SignJWT({ uid, ...(sessionId ? { sid: sessionId } : {}) })
        .setProtectedHeader({ alg: signingAlgorithm, kid, typ: 'JWT' })
        .setIssuer(issuer)
        .setAudience(audience)
        .setSubject(uid)
        .setJti(tokenId)
        .setIssuedAt(seconds())
        .setExpirationTime(expiresAt)
        .sign(await keyOf(`private ${kid}`, privateJwk));
      return { token, tokenId, expiresAt: new Date(expiresAt * 1000) };
    },

    /** Undefined for whatever we did not sign, or not for this, or not any more. */
    async verify(token: string): Promise<TokenClaims | undefined> {
      const known = verified.get(token);
      if (known && isWithin(known)) return known;
      try {
        const { payload, protectedHeader } = await jwtVerify(token, (header) => publicKeyOf(header), {
          algorithms: [signingAlgorithm],
          issuer,
          audience,
          currentDate: clock.now(),
          requiredClaims: ['exp', 'iat', 'sub', 'jti'],
        });
        const claims = {
          kid: String(protectedHeader.kid),
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

  async function publicKeyOf({ kid = '' }: JWTHeaderParameters) {
    const key = await ring.find(kid);
    if (!key) throw new Error('unknown key');
    return keyOf(`public ${kid}`, key.publicJwk);
  }
}
